import { SWITCHED_OFF } from './switches';

const forceFrameRate = jest.fn();

async function loadWith(scheduler: object) {
  jest.resetModules();
  jest.doMock('scheduler', () => scheduler);
  return import('./fewer-pauses');
}

beforeEach(() => forceFrameRate.mockClear());
afterEach(() => Reflect.deleteProperty(globalThis, SWITCHED_OFF));

test('the frame rate stays low until each page that the visitor waits for is rendered', async () => {
  const { pauseLess } = await loadWith({ unstable_forceFrameRate: forceFrameRate });
  const [endFirst, endSecond] = [pauseLess(), pauseLess()];
  endFirst();
  expect(forceFrameRate.mock.calls).toEqual([[10], [10]]);
  endSecond();
  expect(forceFrameRate).toHaveBeenLastCalledWith(0);
});

test('while fewer-pauses is switched off, pauseLess does not set the frame rate', async () => {
  Reflect.set(globalThis, SWITCHED_OFF, ['fewer-pauses']);
  const { pauseLess } = await loadWith({ unstable_forceFrameRate: forceFrameRate });
  pauseLess()();
  expect(forceFrameRate).not.toHaveBeenCalled();
});

test('pauseLess does not fail when the scheduler lacks the unstable function', async () => {
  const { pauseLess } = await loadWith({});
  expect(() => pauseLess()()).not.toThrow();
});
