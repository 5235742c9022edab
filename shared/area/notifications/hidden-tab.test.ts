import { listenForNotifications } from '@nivara/shared/api-client/notifications';
import { notification, openTestStreams } from './testing/serve-notifications';

const SECONDS = 1_000;

let isHidden = false;
let streams: ReturnType<typeof openTestStreams>;
beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  streams = openTestStreams();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function show(isShown: boolean) {
  isHidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange'));
}

function listen() {
  const onNotification = jest.fn();
  const onMissed = jest.fn();
  const stop = listenForNotifications(onNotification, onMissed, () => undefined);
  return { onNotification, onMissed, stop };
}

test('a tab that stays hidden closes its stream, and asks for what it missed once it is visible again', async () => {
  const { onNotification, onMissed, stop } = listen();
  show(false);
  await jest.advanceTimersByTimeAsync(11 * SECONDS);
  expect(streams.count()).toBe(0);
  show(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(streams.count()).toBe(1);
  expect(onMissed).toHaveBeenCalledTimes(1);
  await streams.push(notification());
  expect(onNotification).toHaveBeenCalledTimes(1);
  stop();
  expect(streams.count()).toBe(0);
});

test('a tab that is hidden for a moment keeps its stream', async () => {
  const { onMissed, stop } = listen();
  show(false);
  await jest.advanceTimersByTimeAsync(5 * SECONDS);
  show(true);
  await jest.advanceTimersByTimeAsync(60 * SECONDS);
  expect(streams.count()).toBe(1);
  expect(onMissed).not.toHaveBeenCalled();
  stop();
});

test('a tab that opens in the background has no stream before it is visible', async () => {
  isHidden = true;
  const { stop } = listen();
  expect(streams.count()).toBe(0);
  show(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(streams.count()).toBe(1);
  stop();
  show(false);
  show(true);
  expect(streams.count()).toBe(0);
});

test('a hidden tab does not try a refused stream again', async () => {
  const { stop } = listen();
  show(false);
  await streams.refuse();
  await jest.advanceTimersByTimeAsync(11 * SECONDS);
  await jest.advanceTimersByTimeAsync(120 * SECONDS);
  expect(streams.count()).toBe(0);
  stop();
});
