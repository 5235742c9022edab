import { type SelectQueryBuilder, sql } from 'kysely';
import { ROLE } from '@nivara/shared/contracts/session';
import type { INBOX_COLUMNS, InboxKind, InboxView } from '@nivara/shared/domain/inbox';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import { listPage } from '../../database/list-page';
import type { Database, Tables } from '../../database/tables';

const FIRST_WORDS_LENGTH = 160;

const withSubjects = (database: Database) =>
  database
    .selectFrom('inbox_items as item')
    .leftJoin('accounts as colleague', 'colleague.id', 'item.taken_by')
    .leftJoin('messages', 'messages.id', 'item.message_id')
    .leftJoin('enrolments', 'enrolments.id', 'item.enrolment_id')
    .leftJoin('course_dates', 'course_dates.id', 'enrolments.course_date_id')
    .leftJoin('appointments', 'appointments.id', 'item.appointment_id')
    .leftJoin('services', 'services.id', 'appointments.service_id')
    .leftJoin('bill_payments', 'bill_payments.id', 'item.payment_id')
    .leftJoin('bills', 'bills.id', 'bill_payments.bill_id')
    .leftJoin('accounts as account', (join) =>
      join.on(
        sql<boolean>`account.id = coalesce(messages.account_id, enrolments.account_id, appointments.account_id, bills.account_id)`,
      ),
    )
    .leftJoin('personal_details as details', 'details.account_id', 'account.id');

type WithSubjects = ReturnType<typeof withSubjects>;
type Joined =
  WithSubjects extends SelectQueryBuilder<infer DB, infer TB, infer _Row> ? { DB: DB; TB: TB } : never;
type Column = (typeof INBOX_COLUMNS)[number];

const senderName = sql<string>`coalesce(messages.first_name || ' ' || messages.last_name,
  enrolments.first_name || ' ' || enrolments.last_name, appointments.patient_name, bills.patient_name)`;
const senderPhone = sql<
  string | null
>`coalesce(messages.phone, enrolments.phone, appointments.contact_phone, bills.phone, details.phone)`;
const senderEmail = sql<string | null>`coalesce(messages.email, enrolments.email, account.email)`;

/** Names every column, so that nothing of the treatment, such as a request’s complaints, leaves the database. */
const selectRow = (query: WithSubjects) =>
  query.select([
    'item.id',
    'item.kind',
    'item.created_at',
    'item.due_at',
    'item.taken_by',
    'item.done_at',
    'colleague.name as holder_name',
    'account.id as account_id',
    senderName.as('name'),
    senderPhone.as('phone'),
    senderEmail.as('email'),
    sql<string | null>`substr(messages.message, 1, ${sql.lit(FIRST_WORDS_LENGTH)})`.as('first_words'),
    'enrolments.course',
    'enrolments.seat',
    'enrolments.unconfirmed',
    'course_dates.id as date_id',
    'course_dates.title as course_title',
    'course_dates.starts_on',
    'appointments.booking_id',
    'appointments.appointment_date',
    'appointments.timeslot',
    'appointments.status as appointment_status',
    'services.name as service',
    'bills.id as bill_id',
    'bills.number as bill_number',
    'bill_payments.amount_paise',
    'bill_payments.reference',
    'bill_payments.status as payment_status',
  ]);

export type InboxRow = Awaited<ReturnType<ReturnType<typeof selectRow>['execute']>>[number];

export const findInboxRow = (database: Database, id: string): Promise<InboxRow | undefined> =>
  selectRow(withSubjects(database)).where('item.id', '=', id).executeTakeFirst();

interface InboxQuery extends ListQuery<Column> {
  view?: InboxView;
  kind?: InboxKind;
}

const USUAL: Record<InboxView, readonly ('createdAt' | '-doneAt')[]> = {
  new: ['createdAt'],
  mine: ['createdAt'],
  others: ['createdAt'],
  done: ['-doneAt'],
};

/** Uses only columns of `inbox_items`, so that the database can leave out the joins when it counts the rows. */
const isAskedFor = (accountId: string, { view = 'new', kind }: Pick<InboxQuery, 'view' | 'kind'>) =>
  sql.join<boolean>(
    [
      {
        new: sql`item.done_at is null and item.taken_by is null`,
        mine: sql`item.done_at is null and item.taken_by = ${accountId}`,
        others: sql`item.done_at is null and item.taken_by <> ${accountId}`,
        done: sql`item.done_at is not null`,
      }[view],
      ...(kind ? [sql`item.kind = ${kind}`] : []),
    ],
    sql` and `,
  );

/** Open items come with the oldest first, done ones with the latest first. */
export function listInbox(
  database: Database,
  accountId: string,
  { view = 'new', kind, ...query }: InboxQuery,
) {
  const asked = isAskedFor(accountId, { view, kind });
  const matching = withSubjects(database).where(asked);
  return listPage<Joined['DB'] & Tables, Joined['TB'], InboxRow, Column>(
    database,
    matching as never,
    selectRow as never,
    {
      sort: {
        createdAt: 'item.created_at',
        dueAt: 'item.due_at',
        kind: 'item.kind',
        doneAt: 'item.done_at',
      },
      search: [
        senderName,
        senderPhone,
        senderEmail,
        'messages.message',
        'course_dates.title',
        'services.name',
        'appointments.booking_id',
        'bills.number',
        'bill_payments.reference',
      ],
      usual: USUAL[view],
      id: 'item.id',
    },
    query,
  );
}

/** The sender's own text; null for a request or a payment. */
export const writtenWords = async (database: Database, { id, kind }: Pick<InboxRow, 'id' | 'kind'>) => {
  if (kind !== 'message' && kind !== 'enrolment') return null;
  const row = await database
    .selectFrom(kind === 'message' ? 'messages' : ('enrolments' as 'messages'))
    .select('message')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.message || null;
};

/** `leaves_at` is null after the first attempt to send the answer's mail. */
export const entriesOf = (database: Database, itemId: string) =>
  database
    .selectFrom('inbox_entries')
    .leftJoin('accounts', 'accounts.id', 'inbox_entries.account_id')
    .leftJoin('mail_queue', (join) =>
      join.onRef('mail_queue.answer_id', '=', 'inbox_entries.id').on('mail_queue.attempts', '=', 0),
    )
    .selectAll('inbox_entries')
    .select(['accounts.name', 'accounts.role', 'mail_queue.next_try_at as leaves_at'])
    .where('item_id', '=', itemId)
    .orderBy('position')
    .execute();

export const deleteEntry = (database: Database, id: string) =>
  database.deleteFrom('inbox_entries').where('id', '=', id).execute();

/** False when there is no such note of this account. */
export async function deleteNote(
  database: Database,
  { itemId, note, accountId }: { itemId: string; note: string; accountId: string },
): Promise<boolean> {
  const deleted = await database
    .deleteFrom('inbox_entries')
    .where('id', '=', note)
    .where('item_id', '=', itemId)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'note')
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export const listColleagues = (database: Database) =>
  database
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('role', '=', ROLE.desk)
    .where('left_at', 'is', null)
    .orderBy('name')
    .execute();

/** False when the day is taken already: its mail was queued, or nothing waited then. */
export async function takeMailDay(database: Database, day: string): Promise<boolean> {
  const taken = await database
    .insertInto('inbox_mail_days')
    .values({ day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return taken !== undefined;
}

export const forgetMailDays = (database: Database, before: string) =>
  database.deleteFrom('inbox_mail_days').where('day', '<', before).execute();

export const countOpenByKind = (database: Database, now: string) =>
  database
    .selectFrom('inbox_items')
    .select(({ fn }) => [
      'kind',
      fn.countAll<number | string>().as('count'),
      fn.min('created_at').as('oldest'),
      sql<number | string>`sum(case when due_at < ${now} then 1 else 0 end)`.as('late'),
    ])
    .where('done_at', 'is', null)
    .groupBy('kind')
    .execute();
