import { type Insertable, sql } from 'kysely';
import { COMING_STATUSES } from '@nivara/shared/domain/appointment-status';
import type { BookingConfirmationsTable } from '../../database/appointment-tables';
import type { Database } from '../../database/tables';
import { nextNumber } from '../../database/next-number';
import { mailboxOf } from '../../security/mailbox';
import { customerOf } from '../../security/visitor-network';
import { isOfCustomer } from '../new-patients/new-patient-repository';

/** Serializes visitors’ bookings, so that each counts those before it. */
export const lockVisitors = (database: Database) => nextNumber(database, 'visitor-bookings');

export interface VisitorContact {
  phone: string;
  /** The address for mails about the booking; undefined if the visitor gave none. */
  email: string | undefined;
}

export interface Visitor extends VisitorContact {
  network: string;
}

/** The count of one network, and that of all networks of the same internet customer. */
export interface Counted {
  own: number;
  ofCustomer: number;
}

const comingOfVisitors = (database: Database, today: string) =>
  database
    .selectFrom('appointments')
    .where('status', 'in', COMING_STATUSES)
    .where('account_id', 'is', null)
    .where('appointment_date', '>=', today);

/** Matches each address of the mailbox, with or without a tag. */
function isOfMailbox(column: string, email: string) {
  const mailbox = mailboxOf(email);
  const tagged = mailbox.replace(/[\\%_]/g, '\\$&').replace('@', '+%@');
  return sql<boolean>`(${sql.ref(column)} = ${mailbox} or ${sql.ref(column)} like ${tagged} escape '\\')`;
}

/** The appointments whose links go to this mailbox. */
const bookedWith = (database: Database, email: string | undefined) =>
  database
    .selectFrom('visitor_links')
    .select('appointment_id')
    .where(isOfMailbox('address', email ?? ''));

/**
 * The days of the coming appointments, confirmed or not, that were booked with the visitor's contact from any network
 * of the same internet customer: one list for the phone number, one for the mailbox.
 */
export async function comingDaysOfContact(
  database: Database,
  { network, phone, email }: Visitor,
  today: string,
): Promise<string[][]> {
  const own = comingOfVisitors(database, today)
    .select('appointment_date')
    .where((where) =>
      where.or([isOfCustomer('visitor_network', network), where('booked_from', '=', customerOf(network))]),
    );
  const ofPhone = await own.where('contact_phone', '=', phone).execute();
  const ofEmail = await own.where('id', 'in', bookedWith(database, email)).execute();
  return [ofPhone, ofEmail].map((rows) => rows.map((row) => row.appointment_date));
}

/** Counts the coming appointments that this network, and all networks of its customer, booked without a code. */
export async function countOpenBookings(
  database: Database,
  network: string,
  today: string,
): Promise<Counted> {
  const open = comingOfVisitors(database, today).select((select) => select.fn.countAll().as('count'));
  const own = await open.where('visitor_network', '=', network).executeTakeFirstOrThrow();
  const ofCustomer = await open
    .where('visitor_network', 'is not', null)
    .where(isOfCustomer('visitor_network', network))
    .executeTakeFirstOrThrow();
  return { own: Number(own.count), ofCustomer: Number(ofCustomer.count) };
}

export async function countHolds(database: Database, network: string, now: string): Promise<Counted> {
  const rows = await database
    .selectFrom('timing_claims')
    .select('visitor_network')
    .where('visitor_network', 'is not', null)
    .where(isOfCustomer('visitor_network', network))
    .where('hold_id', 'is not', null)
    .where('expires_at', '>', now)
    .execute();
  return {
    own: rows.filter((row) => row.visitor_network === network).length,
    ofCustomer: rows.length,
  };
}

/** The number of each doctor's timings that visitors without a confirmation have booked or hold. */
export async function unconfirmedOfDay(
  database: Database,
  date: string,
  now: string,
): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('timing_claims')
    .select((select) => ['doctor_id', select.fn.countAll().as('count')])
    .where('date', '=', date)
    .where('visitor_network', 'is not', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .groupBy('doctor_id')
    .execute();
  return new Map(rows.map(({ doctor_id, count }) => [doctor_id, Number(count)]));
}

/** A hold that has not expired, with a doctor who gives the service. */
export const findVisitorHold = (database: Database, holdId: string, serviceId: number, now: string) =>
  database
    .selectFrom('timing_claims')
    .select(['doctor_id', 'date', 'slot'])
    .where('hold_id', '=', holdId)
    .where('hold_owner', 'is', null)
    .where('expires_at', '>', now)
    .where('doctor_id', 'in', (select) =>
      select.selectFrom('doctor_services').select('doctor_id').where('service_id', '=', serviceId),
    )
    .executeTakeFirst();

export const keepHoldUntil = (database: Database, holdId: string, expiresAt: string) =>
  database
    .updateTable('timing_claims')
    .set({ expires_at: expiresAt })
    .where('hold_id', '=', holdId)
    .execute();

export const insertConfirmation = (database: Database, row: Insertable<BookingConfirmationsTable>) =>
  database.insertInto('booking_confirmations').values(row).execute();

/** Codes that were sent to this contact or requested by this network or customer. */
export async function countCodes(
  database: Database,
  { contactHash, network }: { contactHash: string; network: string },
  since: string,
): Promise<Counted & { toContact: { all: number; ofCustomer: number } }> {
  const rows = await database
    .selectFrom('booking_confirmations')
    .select(['contact_hash', 'network'])
    .where('created_at', '>', since)
    .where((where) => where.or([where('contact_hash', '=', contactHash), isOfCustomer('network', network)]))
    .execute();
  const ofCustomer = rows.filter((row) => customerOf(row.network) === customerOf(network));
  const isToContact = (row: { contact_hash: string }) => row.contact_hash === contactHash;
  return {
    toContact: {
      all: rows.filter(isToContact).length,
      ofCustomer: ofCustomer.filter(isToContact).length,
    },
    own: rows.filter((row) => row.network === network).length,
    ofCustomer: ofCustomer.length,
  };
}

export type CodeSubject = 'booking' | 'enrolment';

/** Counts an attempt, and returns what the code confirms; undefined if the code has expired or was tried too often. */
export const tryConfirmation = (
  database: Database,
  id: string,
  { now, most, kind }: { now: string; most: number; kind: CodeSubject },
) =>
  database
    .updateTable('booking_confirmations')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('tries', '<', most)
    .where('enrolment_id', kind === 'enrolment' ? 'is not' : 'is', null)
    .returning(['code_hash', 'hold_id', 'booking', 'enrolment_id', 'network'])
    .executeTakeFirst();

/** Of two requests with the right code only one succeeds. */
export async function spendConfirmation(database: Database, id: string, now: string): Promise<boolean> {
  const spent = await database
    .updateTable('booking_confirmations')
    .set({ expires_at: now, booking: '' })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}

export const deleteConfirmationsBefore = (database: Database, moment: string) =>
  database.deleteFrom('booking_confirmations').where('created_at', '<', moment).execute();

export const forgetNetworksBefore = (database: Database, today: string) =>
  database
    .updateTable('appointments')
    .set({ visitor_network: null })
    .where('appointment_date', '<', today)
    .where('visitor_network', 'is not', null)
    .execute();
