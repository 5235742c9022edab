import {
  type BillChange,
  type ClinicDecision,
  isPayable,
  statusesBefore,
  whyNotDecided,
  whyNotReported,
} from '@nivara/shared/domain/bill';
import { balanceOf, refundableOf } from '@nivara/shared/domain/bill-balance';
import { tidyTransactionId } from '@nivara/shared/domain/transaction-id';
import type { AppContext } from '../../app-context';
import { conflict } from '../../problems';
import { newId } from '../../security/tokens';
import { closeItem, openItem } from '../inbox-items/inbox-items';
import type { Actor } from '../session/actor';
import { type BillRow, billById, sumsIn } from './bill-repository';
import { type LockedBill, changeLedger, storeSums } from './change-ledger';
import { repriceIfMoved } from './raise-bill';
import { decidePayment, insertPayment, paymentsOf } from './ledger-repository';
import { refuseKnownReference } from './known-reference';
import { confirmedColumns, takeMoney, returnMoney } from './move-money';
import { refuseManyReports } from './undecided-reports';
import { notifyNeverPaid, notifyNotReceived, notifyPaid, notifyRefunded } from './notify-bill';

/** Patients and guests report a payment of the whole open amount. */
export const reportPayment = (
  context: AppContext,
  actor: Actor | null,
  { id }: Pick<BillRow, 'id'>,
  transactionId: string,
): Promise<BillRow> =>
  changeLedger(context, actor, id, async (transaction, bill) => {
    const { database, now, randomBytes } = transaction;
    if (!isPayable(bill)) throw conflict(whyNotReported(bill.status));
    await refuseManyReports(transaction, bill);
    const paymentId = newId(randomBytes);
    await insertPayment(database, {
      id: paymentId,
      bill_id: id,
      method: 'upi',
      amount_paise: balanceOf(sumsIn(bill)),
      reference: tidyTransactionId(transactionId),
      status: 'reported',
      at: now().toISOString(),
      day: null,
      taken_by: null,
    });
    await openItem(transaction, 'payment', paymentId);
  });

/** The clinic decides on the whole bill. */
export const decideBill = (
  context: AppContext,
  actor: Actor,
  { id }: Pick<BillRow, 'id'>,
  { status, transactionId, isForSeveral }: BillChange,
): Promise<BillRow> =>
  changeLedger(context, actor, id, async (transaction, bill) => {
    const isAllowed =
      statusesBefore(status).includes(bill.status) && !(status === 'cancelled' && bill.received_paise > 0);
    if (!isAllowed) throw conflict(whyNotDecided(bill.status, status));
    const deciding = { context: transaction, actor, bill, isForSeveral };
    await DECIDE[status](deciding, tidyTransactionId(transactionId ?? '') || null);
  });

interface Deciding {
  context: AppContext;
  actor: Actor;
  bill: LockedBill;
  isForSeveral: boolean | undefined;
}

const DECIDE: Record<ClinicDecision, (deciding: Deciding, reference: string | null) => Promise<void>> = {
  paid: async (deciding, reference) => {
    const { context, actor, bill, isForSeveral } = deciding;
    const amount = balanceOf(sumsIn(bill));
    if (!(await confirmReported(deciding, reference))) {
      const method = reference === null ? 'cash' : 'upi';
      await takeMoney(context, actor, bill, { method, amount, reference, isForSeveral });
    }
    await notifyPaid(context, bill, amount, 0);
  },
  unpaid: async (deciding) => {
    const amount = await rejectReported(deciding);
    const { context, bill } = deciding;
    await storeSums(context, bill);
    await notifyNotReceived(context, await billById(context.database, bill.id), amount);
  },
  refunded: async (deciding) => {
    const { context, actor, bill } = deciding;
    // Returned money must have arrived, even if nobody had confirmed it.
    const arrived = await confirmReported(deciding, null);
    const amount = refundableOf(sumsIn(bill)) + arrived;
    const paid = (await paymentsOf(context.database, bill.id)).findLast(
      (each) => each.status === 'confirmed',
    );
    await returnMoney(context, actor, bill, { method: paid?.method ?? 'cash', amount, reference: null });
    await notifyRefunded(context, bill, amount);
  },
  cancelled: async (deciding) => {
    const amount = await rejectReported(deciding);
    await notifyNeverPaid(deciding.context, deciding.bill, amount);
  },
};

/** Returns what has arrived, which is nothing when no payment is reported. */
async function confirmReported(
  { context, actor, bill, isForSeveral }: Deciding,
  ownReference: string | null,
): Promise<number> {
  let arrived = 0;
  for (const { id, reference, amount_paise } of await reportedPayments(context, bill)) {
    const change = { ...(await confirmedColumns(context, actor)), reference: ownReference ?? reference };
    await refuseKnownReference(context, { reference: change.reference, paymentId: id, isForSeveral });
    await decidePayment(context.database, id, change);
    await closeItem(context, actor, id);
    arrived += amount_paise;
  }
  return arrived;
}

/** Returns the sum of what was reported. */
async function rejectReported({ context, actor, bill }: Deciding): Promise<number> {
  let sum = 0;
  for (const { id, at, amount_paise } of await reportedPayments(context, bill)) {
    sum += amount_paise;
    await decidePayment(context.database, id, { status: 'not received' });
    await closeItem(context, actor, id);
    await repriceIfMoved(context, bill, at);
  }
  return sum;
}

async function reportedPayments({ database }: AppContext, { id }: LockedBill) {
  return (await paymentsOf(database, id)).filter(({ status }) => status === 'reported');
}
