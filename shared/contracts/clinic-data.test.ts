import { TIMESLOTS, TIMINGS, TIMING_MINUTES } from '../domain/timings';
import { clockTime } from '../domain/clinic-time';
import { brand } from './brand';
import { clinicData } from './clinic-data';

test('the hours of the clinic are those of its timings', () => {
  const hours = TIMESLOTS.map((part) => {
    const minutes = TIMINGS.filter(({ timeslot }) => timeslot === part).map((timing) => timing.minutes);
    return {
      part,
      from: clockTime(Math.min(...minutes)),
      to: clockTime(Math.max(...minutes) + TIMING_MINUTES),
    };
  });
  expect(brand.hours).toEqual(hours);
});

test('search engines get the opening hours by the 24-hour clock', () => {
  const [morning, , , night] = clinicData.openingHoursSpecification;
  expect([morning?.opens, morning?.closes]).toEqual(['08:00', '11:45']);
  expect([night?.opens, night?.closes]).toEqual(['20:00', '23:45']);
});
