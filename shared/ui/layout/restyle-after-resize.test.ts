import { restyleAfterResize, restyleRule } from './restyle-after-resize';

const isMarked = () => document.querySelector(restyleRule.slice(0, restyleRule.indexOf(' '))) !== null;
const resize = () => window.dispatchEvent(new Event('resize'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.documentElement.removeAttribute('data-resized');
});

test('toggles the mark once when a resize has ended', () => {
  const end = restyleAfterResize();
  for (let step = 0; step < 5; step += 1) {
    resize();
    jest.advanceTimersByTime(50);
    expect(isMarked()).toBe(false);
  }
  jest.advanceTimersByTime(50);
  expect(isMarked()).toBe(true);
  resize();
  jest.advanceTimersByTime(100);
  expect(isMarked()).toBe(false);
  end();
});

test('toggles nothing when it is ended between a resize and the toggle', () => {
  const end = restyleAfterResize();
  resize();
  end();
  jest.advanceTimersByTime(1000);
  resize();
  jest.advanceTimersByTime(1000);
  expect(isMarked()).toBe(false);
});
