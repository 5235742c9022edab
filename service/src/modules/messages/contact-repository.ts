import type { Insertable } from 'kysely';
import type { CONTACT_COLUMNS, Contact, ContactNoun, ContactStatus } from '@nivara/shared/domain/contact';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import type { MessagesTable } from '../../database/patient-tables';
import type { Database } from '../../database/tables';
import { listPage } from '../../database/list-page';

export interface ContactQuery extends ListQuery<(typeof CONTACT_COLUMNS)[number]> {
  status?: ContactStatus;
}

export const toContact = (row: MessagesTable): Contact => ({
  id: row.id,
  createdAt: row.created_at,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  course: row.course,
  accountId: row.account_id,
  status: row.status,
});

export const insertContact = (database: Database, noun: ContactNoun, row: Insertable<MessagesTable>) =>
  database.insertInto(noun).values(row).execute();

export const setContactStatus = (database: Database, noun: ContactNoun, id: string, status: ContactStatus) =>
  database.updateTable(noun).set({ status }).where('id', '=', id).execute();

export function listContacts(database: Database, noun: ContactNoun, { status, ...query }: ContactQuery) {
  // Enrolments have the columns of messages, and some of their own.
  let matching = database.selectFrom(`${noun} as contact` as 'messages as contact');
  if (status) matching = matching.where('contact.status', '=', status);
  return listPage(
    database,
    matching,
    (page) => page.selectAll('contact'),
    {
      sort: {
        createdAt: 'contact.created_at',
        firstName: 'contact.first_name',
        lastName: 'contact.last_name',
        email: 'contact.email',
        course: 'contact.course',
        status: 'contact.status',
      },
      search: [
        'contact.first_name',
        'contact.last_name',
        'contact.email',
        'contact.phone',
        'contact.course',
        'contact.message',
      ],
      usual: ['-createdAt'],
      id: 'contact.id',
    },
    query,
  );
}
