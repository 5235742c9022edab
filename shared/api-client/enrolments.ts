import { contactCalls } from './contacts';

export const {
  send: sendEnrolment,
  list: listEnrolments,
  setStatus: setEnrolmentStatus,
} = contactCalls('enrolments');
