import { OPEN_TO_ALL, type RemoteRoute } from '@nivara/shared/contracts/remote-manifest';
import { bootWith } from '../testing/boot-with';
import { registryEntry } from '../testing/registry-entry';
import { startContainersAhead } from './start-containers-ahead';
import { SWITCHED_OFF } from './switches';

const hall = registryEntry();
const manifestWith = (
  name: string,
  path: string,
  contract: number,
  access: RemoteRoute['access'] = OPEN_TO_ALL,
) => ({
  name,
  contract,
  routes: hall.manifest.routes.map((route) => ({ ...route, path, access })),
});
const garden = { ...registryEntry('2.0.0'), manifest: manifestWith('garden', '/garden', 2) };
const newer = { ...registryEntry('3.0.0'), manifest: manifestWith('newer', '/newer', 99) };
const cellar = { ...registryEntry('4.0.0'), manifest: manifestWith('cellar', '/cellar', 2, 'signed-in') };
const boot = bootWith({ gallery: hall, garden, newer, cellar });

/** Returns the versions whose containers were started for a page with these links. */
async function started(html: string, ready: Promise<unknown> = Promise.resolve()): Promise<string[]> {
  const versions: string[] = [];
  document.body.innerHTML = html;
  startContainersAhead(boot, { startContainer: ({ version }) => versions.push(version) }, ready);
  await jest.advanceTimersByTimeAsync(5_000);
  return versions;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
  Reflect.deleteProperty(globalThis, SWITCHED_OFF);
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(document, 'readyState');
});

const LINKS = '<a href="/garden">Garden</a><a href="/garden/roses">Roses</a><a href="/hall">Hall</a>';

test('starts each remote behind the links once', async () => {
  expect(await started(LINKS)).toEqual(['2.0.0', '1.0.0']);
});

test.each([
  ['leads elsewhere', '<a href="https://example.org/garden">Link</a>'],
  ['opens a tab', '<a href="/garden" target="_blank">Link</a>'],
  ['belongs to no remote', '<a href="/nowhere">Link</a>'],
  ['leads to a guarded page', '<a href="/cellar">Link</a>'],
  ['belongs to a remote of another contract', '<a href="/newer">Link</a>'],
])('starts nothing for a link that %s', async (_what, html) => {
  expect(await started(html)).toEqual([]);
});

test('starts nothing until the page is ready', async () => {
  expect(await started(LINKS, new Promise(() => undefined))).toEqual([]);
});

test('starts nothing before the load event, which each script would delay', async () => {
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
  const versions = await started(LINKS);
  expect(versions).toEqual([]);
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(versions).toEqual(['2.0.0', '1.0.0']);
});

test('starts nothing where the browser asks for less traffic', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect(await started(LINKS)).toEqual([]);
});

test('starts nothing when it is switched off', async () => {
  Reflect.set(globalThis, SWITCHED_OFF, ['start-containers-ahead']);
  expect(await started(LINKS)).toEqual([]);
});
