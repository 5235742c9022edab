import type { Selectable } from 'kysely';
import { balanceOf, statusOf } from '@nivara/shared/domain/bill-balance';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import type { BillsTable } from '../../database/money-tables';
import { notFound } from '../../problems';
import { auditChange } from '../audit/audit';
import type { Actor } from '../session/actor';
import { type BillRow, billById } from './bill-repository';
import { updateBill, lockBill, paymentsOf, sumsOf } from './ledger-repository';

export type LockedBill = Selectable<BillsTable>;

/** Changes one bill's rows, then its sums and status; of two concurrent changes one waits for the other. */
export const changeLedger = (
  context: AppContext,
  actor: Actor | null,
  billId: string,
  change: (context: AppContext, bill: LockedBill) => Promise<void>,
): Promise<BillRow> =>
  inTransaction(context, async (transaction) => {
    const bill = await lockBill(transaction.database, billId);
    if (!bill) throw notFound();
    await change(transaction, bill);
    await storeSums(transaction, bill);
    await auditChange(transaction, actor, 'update', {
      noun: 'bills',
      recordId: bill.id,
      patientId: bill.account_id,
    });
    return billById(transaction.database, bill.id);
  });

/** Stores the sums of the bill's rows, and the status that follows from the sums. */
export async function storeSums(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { id }: Pick<LockedBill, 'id'>,
): Promise<void> {
  const { cancelled_at, paid_at } = await billById(database, id);
  const sums = { ...(await sumsOf(database, id)), isCancelled: cancelled_at !== null };
  const payments = await paymentsOf(database, id);
  const status = statusOf(sums);
  const isPaid = status === 'paid' || (sums.received > 0 && balanceOf(sums) <= 0);
  await updateBill(database, id, {
    amount_paise: sums.amount,
    credited_paise: sums.credited,
    received_paise: sums.received,
    refunded_paise: sums.refunded,
    status,
    paid_at: isPaid ? (paid_at ?? now().toISOString()) : null,
    transaction_id:
      payments.findLast((each) => each.status !== 'not received' && each.reference)?.reference ?? null,
  });
}
