import { itemsOf } from '@nivara/shared/domain/bill-lines';
import {
  CREDIT_NOTE_MESSAGES,
  type CreditNoteLine,
  type NewCreditNote,
  creditLine,
  creditableAmount,
} from '@nivara/shared/domain/credit-note';
import type { AppContext } from '../../app-context';
import { conflict, invalid } from '../../problems';
import { newId } from '../../security/tokens';
import type { Actor } from '../session/actor';
import type { BillRow } from './bill-repository';
import { type LockedBill, changeLedger } from './change-ledger';
import { creditNotesOf, creditedLines, insertCreditNote, linesIn } from './ledger-repository';
import { MOST_ENTRIES } from './most-entries';
import { notifyCredited } from './notify-bill';
import { nextSeriesNumber } from './raise-bill';

const M = CREDIT_NOTE_MESSAGES;

/** Takes back a part of a bill that is paid, or all of it; the money is returned by a refund. */
export const creditBill = (
  context: AppContext,
  actor: Actor,
  id: string,
  { reason, lines }: NewCreditNote,
): Promise<BillRow> =>
  changeLedger(context, actor, id, async (transaction, bill) => {
    if (bill.received_paise === 0 || bill.cancelled_at !== null) throw conflict(M.notPaid);
    const notes = await creditNotesOf(transaction.database, id);
    if (notes.length >= MOST_ENTRIES) throw conflict(M.tooMany);
    const { items, earlier } = await booksOf(transaction, id);
    const wanted = new Map<number, CreditNoteLine>();
    for (const [index, { position, amount }] of lines.entries()) {
      const item = items.find((each) => each.position === position);
      if (!item || wanted.has(position))
        throw invalid([{ path: `lines[${index}].position`, message: M.line }]);
      if (amount > creditableAmount(item, earlier)) throw conflict(M.tooMuch, `lines[${index}].amount`);
      wanted.set(position, creditLine(item, earlier, amount));
    }
    const amount = await writeCreditNote(transaction, actor, bill, reason.trim(), [...wanted.values()]);
    await notifyCredited(transaction, bill, amount, reason.trim());
  });

/** Takes back all that is left of the bill. */
export async function creditWhole(
  context: AppContext,
  actor: Actor | null,
  bill: LockedBill,
  reason: string,
): Promise<void> {
  const { items, earlier } = await booksOf(context, bill.id);
  const lines = items
    .map((item) => creditLine(item, earlier, creditableAmount(item, earlier)))
    .filter(({ amount }) => amount > 0);
  if (lines.length > 0) await writeCreditNote(context, actor, bill, reason, lines);
}

const booksOf = async ({ database }: AppContext, billId: string) => ({
  items: itemsOf(await linesIn(database, billId)),
  earlier: await creditedLines(database, billId),
});

async function writeCreditNote(
  context: AppContext,
  actor: Actor | null,
  bill: Pick<LockedBill, 'id'>,
  reason: string,
  lines: readonly CreditNoteLine[],
): Promise<number> {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const note = {
    id: newId(context.randomBytes),
    number: await nextSeriesNumber(context, 'CN', 'credit-notes'),
    bill_id: bill.id,
    reason,
    amount_paise: amount,
    issued_at: context.now().toISOString(),
    issued_by: actor?.accountId ?? null,
  };
  await insertCreditNote(context.database, note, lines);
  return amount;
}
