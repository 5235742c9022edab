import type {
  COURSE_DATE_COLUMNS,
  CourseDate,
  CourseDateValues,
  DESK_ENROLMENT_COLUMNS,
  DeskCourseDate,
  DeskEnrolment,
  EnrolmentDate,
  NewDeskEnrolment,
} from '../domain/course-date';
import type { ListQuery } from '../domain/list-query';
import { callApi } from './http';
import { readList, toSearch } from './list';

/** The coming dates of the course with this address. */
export const listCourseDates = (course: string) =>
  callApi<CourseDate[]>('GET', `/course-dates${toSearch({ course })}`);

export const listDeskCourseDates = (
  query: ListQuery<(typeof COURSE_DATE_COLUMNS)[number]> & { from?: string } = {},
) => readList<DeskCourseDate>('/desk/course-dates', { ...query });

export const planCourseDate = (values: CourseDateValues) =>
  callApi<DeskCourseDate>('POST', '/desk/course-dates', values);

export const readCourseDate = (id: string) => callApi<DeskCourseDate>('GET', `/desk/course-dates/${id}`);

export const replaceCourseDate = (id: string, values: CourseDateValues) =>
  callApi<DeskCourseDate>('PUT', `/desk/course-dates/${id}`, values);

export const cancelCourseDate = (id: string, reason: string) =>
  callApi<DeskCourseDate>('POST', `/desk/course-dates/${id}/cancel`, { reason });

export const listEnrolmentsOf = (
  id: string,
  query: ListQuery<(typeof DESK_ENROLMENT_COLUMNS)[number]> = {},
) => readList<DeskEnrolment>(`/desk/course-dates/${id}/enrolments`, { ...query });

export const enrolAtDesk = (id: string, values: NewDeskEnrolment) =>
  callApi<DeskEnrolment>('POST', `/desk/course-dates/${id}/enrolments`, values);

/** Gives a date to an enrolment without one. */
export const giveDate = (id: string, date: EnrolmentDate) =>
  callApi<DeskEnrolment>('POST', `/desk/enrolments/${id}/date`, date);

export const confirmEnrolment = (id: string) =>
  callApi<DeskEnrolment>('POST', `/desk/enrolments/${id}/confirm`);

export const cancelEnrolment = (id: string, reason: string) =>
  callApi<DeskEnrolment>('POST', `/desk/enrolments/${id}/cancel`, { reason });
