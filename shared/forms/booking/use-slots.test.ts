import { act, renderHook, waitFor } from '@testing-library/react';
import { serveBooking, type BookingService } from '../../testing/serve-booking';
import { useSlots, type Slots } from './use-slots';

let service: BookingService;
beforeEach(() => {
  service = serveBooking();
});

const show = (props: { service?: number; date?: string }) =>
  renderHook((current: typeof props) => useSlots({ service: current.service, date: current.date }), {
    initialProps: props,
  });
const freeAt = (slots: Slots, timing: string) =>
  slots.status === 'ready' ? slots.slots.find((slot) => slot.timing === timing)?.free : undefined;
const paths = () => service.callsTo('GET /slots').map(({ path }) => path);

test('fetches when service and date are known, and again when either changes', async () => {
  const { result, rerender } = show({ service: 5 });
  expect(result.current[0]).toEqual({ status: 'idle' });
  rerender({ service: 5, date: '2026-03-10' });
  expect(result.current[0]).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current[0].status).toBe('ready'));
  rerender({ service: 6, date: '2026-03-10' });
  expect(result.current[0]).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current[0].status).toBe('ready'));
  expect(paths()).toEqual(['/slots?service=5&date=2026-03-10', '/slots?service=6&date=2026-03-10']);
});

test('fetches again when the window gets the focus', async () => {
  const { result } = show({ service: 5, date: '2026-03-10' });
  await waitFor(() => expect(freeAt(result.current[0], '9:15 AM')).toBe(1));
  service.take('2026-03-10', '9:15 AM');
  act(() => void window.dispatchEvent(new Event('focus')));
  // The earlier list is kept until the new one is loaded.
  expect(result.current[0].status).toBe('ready');
  await waitFor(() => expect(freeAt(result.current[0], '9:15 AM')).toBe(0));
});

test('reports a failure, retries, and keeps the list when a later call fails', async () => {
  service.refuse('GET /slots', 'unreachable');
  const { result } = show({ service: 5, date: '2026-03-10' });
  await waitFor(() => expect(result.current[0].status).toBe('failed'));
  service.mend();
  act(() => result.current[1]());
  await waitFor(() => expect(result.current[0].status).toBe('ready'));

  service.refuse('GET /slots', 'unreachable');
  act(() => result.current[1]());
  await waitFor(() => expect(paths()).toHaveLength(3));
  expect(freeAt(result.current[0], '9:15 AM')).toBe(1);
});
