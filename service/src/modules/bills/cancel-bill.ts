import type { BillStatus } from '@nivara/shared/domain/bill';
import { netAmountOf } from '@nivara/shared/domain/bill-balance';
import type { AppContext } from '../../app-context';
import type { Actor } from '../session/actor';
import { sumsIn } from './bill-repository';
import { type LockedBill, storeSums } from './change-ledger';
import { creditWhole } from './credit-bill';
import { updateBill, lockBillOfAppointment } from './ledger-repository';

const REASON = 'The appointment was cancelled.';
const OVER: readonly BillStatus[] = ['cancelled', 'refunded'];

/** A cancelled appointment costs nothing, so a paid amount must be returned. */
export async function cancelBillOf(
  context: AppContext,
  actor: Actor | null,
  appointmentId: string,
): Promise<void> {
  const bill = await lockBillOfAppointment(context.database, appointmentId);
  if (bill) await cancelOrCreditBill(context, actor, bill, REASON);
}

/** If a payment was received, issues a credit note for all that is left of the bill; otherwise cancels the bill. */
export async function cancelOrCreditBill(
  context: AppContext,
  actor: Actor | null,
  bill: LockedBill,
  reason: string,
): Promise<void> {
  if (OVER.includes(bill.status) || (netAmountOf(sumsIn(bill)) === 0 && bill.amount_paise > 0)) return;
  if (bill.received_paise > 0) await creditWhole(context, actor, bill, reason);
  else {
    const cancelled_at = context.now().toISOString();
    await updateBill(context.database, bill.id, { cancelled_at, cancel_reason: reason });
  }
  await storeSums(context, bill);
}
