import type { CourseDate } from '@nivara/shared/domain/course-date';

export const DIABETES = '/courses/diabetes-educator';

/** The path of the call that lists the dates of a course. */
export const datesOf = (course: string) => `/api/course-dates?course=${encodeURIComponent(course)}`;

/** Three seats are left; a seat costs 1,180 rupees with tax. */
export const courseDate = (differences: Partial<CourseDate> = {}): CourseDate => ({
  id: '1'.repeat(32),
  course: DIABETES,
  title: 'Diabetes educator',
  startsOn: '2027-03-14',
  endsOn: '2027-03-28',
  times: 'Saturdays, 10 AM to 1 PM',
  place: 'Hall of the clinic',
  teacher: 'Meera Rao',
  fee: 100_000,
  taxPercent: 18,
  seats: 12,
  free: 3,
  waiting: 0,
  ...differences,
});
