import { type SelectQueryBuilder, sql } from 'kysely';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import { timingAt } from '@nivara/shared/domain/timings';
import { OPEN_WAITING_STATUSES } from '@nivara/shared/domain/waiting-status';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { WaitingEntry } from '@nivara/shared/domain/waiting-list';
import { inWords } from '../../database/date-in-words';
import type { WaitingListTable } from '../../database/appointment-tables';
import type { Database, Tables } from '../../database/tables';
import { listPage } from '../../database/list-page';
import { accountsOfMailbox } from '../accounts/account-repository';
import { type Actor, isDesk, isDoctor } from '../session/actor';

const withNames = (database: Database) =>
  database
    .selectFrom('waiting_list')
    .innerJoin('services', 'services.id', 'waiting_list.service_id')
    .innerJoin('accounts', 'accounts.id', 'waiting_list.account_id')
    .leftJoin('personal_details as details', 'details.account_id', 'waiting_list.account_id')
    .leftJoin('family_members', 'family_members.id', 'waiting_list.family_member_id');

type WithNames = ReturnType<typeof withNames>;
type Joined =
  WithNames extends SelectQueryBuilder<infer DB, infer TB, infer _Row> ? { DB: DB; TB: TB } : never;

const PATIENT_NAME = sql<string>`coalesce(family_members.full_name, accounts.name)`;

const selectRow = (query: WithNames) =>
  query
    .selectAll('waiting_list')
    .select(['services.name as service', PATIENT_NAME.as('patient'), 'details.phone']);

export type WaitingRow = WaitingListTable & { service: string; patient: string; phone: string | null };

type Column = 'appointmentDate' | 'service' | 'status' | 'date';

/**
 * Patients see their own entries; doctors see who waits for the services that they give; the desk sees all who wait.
 */
function visibleTo(database: Database, { accountId, role }: Pick<Actor, 'accountId' | 'role'>) {
  const all = withNames(database);
  if (isDesk({ role })) return all.where('waiting_list.status', 'in', OPEN_WAITING_STATUSES);
  if (!isDoctor({ role })) return all.where('waiting_list.account_id', '=', accountId);
  return all
    .where('waiting_list.status', 'in', OPEN_WAITING_STATUSES)
    .where(
      'waiting_list.service_id',
      'in',
      database
        .selectFrom('doctor_services')
        .select('doctor_services.service_id')
        .where('doctor_services.doctor_id', '=', accountId),
    );
}

/** The account's own id stands for its holder, any other for a family member. */
const ofPatient = (entries: WithNames, patient: string | undefined): WithNames =>
  patient === undefined
    ? entries
    : entries.where((where) =>
        where.or([
          where('waiting_list.family_member_id', '=', patient),
          where.and([
            where('waiting_list.account_id', '=', patient),
            where('waiting_list.family_member_id', 'is', null),
          ]),
        ]),
      );

export const listWaiting = (
  database: Database,
  actor: Pick<Actor, 'accountId' | 'role'>,
  { patient, ...query }: ListQuery<Column> & { patient?: string },
) =>
  listPage<Joined['DB'] & Tables, Joined['TB'], WaitingRow, Column>(
    database,
    ofPatient(visibleTo(database, actor), patient) as never,
    selectRow as never,
    {
      sort: {
        date: 'waiting_list.created_at',
        appointmentDate: 'waiting_list.date',
        service: 'services.name',
        status: 'waiting_list.status',
      },
      search: [
        'services.name',
        PATIENT_NAME,
        'waiting_list.date',
        inWords('waiting_list.date'),
        'waiting_list.status',
      ],
      usual: ['-date'],
      id: 'waiting_list.id',
    },
    query,
  );

export const findWaiting = (
  database: Database,
  actor: Pick<Actor, 'accountId' | 'role'>,
  id: string,
): Promise<WaitingRow | undefined> =>
  selectRow(visibleTo(database, actor)).where('waiting_list.id', '=', id).executeTakeFirst();

/** False when this patient has an entry for that service and day already. */
export async function insertWaiting(database: Database, row: WaitingListTable): Promise<boolean> {
  const inserted = await database
    .insertInto('waiting_list')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function countOpenEntries(database: Database, accountId: string): Promise<number> {
  const { count } = await database
    .selectFrom('waiting_list')
    .select((select) => select.fn.countAll().as('count'))
    .where('account_id', 'in', accountsOfMailbox(database, accountId))
    .where('status', 'in', OPEN_WAITING_STATUSES)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Undefined when the entry has another status: of several concurrent changes one succeeds. */
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

const MOST_WISHES = 1000;

/**
 * Lists what is waited for, without repetitions, the nearest day first. A wish with neither a slot nor a time slot is
 * for any timing.
 */
export const openWishes = (database: Database, today: string) =>
  database
    .selectFrom('waiting_list')
    .select(['service_id', 'date', 'slot', 'timeslot'])
    .distinct()
    .where('status', '=', 'waiting')
    .where('date', '>=', today)
    .orderBy('date')
    .orderBy('service_id')
    .limit(MOST_WISHES)
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
