import type { EnrolmentAnswer } from '../domain/course-date';
import { contactCalls } from './contacts';
import { callApi } from './http';

export const { send: sendEnrolment, list: listEnrolments } = contactCalls('enrolments');

/** Confirms the enrolment with the code that was mailed to the visitor. */
export const confirmEnrolmentByCode = (id: string, code: string) =>
  callApi<EnrolmentAnswer>('POST', `/enrolments/confirmations/${id}`, { code });
