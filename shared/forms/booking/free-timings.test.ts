import { MOST_DAYS_AHEAD } from '../../domain/appointment';
import type { Slot } from '../../domain/slot';
import { addDays } from '../../domain/clinic-time';
import { TIMINGS } from '../../domain/timings';
import { serveBooking } from '../../testing/serve-booking';
import { hasBegun, nearestFree, nextFreeDay } from './free-timings';

const slotsWith = (free: string[]): Slot[] =>
  TIMINGS.map(({ timeslot, timing }) => ({ timeslot, timing, free: free.includes(timing) ? 1 : 0 }));
const timings = (slots: Slot[] = []) => slots.map(({ timing }) => timing);

describe('the nearest free timings', () => {
  it('are at most five, before and after, in the order of the day', () => {
    const free = ['8:00 AM', '8:25 AM', '8:50 AM', '9:40 AM', '10:05 AM', '11:20 AM', '8:00 PM'];
    expect(timings(nearestFree(slotsWith(free), '9:15 AM'))).toEqual([
      '8:00 AM',
      '8:25 AM',
      '8:50 AM',
      '9:40 AM',
      '10:05 AM',
    ]);
  });

  it('may all be on one side, in another time slot', () => {
    expect(timings(nearestFree(slotsWith(['4:00 PM', '8:00 PM']), '8:00 AM'))).toEqual([
      '4:00 PM',
      '8:00 PM',
    ]);
  });

  it('are none when nothing is free', () => expect(nearestFree(slotsWith([]), '8:00 AM')).toEqual([]));
});

describe('the next free day', () => {
  const today = '2026-03-02';
  const chosen = { service: 5, date: '2026-03-10', timing: '9:15 AM' };

  it('is the first following day with a free timing, and may offer the lost timing again', async () => {
    const { take } = serveBooking();
    take('2026-03-11');
    const day = await nextFreeDay(chosen, today);
    expect(day?.date).toBe('2026-03-12');
    expect(timings(day?.slots)).toEqual(['8:25 AM', '8:50 AM', '9:15 AM', '9:40 AM', '10:05 AM']);
  });

  it('is searched for on at most fourteen days', async () => {
    const { take, callsTo } = serveBooking();
    for (let days = 1; days <= 15; days += 1) take(addDays(chosen.date, days));
    expect(await nextFreeDay(chosen, today)).toBeUndefined();
    expect(callsTo('GET /slots')).toHaveLength(14);
  });

  it('is never after the last bookable day', async () => {
    const { callsTo } = serveBooking();
    const last = addDays(today, MOST_DAYS_AHEAD);
    expect(await nextFreeDay({ ...chosen, date: last }, today)).toBeUndefined();
    expect(callsTo('GET /slots')).toEqual([]);
  });
});

it('decides by the clinic’s clock which timings are past', () => {
  const at = Date.parse('2026-03-10T03:45:00Z');
  expect(hasBegun('2026-03-10', '8:50 AM', at)).toBe(true);
  expect(hasBegun('2026-03-10', '9:15 AM', at)).toBe(true);
  expect(hasBegun('2026-03-10', '9:40 AM', at)).toBe(false);
  expect(hasBegun('2026-03-11', '8:00 AM', at)).toBe(false);
});
