import { act, renderHook } from '@testing-library/react';
import { HOLD_MINUTES } from '../../domain/slot';
import { serveBooking, type BookingService } from '../../testing/serve-booking';
import type { ChosenTiming } from './chosen-timing';
import { useHold } from './use-hold';

const chosen: ChosenTiming = { service: 5, date: '2026-03-10', timing: '9:15 AM' };

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

test('renews a hold before it expires, again and again', async () => {
  const { result } = renderHook(() => useHold(chosen, () => undefined));
  await pass(0);
  expect(result.current[0]).toMatchObject({ status: 'kept', chosen });
  await pass(HOLD_MINUTES - 1.1);
  expect(holds()).toBe(1);
  await pass(0.2);
  expect(holds()).toBe(2);
  await pass(HOLD_MINUTES - 1);
  expect(holds()).toBe(3);
});

test('lets the hold of a hidden page expire, and renews it when the page is visible', async () => {
  renderHook(() => useHold(chosen, () => undefined));
  await pass(0);
  await look('hidden');
  await pass(3 * HOLD_MINUTES);
  expect(holds()).toBe(1);
  await look('visible');
  expect(holds()).toBe(2);
});

test('makes no call when the page is hidden for a moment', async () => {
  renderHook(() => useHold(chosen, () => undefined));
  await pass(1);
  await look('hidden');
  await look('visible');
  expect(holds()).toBe(1);
});

test('releases the hold when the form is closed', async () => {
  const { unmount } = renderHook(() => useHold(chosen, () => undefined));
  await pass(0);
  unmount();
  await pass(2 * HOLD_MINUTES);
  expect(service.callsTo('DELETE /holds')).toHaveLength(1);
  expect(holds()).toBe(1);
});

test('replaces the hold when another timing is chosen, and releases it when none is', async () => {
  const { rerender } = renderHook(({ wanted }) => useHold(wanted, () => undefined), {
    initialProps: { wanted: chosen as ChosenTiming | undefined },
  });
  await pass(0);
  rerender({ wanted: { ...chosen, timing: '9:40 AM' } });
  await pass(0);
  expect(service.callsTo('POST /holds')[1]?.body).toMatchObject({ replaces: expect.any(String) });
  rerender({ wanted: undefined });
  await pass(0);
  expect(service.callsTo('DELETE /holds')).toHaveLength(1);
});

test('reports at once that somebody else has taken the timing', async () => {
  const onLost = jest.fn();
  service.take(chosen.date, chosen.timing);
  const { result } = renderHook(() => useHold(chosen, onLost));
  await pass(0);
  expect(result.current[0]).toMatchObject({ status: 'lost' });
  expect(onLost).toHaveBeenCalledTimes(1);
});
