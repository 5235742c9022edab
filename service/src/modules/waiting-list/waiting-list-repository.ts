import { type SelectQueryBuilder, sql } from 'kysely';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import { timingAt } from '@nivara/shared/domain/timings';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { WaitingEntry } from '@nivara/shared/domain/waiting-list';
import { inWords } from '../../database/date-in-words';
import type { WaitingListTable } from '../../database/appointment-tables';
import type { Database, Tables } from '../../database/tables';
import { listPage } from '../../database/list-page';

const withNames = (database: Database) =>
  database
    .selectFrom('waiting_list')
    .innerJoin('services', 'services.id', 'waiting_list.service_id')
    .innerJoin('accounts', 'accounts.id', 'waiting_list.account_id')
    .leftJoin('family_members', 'family_members.id', 'waiting_list.family_member_id');

type WithNames = ReturnType<typeof withNames>;
type Joined =
  WithNames extends SelectQueryBuilder<infer DB, infer TB, infer _Row> ? { DB: DB; TB: TB } : never;

const selectRow = (query: WithNames) =>
  query
    .selectAll('waiting_list')
    .select([
      'services.name as service',
      sql<string>`coalesce(family_members.full_name, accounts.name)`.as('patient'),
    ]);

export type WaitingRow = WaitingListTable & { service: string; patient: string };

type Column = 'appointmentDate' | 'service' | 'status' | 'date';

export const listWaiting = (database: Database, accountId: string, query: ListQuery<Column>) =>
  listPage<Joined['DB'] & Tables, Joined['TB'], WaitingRow, Column>(
    withNames(database).where('waiting_list.account_id', '=', accountId) as never,
    selectRow as never,
    {
      sort: {
        date: 'waiting_list.created_at',
        appointmentDate: 'waiting_list.date',
        service: 'services.name',
        status: 'waiting_list.status',
      },
      search: ['services.name', 'waiting_list.date', inWords('waiting_list.date'), 'waiting_list.status'],
      usual: ['-date'],
      id: 'waiting_list.id',
    },
    query,
  );

export const findWaiting = (
  database: Database,
  accountId: string,
  id: string,
): Promise<WaitingRow | undefined> =>
  selectRow(withNames(database))
    .where('waiting_list.id', '=', id)
    .where('waiting_list.account_id', '=', accountId)
    .executeTakeFirst();

/** False when this patient waits for that service and day already. */
export async function insertWaiting(database: Database, row: WaitingListTable): Promise<boolean> {
  const inserted = await database
    .insertInto('waiting_list')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Undefined when the entry has another status by now: of several changes at once one succeeds. */
export const leaveWaiting = (
  database: Database,
  id: string,
  from: readonly ('waiting' | 'offered')[],
  to: 'booked' | 'left' | 'missed',
) =>
  database
    .updateTable('waiting_list')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('offered_hold_id')
    .executeTakeFirst();

/** The timing of an offer becomes free again. */
export const releaseOffer = (database: Database, holdId: string) =>
  database
    .deleteFrom('timing_claims')
    .where('hold_id', '=', holdId)
    .returning(['doctor_id', 'date', 'slot'])
    .executeTakeFirst();

export const expiredOffers = (database: Database, now: string) =>
  database
    .selectFrom('waiting_list')
    .select(['id', 'offered_hold_id', 'date', 'offered_slot'])
    .where('status', '=', 'offered')
    .where('offer_expires_at', '<=', now)
    .limit(100)
    .execute();

const MOST_DAYS = 100;

/** Each service and day once, the nearest first. */
export const daysWaitedFor = (database: Database, today: string) =>
  database
    .selectFrom('waiting_list')
    .select(['service_id', 'date'])
    .distinct()
    .where('status', '=', 'waiting')
    .where('date', '>=', today)
    .orderBy('date')
    .orderBy('service_id')
    .limit(MOST_DAYS)
    .execute();

export const endPastDays = (database: Database, today: string) =>
  database
    .updateTable('waiting_list')
    .set({ status: 'missed' })
    .where('status', '=', 'waiting')
    .where('date', '<', today)
    .execute();

export const toWaitingEntry = (row: WaitingRow): WaitingEntry => ({
  id: row.id,
  date: clinicDate(new Date(row.created_at)),
  serviceId: row.service_id,
  service: row.service,
  patientName: row.patient,
  appointmentDate: row.date,
  timeslot: row.timeslot,
  timing: row.slot === null ? null : timingAt(row.slot).timing,
  status: row.status,
  offer:
    row.status === 'offered' && row.offered_slot !== null && row.offer_expires_at !== null
      ? { timing: timingAt(row.offered_slot).timing, expiresAt: row.offer_expires_at }
      : null,
});
