import { standingOf } from '@nivara/shared/domain/bill';
import { balanceOf, refundableOf } from '@nivara/shared/domain/bill-balance';
import {
  LARGEST_BILL,
  type LedgerLine,
  amountOf,
  discountable,
  withDiscount,
  withTaxes,
} from '@nivara/shared/domain/bill-lines';
import {
  type BillCancel,
  DESK_BILL_MESSAGES,
  MOST_LINES,
  type NewBill,
  type NewDiscount,
  type NewLine,
} from '@nivara/shared/domain/desk-bill';
import { FIELD_MESSAGES } from '@nivara/shared/domain/field-rules';
import { countEnteredPhone } from '../../plugins/entered-addresses';
import { toE164 } from '@nivara/shared/domain/phone-number';
import {
  type NewPayment,
  type NewRefund,
  PAYMENT_MESSAGES,
  type PaymentDecision,
} from '@nivara/shared/domain/payment';
import { ROLE } from '@nivara/shared/contracts/session';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { conflict, invalid, notFound } from '../../problems';
import { findAccount } from '../accounts/account-repository';
import { lockPatientAccount } from '../accounts/lock-own-account';
import { auditChange } from '../audit/audit';
import { requireService } from '../clinic-services/require-service';
import { closeItem } from '../inbox-items/inbox-items';
import type { Actor } from '../session/actor';
import { keyOf } from '../treated-patients/patient-key';
import { findPatientById } from '../treated-patients/treated-patient-repository';
import { type BillRow, billById, sumsIn } from './bill-repository';
import { cancelOrCreditBill } from './cancel-bill';
import { type LockedBill, changeLedger, storeSums } from './change-ledger';
import { decidePayment, linesIn, paymentsOf, refundsOf, replaceLines } from './ledger-repository';
import { refuseKnownReference } from './known-reference';
import { confirmedColumns, returnMoney, takeMoney } from './move-money';
import { MOST_ENTRIES } from './most-entries';
import { notifyCancelled, notifyNotReceived, notifyPaid, notifyRefunded } from './notify-bill';
import { issueBill, repriceIfMoved } from './raise-bill';

const M = DESK_BILL_MESSAGES;
const P = PAYMENT_MESSAGES;

const asItem = ({ text, amount, taxPercent }: NewLine): LedgerLine => ({
  kind: 'item',
  text: text.trim(),
  amount,
  taxPercent,
});

function refuseTooLarge(lines: readonly LedgerLine[]): void {
  if (amountOf(withTaxes(lines)) > LARGEST_BILL) throw invalid([{ path: 'lines', message: M.tooLarge }]);
}

/** Undefined also for staff, who are nobody's patients. */
async function patientOf({ database }: AppContext, id: string) {
  const patient = await findPatientById(database, id);
  const account = patient && (await findAccount(database, patient.accountId));
  return account?.role === ROLE.patient ? patient : undefined;
}

export async function raiseAtDesk(context: AppContext, actor: Actor, values: NewBill): Promise<BillRow> {
  const { database } = context;
  const lines = values.lines.map(asItem);
  refuseTooLarge(lines);
  const service = values.service === undefined ? undefined : await requireService(database, values.service);
  const patient = values.patient ? await patientOf(context, values.patient) : undefined;
  if (values.patient && !patient) throw notFound();
  const phone = values.phone ? toE164(values.phone) : undefined;
  const issue = () =>
    inTransaction(context, async (transaction) => {
      await lockPatientAccount(transaction, patient?.accountId ?? null);
      const { id } = await issueBill(
        transaction,
        {
          account_id: patient?.accountId ?? null,
          appointment_id: null,
          booking_id: null,
          service_id: service?.id ?? null,
          about: service?.name ?? lines[0]?.text ?? '',
          offer_id: null,
          patient_key: patient ? keyOf(patient) : null,
          patient_name: patient?.name ?? values.name?.trim() ?? '',
          phone: phone ?? patient?.phone ?? null,
        },
        lines,
      );
      await auditChange(transaction, actor, 'create', {
        noun: 'bills',
        recordId: id,
        patientId: patient?.accountId ?? null,
      });
      return billById(transaction.database, id);
    });
  return phone === undefined ? issue() : countEnteredPhone(context, actor.accountId, issue);
}

/** A bill may change until a part of it is paid or reported. */
const isChangeable = ({ status, amount_paise }: LockedBill) =>
  status === 'unpaid' || (status === 'paid' && amount_paise === 0);

const changeLines = (
  context: AppContext,
  actor: Actor,
  id: string,
  change: (lines: LedgerLine[]) => LedgerLine[],
) =>
  changeLedger(context, actor, id, async ({ database }, bill) => {
    if (!isChangeable(bill)) throw conflict(`${standingOf(bill.status)} ${M.fixed}`);
    const lines = change(await linesIn(database, id));
    refuseTooLarge(lines);
    await replaceLines(database, id, lines);
  });

export const addLine = (context: AppContext, actor: Actor, id: string, line: NewLine) =>
  changeLines(context, actor, id, (lines) => {
    if (lines.filter(({ kind }) => kind === 'item').length >= MOST_LINES) {
      throw conflict(FIELD_MESSAGES.tooMany(MOST_LINES));
    }
    return withTaxes([...lines, asItem(line)]);
  });

export const giveDiscount = (
  context: AppContext,
  actor: Actor,
  id: string,
  { amount, reason }: NewDiscount,
) =>
  changeLines(context, actor, id, (lines) => {
    if (amount > discountable(lines)) throw conflict(M.tooMuchOff, 'amount');
    if (lines.filter(({ kind }) => kind === 'discount').length >= MOST_LINES) {
      throw conflict(FIELD_MESSAGES.tooMany(MOST_LINES));
    }
    return withDiscount(lines, { amount, reason: reason.trim() });
  });

export const cancelAtDesk = (context: AppContext, actor: Actor, id: string, { reason }: BillCancel) =>
  changeLedger(context, actor, id, async (transaction, bill) => {
    if (!isChangeable(bill)) throw conflict(`${standingOf(bill.status)} ${M.notCancelled}`);
    await cancelOrCreditBill(transaction, actor, bill, reason.trim());
    await notifyCancelled(transaction, bill, reason.trim());
  });

export const takePayment = (context: AppContext, actor: Actor, id: string, payment: NewPayment) =>
  changeLedger(context, actor, id, async (transaction, bill) => {
    if (bill.status === 'reported') throw conflict(P.reportedFirst);
    const balance = balanceOf(sumsIn(bill));
    if (payment.amount > balance) throw conflict(P.tooMuch, 'amount');
    const taken = (await paymentsOf(transaction.database, id)).filter(({ status }) => status === 'confirmed');
    if (taken.length >= MOST_ENTRIES && payment.amount < balance) throw conflict(P.tooMany, 'amount');
    await takeMoney(transaction, actor, bill, payment);
    await notifyPaid(transaction, bill, payment.amount, balance - payment.amount);
  });

/** The desk confirms or refuses a payment that the patient has reported. */
export const decideReported = (
  context: AppContext,
  actor: Actor,
  { id, payment: paymentId }: { id: string; payment: string },
  { status, amount, isForSeveral }: PaymentDecision,
) =>
  changeLedger(context, actor, id, async (transaction, bill) => {
    const { database } = transaction;
    const payment = (await paymentsOf(database, id)).find((each) => each.id === paymentId);
    if (!payment) throw notFound();
    if (payment.status !== 'reported') throw conflict(P.decided);
    await closeItem(transaction, actor, paymentId);
    if (status === 'not received') {
      await decidePayment(database, paymentId, { status });
      await repriceIfMoved(transaction, bill, payment.at);
      await storeSums(transaction, bill);
      return notifyNotReceived(transaction, await billById(database, id), payment.amount_paise);
    }
    await refuseKnownReference(transaction, { reference: payment.reference, paymentId, isForSeveral });
    const arrived = amount ?? payment.amount_paise;
    if (arrived > payment.amount_paise) throw conflict(P.tooMuch, 'amount');
    const change = await confirmedColumns(transaction, actor);
    await decidePayment(database, paymentId, { ...change, amount_paise: arrived });
    await storeSums(transaction, bill);
    await repriceIfMoved(transaction, bill, payment.at);
    const left = balanceOf(sumsIn(await billById(database, id)));
    await notifyPaid(transaction, bill, arrived, Math.max(0, left));
  });

export const refundBill = (context: AppContext, actor: Actor, id: string, refund: NewRefund) =>
  changeLedger(context, actor, id, async (transaction, bill) => {
    const refundable = refundableOf(sumsIn(bill));
    if (refund.amount > refundable) throw conflict(P.tooMuchBack, 'amount');
    const returned = await refundsOf(transaction.database, id);
    if (returned.length >= MOST_ENTRIES && refund.amount < refundable) throw conflict(P.tooMany, 'amount');
    await returnMoney(transaction, actor, bill, refund);
    await notifyRefunded(transaction, bill, refund.amount);
  });
