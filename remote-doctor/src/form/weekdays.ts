/** The names of the days by their numbers; 0 is Sunday. */
export const WEEKDAYS: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/** The numbers of the days, from Monday to Sunday. */
export const WEEK: readonly number[] = [1, 2, 3, 4, 5, 6, 0];
