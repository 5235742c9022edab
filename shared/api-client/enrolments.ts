import { contactCalls } from './contacts';

export const { send: sendEnrolment, list: listEnrolments } = contactCalls('enrolments');
