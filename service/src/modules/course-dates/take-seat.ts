import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { COURSE_DATE_MESSAGES } from '@nivara/shared/domain/course-date';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import type { CourseDatesTable, EnrolmentsTable } from '../../database/course-tables';
import { conflict } from '../../problems';
import { openItem } from '../inbox-items/inbox-items';
import {
  countHeldSeats,
  findEnrolmentOf,
  firstWaiting,
  insertEnrolment,
  lockDate,
  updateEnrolment,
} from './course-date-repository';
import { mailFreeSeat } from './enrolment-mails';

const M = COURSE_DATE_MESSAGES;

type Taken = Pick<EnrolmentsTable, 'id' | 'seat'>;

/** The locked date, and what the next one to enrol gets of it. */
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
 * Takes a seat, or joins the waiting list when none is free. Somebody who is enrolled already gets the same answer as a
 * newcomer, since it must not reveal who is enrolled.
 */
export const takeSeat = (
  context: AppContext,
  dateId: string,
  row: Omit<EnrolmentsTable, 'course_date_id' | 'seat' | 'bill_id'>,
): Promise<Taken> =>
  inTransaction(context, async (transaction) => {
    const { database } = transaction;
    const { seat } = await lockOfferedDate(transaction, dateId, row.course);
    const known = await findEnrolmentOf(database, dateId, row.email);
    if (known) return { id: known.id, seat };
    await insertEnrolment(database, { ...row, course_date_id: dateId, seat, bill_id: null });
    await openItem(transaction, 'enrolment', row.id);
    return { id: row.id, seat };
  });

/** Gives free seats to those who wait longest. Call it with the date locked. */
export async function fillSeats(
  context: AppContext,
  date: Pick<CourseDatesTable, 'id' | 'title' | 'starts_on' | 'seats'>,
): Promise<void> {
  const { database } = context;
  const free = date.seats - (await countHeldSeats(database, date.id));
  if (free <= 0) return;
  for (const enrolment of await firstWaiting(database, date.id, free)) {
    // The desk confirms it like any other.
    await updateEnrolment(database, enrolment.id, { seat: 'requested', status: 'new' });
    await openItem(context, 'enrolment', enrolment.id);
    await mailFreeSeat(context, date, enrolment);
  }
}
