import type { CONTACT_COLUMNS, Contact, ContactNoun, ContactStatus, ContactValues } from '../domain/contact';
import type { EnrolmentAnswer } from '../domain/course-date';
import type { ListQuery } from '../domain/list-query';
import { callApi } from './http';
import { readList } from './list';

export type ContactQuery = ListQuery<(typeof CONTACT_COLUMNS)[number]> & { status?: ContactStatus };

/** The calls of both public forms, and the clinic's lists of their messages. */
export const contactCalls = (noun: ContactNoun) => ({
  /** An enrolment may have the id of a course date; the answer then says whether it has a seat. */
  send: (values: ContactValues & { date?: string }) =>
    callApi<{ id: string } & Partial<EnrolmentAnswer>>('POST', `/${noun}`, values),
  list: (query: ContactQuery = {}) => readList<Contact>(`/${noun}`, { ...query }),
});
