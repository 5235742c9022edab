import { loaderWith } from '../testing/loader-with';
import { bootWith } from '../testing/boot-with';
import { registryEntry } from '../testing/registry-entry';
import { startPage } from './start-page';
import { SWITCHED_OFF, type FirstPaintPart } from './switches';

const boot = bootWith({ gallery: registryEntry() });

/** Returns which modules were requested, and the page to hydrate. */
function start(markup: string, ...off: FirstPaintPart[]) {
  Reflect.set(globalThis, SWITCHED_OFF, off);
  const requested: string[] = [];
  const loader = loaderWith(async (_remote, _build, module) => {
    requested.push(module);
    return { default: () => null };
  });
  const root = document.createElement('div');
  root.innerHTML = markup;
  return {
    prerendered: startPage(root, boot, loader, root.querySelector('main')?.innerHTML ?? ''),
    requested,
  };
}

const MARKUP = '<main><h1>The hall</h1></main>';

beforeEach(() => {
  window.history.replaceState(null, '', '/hall');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, SWITCHED_OFF);
});

test('a prerendered page is loaded at once and hydrated when it is complete', async () => {
  const { prerendered, requested } = start(MARKUP);
  expect(requested).toEqual(['./routes']);
  expect(prerendered).toMatchObject({ remote: 'gallery', pathname: '/hall', html: '<h1>The hall</h1>' });
  expect(await prerendered?.ready).toBe(true);
});

test('a page that was not prerendered is loaded at once and rendered', () => {
  const { prerendered, requested } = start('');
  expect({ prerendered, requested }).toEqual({ prerendered: undefined, requested: ['./routes'] });
});

test('with hydration switched off, a prerendered page is rendered', () => {
  const { prerendered, requested } = start(MARKUP, 'prerendered-page');
  expect({ prerendered, requested }).toEqual({ prerendered: undefined, requested: ['./routes'] });
});

test('with hydration and the early start switched off, no module is requested', () => {
  expect(start(MARKUP, 'prerendered-page', 'start-page')).toEqual({ prerendered: undefined, requested: [] });
});
