import {
  type BillChange,
  type BillStatus,
  type ClinicDecision,
  formatRupees,
  statusesBefore,
  tidyTransactionId,
  whyNotDecided,
  whyNotReported,
} from '@nivara/shared/domain/bill';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import type { BillsTable } from '../../database/money-tables';
import { conflict } from '../../problems';
import { auditChange } from '../audit/audit';
import { notify } from '../notifications/notify';
import type { Actor } from '../session/actor';
import { type BillRow, changeBill, statusOf } from './bill-repository';

/** By the patient or a guest. */
export const reportPayment = (
  context: AppContext,
  actor: Actor | null,
  bill: BillRow,
  transactionId: string,
): Promise<BillRow> =>
  change(context, actor, bill, {
    from: ['unpaid'],
    to: { status: 'reported', transaction_id: tidyTransactionId(transactionId) },
    whyNot: whyNotReported,
  });

/** By the clinic. */
export function decideBill(
  context: AppContext,
  actor: Actor,
  bill: BillRow,
  { status, transactionId }: BillChange,
): Promise<BillRow> {
  const ownId = tidyTransactionId(transactionId ?? '');
  const changes: Record<ClinicDecision, Partial<BillsTable>> = {
    paid: { paid_at: context.now().toISOString(), ...(ownId && { transaction_id: ownId }) },
    // The reported payment does not exist, so neither does its id.
    unpaid: { transaction_id: null },
    // Money that is returned had arrived, even if nobody confirmed it.
    refunded: { paid_at: bill.paid_at ?? context.now().toISOString() },
    cancelled: { transaction_id: null },
  };
  return inTransaction(context, async (transaction) => {
    const decided = await change(transaction, actor, bill, {
      from: statusesBefore(status),
      to: { status, ...changes[status] },
      neverPaid: status === 'cancelled',
      whyNot: (found) => whyNotDecided(found, status),
    });
    if (bill.account_id) {
      const about = { kind: 'bill', id: bill.id } as const;
      await notify(transaction, {
        accountId: bill.account_id,
        kind: 'bill',
        about,
        ...NOTIFICATION_TEXTS[status](bill),
      });
    }
    return decided;
  });
}

interface Step {
  from: readonly BillStatus[];
  to: Partial<BillsTable>;
  /** Only as long as no payment was confirmed. */
  neverPaid?: boolean;
  whyNot: (status: BillStatus) => string;
}

const change = (
  context: AppContext,
  actor: Actor | null,
  bill: BillRow,
  { from, to, neverPaid = false, whyNot }: Step,
) =>
  inTransaction(context, async (transaction) => {
    const { database } = transaction;
    const changed = await changeBill(database, bill.id, from, to, neverPaid);
    if (!changed) throw conflict(whyNot((await statusOf(database, bill.id)).status));
    await auditChange(transaction, actor, 'update', {
      noun: 'bills',
      recordId: bill.id,
      patientId: bill.account_id,
    });
    return { ...changed, service: bill.service };
  });

const NOTIFICATION_TEXTS: Record<ClinicDecision, (bill: BillRow) => { title: string; text: string }> = {
  paid: (bill) => ({
    title: `Bill ${bill.number} is paid`,
    text: `We have received ${formatRupees(bill.amount_paise)} for ${bill.service}, booking ${bill.booking_id}. Your receipt is ready.`,
  }),
  unpaid: (bill) => ({
    title: `Bill ${bill.number} is not paid yet`,
    text: `We could not find the payment of ${formatRupees(bill.amount_paise)} that you told us of. Please check its transaction ID, or pay again.`,
  }),
  cancelled: (bill) => ({
    title: `Bill ${bill.number} is cancelled`,
    text: `We could not find the payment of ${formatRupees(bill.amount_paise)} that you told us of, so there is nothing to return.`,
  }),
  refunded: (bill) => ({
    title: `Bill ${bill.number} is refunded`,
    text: `We have returned ${formatRupees(bill.amount_paise)} for ${bill.service}, booking ${bill.booking_id}.`,
  }),
};
