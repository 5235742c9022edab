import { tidyTransactionId } from '@nivara/shared/domain/transaction-id';
import type { PaymentMethod } from '@nivara/shared/domain/payment';
import type { AppContext } from '../../app-context';
import { newId } from '../../security/tokens';
import { lockOpenDay } from '../day-closings/lock-open-day';
import type { Actor } from '../session/actor';
import type { LockedBill } from './change-ledger';
import { refuseKnownReference } from './known-reference';
import { insertPayment, insertRefund } from './ledger-repository';

interface Money {
  method: PaymentMethod;
  /** In paise. */
  amount: number;
  reference?: string | null;
  isForSeveral?: boolean | undefined;
}

/** The columns of a confirmed payment; a refund takes its time, day and author from them. */
export const confirmedColumns = async (context: AppContext, actor: Actor) => ({
  status: 'confirmed' as const,
  at: context.now().toISOString(),
  day: await lockOpenDay(context),
  taken_by: actor.accountId,
});

export async function takeMoney(
  context: AppContext,
  actor: Actor,
  bill: Pick<LockedBill, 'id'>,
  { method, amount, reference: typed, isForSeveral }: Money,
): Promise<void> {
  const reference = tidyTransactionId(typed ?? '') || null;
  await refuseKnownReference(context, { reference, isForSeveral });
  await insertPayment(context.database, {
    id: newId(context.randomBytes),
    bill_id: bill.id,
    method,
    amount_paise: amount,
    reference,
    ...(await confirmedColumns(context, actor)),
  });
}

export async function returnMoney(
  context: AppContext,
  actor: Actor,
  bill: Pick<LockedBill, 'id'>,
  { method, amount, reference }: Money,
): Promise<void> {
  const { at, day, taken_by } = await confirmedColumns(context, actor);
  await insertRefund(context.database, {
    id: newId(context.randomBytes),
    bill_id: bill.id,
    method,
    amount_paise: amount,
    reference: tidyTransactionId(reference ?? '') || null,
    at,
    day,
    made_by: taken_by,
  });
}
