import type { CONTACT_COLUMNS, Contact, ContactNoun, ContactStatus, ContactValues } from '../domain/contact';
import type { ListQuery } from '../domain/list-query';
import { callApi } from './http';
import { readList } from './list';

export type ContactQuery = ListQuery<(typeof CONTACT_COLUMNS)[number]> & { status?: ContactStatus };

/** The calls of both public forms, and the clinic's lists of their messages. */
export const contactCalls = (noun: ContactNoun) => ({
  send: (values: ContactValues) => callApi<{ id: string }>('POST', `/${noun}`, values),
  list: (query: ContactQuery = {}) => readList<Contact>(`/${noun}`, { ...query }),
});
