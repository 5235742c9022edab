import { COURSE_DATE_MESSAGES, type CourseDateValues } from '@nivara/shared/domain/course-date';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import type { CourseDatesTable } from '../../database/course-tables';
import { conflict, notFound } from '../../problems';
import { newId } from '../../security/tokens';
import { auditChange } from '../audit/audit';
import type { Actor } from '../session/actor';
import { activeEnrolments, countHeldSeats, insertDate, lockDate, updateDate } from './course-date-repository';
import { cancelSeat } from './decide-enrolment';
import { fillSeats } from './take-seat';

const M = COURSE_DATE_MESSAGES;
const NOUN = 'course-dates';

const toColumns = (values: CourseDateValues) => ({
  course: values.course,
  title: values.title.trim(),
  starts_on: values.startsOn,
  ends_on: values.endsOn || null,
  times: values.times.trim(),
  place: values.place.trim(),
  teacher: values.teacher.trim(),
  fee_paise: values.fee,
  tax_percent: values.taxPercent,
  seats: values.seats,
});

export const addCourseDate = (context: AppContext, actor: Actor, values: CourseDateValues): Promise<string> =>
  inTransaction(context, async (transaction) => {
    const { database, now, randomBytes } = transaction;
    const id = newId(randomBytes);
    await insertDate(database, {
      id,
      ...toColumns(values),
      status: 'open',
      created_at: now().toISOString(),
    });
    await auditChange(transaction, actor, 'create', { noun: NOUN, recordId: id });
    return id;
  });

const changeDate = (
  context: AppContext,
  actor: Actor,
  id: string,
  change: (context: AppContext, date: CourseDatesTable) => Promise<void>,
): Promise<void> =>
  inTransaction(context, async (transaction) => {
    const date = await lockDate(transaction.database, id);
    if (!date) throw notFound();
    if (date.status === 'cancelled') throw conflict(M.cancelled);
    await change(transaction, date);
    await auditChange(transaction, actor, 'update', { noun: NOUN, recordId: id });
  });

/** Bills that have been raised keep their fee. */
export const replaceCourseDate = (context: AppContext, actor: Actor, id: string, values: CourseDateValues) =>
  changeDate(context, actor, id, async (transaction) => {
    const { database } = transaction;
    if (values.seats < (await countHeldSeats(database, id))) throw conflict(M.taken, 'seats');
    const columns = toColumns(values);
    await updateDate(database, id, columns);
    await fillSeats(transaction, { id, ...columns });
  });

/** Mails everybody who is enrolled, and cancels or credits their bills. */
export const cancelCourseDate = (context: AppContext, actor: Actor, id: string, reason: string | undefined) =>
  changeDate(context, actor, id, async (transaction, date) => {
    await updateDate(transaction.database, id, { status: 'cancelled' });
    for (const enrolment of await activeEnrolments(transaction.database, id)) {
      await cancelSeat(transaction, actor, date, enrolment, reason ?? 'The course does not take place.');
    }
  });
