import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { COURSE_DATE_MESSAGES, UNCONFIRMED_SHARE } from '@nivara/shared/domain/course-date';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import type { CourseDatesTable, EnrolmentsTable } from '../../database/course-tables';
import { conflict } from '../../problems';
import { closeItem, openItem } from '../inbox-items/inbox-items';
import {
  countHeldSeats,
  enrolmentsOf,
  firstWaiting,
  insertEnrolment,
  lockDate,
  updateEnrolment,
} from './course-date-repository';
import { customerOf } from '../../security/visitor-network';
import { refuseManySeats } from '../new-patients/network-share';
import { mailFreeSeat } from './enrolment-mails';
import { unconfirmedSeats } from './unconfirmed-enrolment-repository';

const M = COURSE_DATE_MESSAGES;

type Seat = 'requested' | 'waiting' | 'unconfirmed';
type Row = Omit<
  EnrolmentsTable,
  'course_date_id' | 'seat' | 'bill_id' | 'unconfirmed' | 'visitor_network' | 'booked_from'
>;

/** The desk, or a visitor: `ownerId` is their account if it has the e-mail address of the enrolment. */
export type EnrolledBy = 'desk' | { network: string; ownerId: string | null };

/** Locks the date, and tells whether the next person to enrol gets a seat. */
export async function lockOfferedDate(
  { database, now }: AppContext,
  dateId: string,
  course: string | null,
): Promise<{ date: CourseDatesTable; seat: 'requested' | 'waiting' }> {
  const date = await lockDate(database, dateId);
  if (!date || date.status !== 'open' || date.course !== course) throw conflict(M.gone, 'date');
  if (date.starts_on < clinicDate(now())) throw conflict(M.begun, 'date');
  const isFree = (await countHeldSeats(database, dateId)) < date.seats;
  return { date, seat: isFree ? 'requested' : 'waiting' };
}

/**
 * Takes a seat, or joins the waiting list when no seat is free. A visitor's enrolment for which `hasRoomFor`
 * finds no room gets no seat until a code or the desk confirms it. Nothing reveals who is enrolled: when an
 * e-mail address was enrolled from another network before, a new enrolment with it is answered, and takes a seat, as
 * if the address were new. The returned id may be that of an earlier enrolment, so no visitor gets it.
 */
export const takeSeat = (
  context: AppContext,
  dateId: string,
  row: Row,
  by: EnrolledBy,
): Promise<{ id: string; seat: Seat; date: CourseDatesTable }> =>
  inTransaction(context, async (transaction) => {
    const { database } = transaction;
    const { date, seat: next } = await lockOfferedDate(transaction, dateId, row.course);
    const owner =
      by === 'desk' || by.ownerId === null ? null : { id: by.ownerId, network: customerOf(by.network) };
    const network = by === 'desk' || owner ? null : by.network;
    const all = await enrolmentsOf(database, dateId, row.email);
    const ofNetwork = network === null ? undefined : all.find((each) => isOfCustomer(each, network));
    const known = ofNetwork ?? all[0];
    // The answer would show the desk what is stored about the person, and nobody would see that in the audit.
    if (by === 'desk' && known?.unconfirmed === 0) throw conflict(M.enrolled, 'email');
    const mustWait =
      network !== null && (next === 'waiting' || !(await hasRoomFor(database, date, network, ofNetwork?.id)));
    const seat: Seat = mustWait ? 'unconfirmed' : next;
    const booked_from = owner?.network ?? null;
    // Confirming an enrolment is checked like a new one, since `refuseManySeats` does not count unconfirmed enrolments.
    if (owner && known?.unconfirmed !== 0) await refuseManySeats(transaction, date, owner.id, owner.network);
    if (known && network === null) await confirmKnown(transaction, date, known, { ...row, booked_from });
    const takesSeat = network !== null && !mustWait;
    if (known && (ofNetwork || !takesSeat)) return { id: known.id, seat, date };
    await insertEnrolment(database, {
      ...row,
      course_date_id: dateId,
      seat: mustWait ? 'waiting' : next,
      bill_id: null,
      unconfirmed: network === null ? 0 : 1,
      visitor_network: network,
      booked_from,
    });
    await openItem(transaction, 'enrolment', row.id);
    return { id: row.id, seat, date };
  });

/**
 * Unconfirmed enrolments of visitors get at most half of the seats together, and no internet customer (an IPv4
 * address, or all IPv6 networks of one customer) gets more than one. So a stranger hardly changes the number of
 * free seats on the page.
 */
async function hasRoomFor(
  database: AppContext['database'],
  { id, seats }: CourseDatesTable,
  network: string,
  ownId: string | undefined,
): Promise<boolean> {
  const taken = await unconfirmedSeats(database, id);
  const isFirst = !taken.some((each) => isOfCustomer(each, network) && each.id !== ownId);
  return isFirst && taken.length < Math.floor(seats * UNCONFIRMED_SHARE);
}

const isOfCustomer = ({ visitor_network }: Pick<EnrolmentsTable, 'visitor_network'>, network: string) =>
  visitor_network !== null && customerOf(visitor_network) === customerOf(network);

/** A stranger may have entered the address before; the owner’s answers and account replace what was entered. */
async function confirmKnown(
  context: AppContext,
  date: CourseDatesTable,
  known: EnrolmentsTable,
  {
    account_id,
    first_name,
    last_name,
    phone,
    message,
    booked_from,
  }: Row & Pick<EnrolmentsTable, 'booked_from'>,
): Promise<void> {
  const belongsToAnother = account_id !== null && known.account_id !== account_id;
  // A bill stays with the person to whom it was made out.
  if (known.unconfirmed === 1 || (belongsToAnother && known.bill_id === null)) {
    const own = { account_id, first_name, last_name, phone, message, booked_from };
    await updateEnrolment(context.database, known.id, { ...CONFIRMED, ...own });
  }
  await dropRepetitions(context, date, known);
  await fillSeats(context, date);
}

/** Once the owner of the address has enrolled, further enrolments with the address need no seats. */
export async function dropRepetitions(
  context: AppContext,
  date: Pick<CourseDatesTable, 'id'>,
  { id, email }: Pick<EnrolmentsTable, 'id' | 'email'>,
): Promise<void> {
  for (const other of await enrolmentsOf(context.database, date.id, email)) {
    if (other.id === id || other.unconfirmed === 0) continue;
    await updateEnrolment(context.database, other.id, { seat: 'cancelled', status: 'handled' });
    await closeItem(context, null, other.id);
  }
}

/** The columns of an enrolment that a code or the desk has confirmed. */
export const CONFIRMED = { unconfirmed: 0, visitor_network: null } as const;

/** Gives free seats to the people who have waited longest. Call it with the date locked. */
export async function fillSeats(
  context: AppContext,
  date: Pick<CourseDatesTable, 'id' | 'title' | 'starts_on' | 'seats'>,
): Promise<void> {
  const { database } = context;
  const free = date.seats - (await countHeldSeats(database, date.id));
  if (free <= 0) return;
  for (const enrolment of await firstWaiting(database, date.id, free)) {
    // The desk confirms this enrolment like any other.
    await updateEnrolment(database, enrolment.id, { seat: 'requested', status: 'new' });
    await openItem(context, 'enrolment', enrolment.id);
    await mailFreeSeat(context, date, enrolment);
  }
}
