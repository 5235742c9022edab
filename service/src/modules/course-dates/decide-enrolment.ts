import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { COURSE_DATE_MESSAGES } from '@nivara/shared/domain/course-date';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import type { CourseDatesTable, EnrolmentsTable } from '../../database/course-tables';
import { conflict, notFound } from '../../problems';
import { auditChange } from '../audit/audit';
import { cancelOrCreditBill } from '../bills/cancel-bill';
import { changeLedger } from '../bills/change-ledger';
import { issueBill } from '../bills/raise-bill';
import { closeItem } from '../inbox-items/inbox-items';
import type { Actor } from '../session/actor';
import {
  countHeldSeats,
  findEnrolment,
  lockDate,
  lockEnrolment,
  updateEnrolment,
} from './course-date-repository';
import { mailCancelledEnrolment, mailCancelledUndatedEnrolment, mailConfirmedSeat } from './enrolment-mails';
import { CONFIRMED, fillSeats } from './take-seat';

const M = COURSE_DATE_MESSAGES;
const CANCELLED = 'The enrolment was cancelled.';

interface Deciding {
  context: AppContext;
  /** Undefined for an enrolment that asks about the course without choosing a date. */
  date: CourseDatesTable | undefined;
  enrolment: EnrolmentsTable;
}

/** Locks the date, so that two decisions follow each other. */
const decide = (
  context: AppContext,
  actor: Actor,
  id: string,
  work: (deciding: Deciding) => Promise<void>,
): Promise<void> =>
  inTransaction(context, async (transaction) => {
    const { database } = transaction;
    const known = await findEnrolment(database, id);
    const dateId = known?.course_date_id;
    const date = dateId ? await lockDate(database, dateId) : undefined;
    const enrolment = await lockEnrolment(database, id);
    if (!enrolment) throw notFound();
    if (enrolment.course_date_id !== (date?.id ?? null)) throw conflict(M.dated);
    await work({ context: transaction, date, enrolment });
    await auditChange(transaction, actor, 'update', {
      noun: 'enrolments',
      recordId: id,
      patientId: enrolment.account_id,
    });
  });

export const confirmEnrolment = (context: AppContext, actor: Actor, id: string): Promise<void> =>
  decide(context, actor, id, async ({ context, date, enrolment }) => {
    if (enrolment.seat === null) throw conflict(M.noDate);
    if (date && isUnconfirmed(enrolment)) return confirmVisitor(context, actor, date, enrolment);
    if (!date || enrolment.seat !== 'requested') throw conflict(M.notRequested);
    await confirmSeat(context, actor, date, enrolment);
  });

const isUnconfirmed = ({ seat, unconfirmed }: EnrolmentsTable) => seat === 'waiting' && unconfirmed === 1;

/** The desk has spoken with the visitor: they get a free seat, or their place on the waiting list. */
async function confirmVisitor(
  context: AppContext,
  actor: Actor,
  date: CourseDatesTable,
  enrolment: EnrolmentsTable,
): Promise<void> {
  const { database } = context;
  if (date.status === 'open' && (await countHeldSeats(database, date.id)) < date.seats)
    return confirmSeat(context, actor, date, enrolment);
  await updateEnrolment(database, enrolment.id, CONFIRMED);
}

/** Expects the date to be locked, and a seat that is free or held by this enrolment. */
export async function confirmSeat(
  context: AppContext,
  actor: Actor,
  date: CourseDatesTable,
  enrolment: EnrolmentsTable,
): Promise<void> {
  const { id } = enrolment;
  const bill = date.fee_paise === 0 ? undefined : await billFee(context, date, enrolment);
  const bill_id = bill?.id ?? null;
  await updateEnrolment(context.database, id, {
    ...CONFIRMED,
    seat: 'confirmed',
    status: 'handled',
    bill_id,
  });
  await closeItem(context, actor, id);
  await mailConfirmedSeat(context, date, enrolment, bill?.number);
}

const billFee = (context: AppContext, date: CourseDatesTable, enrolment: EnrolmentsTable) =>
  issueBill(
    context,
    {
      account_id: enrolment.account_id,
      appointment_id: null,
      booking_id: null,
      service_id: null,
      about: `Course: ${date.title}`,
      offer_id: null,
      patient_key: null,
      patient_name: `${enrolment.first_name} ${enrolment.last_name}`,
      phone: enrolment.phone,
    },
    [
      {
        kind: 'fee',
        text: `${date.title}, from ${dateInWords(date.starts_on)}`,
        amount: date.fee_paise,
        taxPercent: date.tax_percent,
      },
    ],
  );

/** Frees the seat for the next on the waiting list; a paid fee is then to be returned. */
export const cancelEnrolment = (
  context: AppContext,
  actor: Actor,
  id: string,
  reason: string | undefined,
): Promise<void> =>
  decide(context, actor, id, async ({ context, date, enrolment }) => {
    if (enrolment.seat === 'cancelled') throw conflict(M.cancelledAlready);
    await cancelSeat(context, actor, date, enrolment, reason);
    if (date?.status === 'open') await fillSeats(context, date);
  });

export async function cancelSeat(
  context: AppContext,
  actor: Actor,
  date: CourseDatesTable | undefined,
  { id, bill_id, ...enrolment }: EnrolmentsTable,
  reason: string | undefined,
): Promise<void> {
  await updateEnrolment(context.database, id, { seat: 'cancelled', status: 'handled' });
  if (bill_id) {
    await changeLedger(context, actor, bill_id, (within, bill) =>
      cancelOrCreditBill(within, actor, bill, CANCELLED),
    );
  }
  await closeItem(context, actor, id);
  if (date) await mailCancelledEnrolment(context, date, enrolment, reason);
  else await mailCancelledUndatedEnrolment(context, enrolment, reason);
}
