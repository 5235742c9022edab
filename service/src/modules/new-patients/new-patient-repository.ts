import { expressionBuilder, sql } from 'kysely';
import { COMING_STATUSES } from '@nivara/shared/domain/appointment-status';
import { OPEN_WAITING_STATUSES } from '@nivara/shared/domain/waiting-status';
import type { Database, Tables } from '../../database/tables';
import { customerOf } from '../../security/visitor-network';

/** True where the account in the enclosing query's row has a completed appointment. */
const hasCompletedAppointment = (database: Database) =>
  expressionBuilder<Tables, 'accounts'>().exists(
    database
      .selectFrom('appointments as completed')
      .select('completed.id')
      .where('completed.account_id', '=', sql.ref<string>('accounts.id'))
      .where('completed.status', '=', 'completed'),
  );

/** Undefined once the account has a completed appointment. */
export const findNewPatient = (database: Database, accountId: string) =>
  database
    .selectFrom('accounts')
    .select(['id', 'opened_from'])
    .where('id', '=', accountId)
    .where(({ not }) => not(hasCompletedAppointment(database)))
    .executeTakeFirst();

const idsOpenedFrom = (database: Database, network: string) =>
  database.selectFrom('accounts').select('id').where('opened_from', '=', network);

/**
 * Counts the appointments on `from` or later: those of new patients who booked or opened their account from the
 * network, and those of visitors who confirmed by a code.
 */
export async function countBookedFrom(database: Database, network: string, from: string): Promise<number> {
  const { count } = await database
    .selectFrom('appointments')
    .leftJoin('accounts', 'accounts.id', 'appointments.account_id')
    .select((select) => select.fn.countAll().as('count'))
    .where('appointments.status', 'in', COMING_STATUSES)
    .where('appointments.appointment_date', '>=', from)
    .where((where) =>
      where.or([
        where('appointments.booked_from', '=', network),
        // A list of ids lets the database use an index for either side.
        where('appointments.account_id', 'in', idsOpenedFrom(database, network)),
      ]),
    )
    .where(({ not }) => not(hasCompletedAppointment(database)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** True for networks of the same internet customer: the hashes of one customer's networks begin alike. */
export function isOfCustomer(column: string, network: string) {
  const customer = customerOf(network);
  return sql<boolean>`substr(${sql.ref(column)}, 1, ${sql.lit(customer.length)}) = ${customer}`;
}

/**
 * The doctor of each appointment of one day that counts for the network; null for a request. The appointments of new
 * patients who booked or opened their account from it count, and those of its visitors, even without a code.
 */
export async function doctorsBookedFrom(
  database: Database,
  network: string,
  { date, except = '' }: { date: string; except?: string | undefined },
): Promise<(string | null)[]> {
  const rows = await database
    .selectFrom('appointments')
    .leftJoin('accounts', 'accounts.id', 'appointments.account_id')
    .select('appointments.doctor_id')
    .where('appointments.status', 'in', COMING_STATUSES)
    .where('appointments.appointment_date', '=', date)
    .where('appointments.id', '!=', except)
    .where((where) =>
      where.or([
        where('appointments.booked_from', '=', network),
        where('accounts.opened_from', '=', network),
        isOfCustomer('appointments.visitor_network', network),
      ]),
    )
    .where(({ not }) => not(hasCompletedAppointment(database)))
    .execute();
  return rows.map(({ doctor_id }) => doctor_id);
}

/** Counts the unexpired holds of new patients whose account comes from the network. */
export async function countHeldFrom(database: Database, network: string, now: string): Promise<number> {
  const { count } = await database
    .selectFrom('timing_claims')
    .innerJoin('accounts', 'accounts.id', 'timing_claims.hold_owner')
    .select((select) => select.fn.countAll().as('count'))
    .where('timing_claims.hold_id', 'is not', null)
    .where('timing_claims.expires_at', '>', now)
    .where('accounts.opened_from', '=', network)
    .where(({ not }) => not(hasCompletedAppointment(database)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The doctor of each hold of one day that new patients and visitors of the network have. */
export async function doctorsHeldFrom(
  database: Database,
  network: string,
  { date, now, except = '' }: { date: string; now: string; except?: string | undefined },
): Promise<string[]> {
  const rows = await database
    .selectFrom('timing_claims')
    .leftJoin('accounts', 'accounts.id', 'timing_claims.hold_owner')
    .select('timing_claims.doctor_id')
    .where('timing_claims.date', '=', date)
    .where('timing_claims.hold_id', 'is not', null)
    .where('timing_claims.hold_id', '!=', except)
    .where('timing_claims.expires_at', '>', now)
    .where((where) =>
      where.or([
        where('accounts.opened_from', '=', network),
        isOfCustomer('timing_claims.visitor_network', network),
      ]),
    )
    .where(({ not }) => not(hasCompletedAppointment(database)))
    .execute();
  return rows.map(({ doctor_id }) => doctor_id);
}

/** Counts the documents that new patients whose account comes from the network have added themselves. */
export async function countDocumentsFrom(database: Database, network: string): Promise<number> {
  const { count } = await database
    .selectFrom('uploads')
    .innerJoin('accounts', 'accounts.id', 'uploads.account_id')
    .select((select) => select.fn.countAll().as('count'))
    .where('uploads.added_by', 'is', null)
    .where('accounts.opened_from', '=', network)
    .where(({ not }) => not(hasCompletedAppointment(database)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the open waiting entries of new patients whose account comes from the network. */
export async function countWaitingFrom(database: Database, network: string): Promise<number> {
  const { count } = await database
    .selectFrom('waiting_list')
    .innerJoin('accounts', 'accounts.id', 'waiting_list.account_id')
    .select((select) => select.fn.countAll().as('count'))
    .where('waiting_list.status', 'in', OPEN_WAITING_STATUSES)
    .where('accounts.opened_from', '=', network)
    .where(({ not }) => not(hasCompletedAppointment(database)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts a date's enrolments of new patients and visitors, by the network of the account or the enrolment. */
export async function countSeatsFrom(database: Database, network: string, dateId: string): Promise<number> {
  const { count } = await database
    .selectFrom('enrolments')
    .leftJoin('accounts', 'accounts.id', 'enrolments.account_id')
    .select((select) => select.fn.countAll().as('count'))
    .where('enrolments.course_date_id', '=', dateId)
    .where('enrolments.seat', '<>', 'cancelled')
    .where((where) =>
      where.or([where('enrolments.booked_from', '=', network), where('accounts.opened_from', '=', network)]),
    )
    .where(({ not }) => not(hasCompletedAppointment(database)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes networks that no longer count: of past days, and of accounts with a completed appointment. */
export async function forgetNetworksOfAccounts(database: Database, today: string): Promise<void> {
  await database
    .updateTable('appointments')
    .set({ booked_from: null })
    .where('booked_from', 'is not', null)
    .where('appointment_date', '<', today)
    .execute();
  await database
    .updateTable('enrolments')
    .set({ booked_from: null })
    .where('booked_from', 'is not', null)
    .where('course_date_id', 'in', (select) =>
      select.selectFrom('course_dates').select('id').where('starts_on', '<', today),
    )
    .execute();
  await database
    .updateTable('accounts')
    .set({ opened_from: null })
    .where('opened_from', 'is not', null)
    .where(hasCompletedAppointment(database))
    .execute();
}
