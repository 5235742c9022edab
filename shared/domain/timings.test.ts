import {
  TIMESLOTS,
  TIMINGS,
  findTiming,
  nextDayWithTimings,
  timeslotRange,
  timingAt,
  timingBegins,
  timingsOf,
} from './timings';

it.each([
  ['Morning', '8:00 AM to 11:45 AM'],
  ['Afternoon', '12:00 PM to 3:45 PM'],
  ['Evening', '4:00 PM to 7:45 PM'],
  ['Night', '8:00 PM to 11:45 PM'],
] as const)('%s has nine timings of 25 minutes from %s', (timeslot, range) => {
  expect(timeslotRange(timeslot)).toBe(range);
  const timings = timingsOf(timeslot);
  expect(timings).toHaveLength(9);
  for (const [index, { minutes }] of timings.entries()) {
    expect(minutes - (timings[0]?.minutes ?? 0)).toBe(index * 25);
  }
});

it('numbers the 36 timings of a day in the order of the clock', () => {
  expect(TIMINGS.map(({ slot }) => slot)).toEqual(Array.from({ length: 36 }, (_, index) => index));
  expect(TIMESLOTS).toHaveLength(4);
  expect(findTiming('12:00 PM')).toMatchObject({ slot: 9, timeslot: 'Afternoon' });
  expect(findTiming('11:20 PM')?.slot).toBe(35);
  expect(findTiming('11:45 PM')).toBeUndefined();
  expect(() => timingAt(36)).toThrow(RangeError);
});

it('begins a timing by the clinic’s clock, wherever the program runs', () => {
  expect(timingBegins('2026-03-03', 0).toISOString()).toBe('2026-03-03T02:30:00.000Z');
});

it.each([
  ['2026-03-03T17:49:00Z', 'before', '2026-03-03'],
  ['2026-03-03T17:50:00Z', 'at', '2026-03-04'],
  ['2026-03-03T18:31:00Z', 'after midnight, long before', '2026-03-04'],
])('at %s, %s the last timing, the next day with timings is %s', (now, _when, day) => {
  expect(nextDayWithTimings(new Date(now))).toBe(day);
});
