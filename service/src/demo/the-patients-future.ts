import type { OwnVisit } from './the-patients-past';

/** The next two weeks: one of every kind. */
export const THE_PATIENTS_FUTURE: readonly OwnVisit[] = [
  {
    service: 2,
    day: 2,
    asked: -2,
    timeslot: 'Afternoon',
    payment: 'reported',
    complaints: 'Tablets for the journey next month.',
  },
  {
    who: 'Tara Demo',
    service: 5,
    day: 5,
    asked: -3,
    timeslot: 'Afternoon',
    payment: 'unpaid',
    complaints: 'Yearly check before the school trip.',
  },
  {
    service: 7,
    day: 6,
    asked: -1,
    timeslot: 'Evening',
    payment: 'unpaid',
    ending: 'unanswered',
    complaints: 'A mole on the back that has grown. Any day next week.',
  },
  {
    service: 9,
    day: 8,
    asked: -4,
    timeslot: 'Evening',
    payment: 'unpaid',
    complaints: 'Balance and breathing.',
  },
  {
    service: 3,
    day: 11,
    asked: -5,
    timeslot: 'Morning',
    payment: 'unpaid',
    complaints: 'Package for the husband’s check-up, together.',
    who: 'Ravi Demo',
  },
];
