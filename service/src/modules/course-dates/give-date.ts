import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { COURSE_DATE_MESSAGES, type EnrolmentDate } from '@nivara/shared/domain/course-date';
import { INBOX_MESSAGES } from '@nivara/shared/domain/inbox';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { conflict, notFound } from '../../problems';
import { auditChange } from '../audit/audit';
import { lockItem } from '../inbox-items/inbox-item-repository';
import { addEntry } from '../inbox-items/inbox-items';
import type { Actor } from '../session/actor';
import { enrolmentsOf, findEnrolment, lockEnrolment, updateEnrolment } from './course-date-repository';
import { confirmSeat } from './decide-enrolment';
import { mailGivenDate } from './enrolment-mails';
import { CONFIRMED, lockOfferedDate } from './take-seat';

const M = COURSE_DATE_MESSAGES;

/** Gives an enrolment without a date a seat on a date of its course, or puts it on the date's waiting list. */
export const giveDate = (
  context: AppContext,
  actor: Actor,
  id: string,
  { date: dateId, confirm = false }: EnrolmentDate,
): Promise<void> =>
  inTransaction(context, async (transaction) => {
    const { database } = transaction;
    const known = await findEnrolment(database, id);
    if (!known) throw notFound();
    const { date, seat } = await lockOfferedDate(transaction, dateId, known.course);
    const enrolment = await lockEnrolment(database, id);
    if (!enrolment) throw notFound();
    if (enrolment.seat === 'cancelled') throw conflict(M.cancelledAlready);
    if (enrolment.course_date_id !== null) throw conflict(M.dated);
    const others = await enrolmentsOf(database, dateId, enrolment.email);
    if (others.length > 0) throw conflict(M.enrolled, 'date');
    const item = await lockItem(database, id);
    if (item && item.done_at !== null) throw conflict(INBOX_MESSAGES.done);
    await updateEnrolment(database, id, { ...CONFIRMED, course_date_id: dateId, seat });
    if (item)
      await addEntry(transaction, actor, id, 'dated', `${date.title}, ${dateInWords(date.starts_on)}`);
    if (confirm && seat === 'requested') await confirmSeat(transaction, actor, date, enrolment);
    else await mailGivenDate(transaction, date, enrolment, seat);
    await auditChange(transaction, actor, 'update', {
      noun: 'enrolments',
      recordId: id,
      patientId: enrolment.account_id,
    });
  });
