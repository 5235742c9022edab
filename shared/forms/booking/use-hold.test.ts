import { act, renderHook } from '@testing-library/react';
import { HOLD_MINUTES } from '../../domain/appointment';
import { serveBooking, type BookingService } from '../../testing/serve-booking';
import type { Wish } from './booking-values';
import { useHold } from './use-hold';

const wish: Wish = { service: 5, date: '2026-03-10', timing: '9:15 AM' };

let service: BookingService;
let visibility: DocumentVisibilityState;
beforeEach(() => {
  jest.useFakeTimers();
  service = serveBooking();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => jest.useRealTimers());

const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
const holds = () => service.callsTo('POST /holds').length;
const look = (at: DocumentVisibilityState) =>
  act(async () => {
    visibility = at;
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
  });

test('a kept timing is renewed before its minutes are over, again and again', async () => {
  const { result } = renderHook(() => useHold(wish, () => undefined));
  await pass(0);
  expect(result.current[0]).toMatchObject({ status: 'kept', wish });
  await pass(HOLD_MINUTES - 1.1);
  expect(holds()).toBe(1);
  await pass(0.2);
  expect(holds()).toBe(2);
  await pass(HOLD_MINUTES - 1);
  expect(holds()).toBe(3);
});

test('a hidden page lets it run out, and asks for it when somebody looks again', async () => {
  renderHook(() => useHold(wish, () => undefined));
  await pass(0);
  await look('hidden');
  await pass(3 * HOLD_MINUTES);
  expect(holds()).toBe(1);
  await look('visible');
  expect(holds()).toBe(2);
});

test('who looks away for a moment costs no call', async () => {
  renderHook(() => useHold(wish, () => undefined));
  await pass(1);
  await look('hidden');
  await look('visible');
  expect(holds()).toBe(1);
});

test('it is given back when the form is closed, and not renewed any more', async () => {
  const { unmount } = renderHook(() => useHold(wish, () => undefined));
  await pass(0);
  unmount();
  await pass(2 * HOLD_MINUTES);
  expect(service.callsTo('DELETE /holds')).toHaveLength(1);
  expect(holds()).toBe(1);
});

test('another timing takes its place, no timing gives it back', async () => {
  const { rerender } = renderHook(({ wanted }) => useHold(wanted, () => undefined), {
    initialProps: { wanted: wish as Wish | undefined },
  });
  await pass(0);
  rerender({ wanted: { ...wish, timing: '9:40 AM' } });
  await pass(0);
  expect(service.callsTo('POST /holds')[1]?.body).toMatchObject({ replaces: expect.any(String) });
  rerender({ wanted: undefined });
  await pass(0);
  expect(service.callsTo('DELETE /holds')).toHaveLength(1);
});

test('that it is lost is told at once', async () => {
  const onLost = jest.fn();
  service.take(wish.date, wish.timing);
  const { result } = renderHook(() => useHold(wish, onLost));
  await pass(0);
  expect(result.current[0]).toMatchObject({ status: 'lost' });
  expect(onLost).toHaveBeenCalledTimes(1);
});
