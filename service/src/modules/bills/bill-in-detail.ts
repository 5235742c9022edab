import type { BillInDetail, MoneyMoved } from '@nivara/shared/domain/bill';
import { refundableOf } from '@nivara/shared/domain/bill-balance';
import { shownLines } from '@nivara/shared/domain/bill-lines';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { DeskBill, DeskBillInDetail } from '@nivara/shared/domain/desk-bill';
import type { AppContext } from '../../app-context';
import { paymentWaysOf } from './bill-payment';
import { type BillRow, sumsIn, toBill } from './bill-repository';
import { creditNotesOf, creditedLines, linesIn, paymentsOf, refundsOf } from './ledger-repository';

type Context = Pick<AppContext, 'database' | 'clinic'>;

const dayOf = (at: string) => clinicDate(new Date(at));

const toMoneyMoved = (row: {
  at: string;
  method: MoneyMoved['method'];
  amount_paise: number;
  reference: string | null;
}): MoneyMoved => ({
  date: dayOf(row.at),
  method: row.method,
  amount: row.amount_paise,
  reference: row.reference,
});

export async function billInDetail({ database, clinic }: Context, row: BillRow): Promise<BillInDetail> {
  const payments = await paymentsOf(database, row.id);
  const notes = await creditNotesOf(database, row.id);
  return {
    ...toBill(row),
    lines: shownLines(await linesIn(database, row.id)),
    payments: payments.filter(({ status }) => status === 'confirmed').map(toMoneyMoved),
    refunds: (await refundsOf(database, row.id)).map(toMoneyMoved),
    creditNotes: notes.map(({ number, issued_at, reason, amount_paise }) => ({
      number,
      date: dayOf(issued_at),
      reason,
      amount: amount_paise,
    })),
    payment: paymentWaysOf(clinic, row),
  };
}

export const toDeskBill = (row: BillRow): DeskBill => {
  const bill = toBill(row);
  return {
    ...bill,
    receipt: bill.receipt && `/desk${bill.receipt}`,
    phone: row.phone,
    refundable: refundableOf(sumsIn(row)),
  };
};

export async function deskBillInDetail(
  { database, clinic }: Context,
  row: BillRow,
): Promise<DeskBillInDetail> {
  const { id } = row;
  const ledger = await linesIn(database, id);
  const credited = await creditedLines(database, id);
  return {
    ...toDeskBill(row),
    ledger,
    lines: shownLines(ledger),
    payment: paymentWaysOf(clinic, row),
    cancelReason: row.cancel_reason,
    payments: (await paymentsOf(database, id)).map((each) => ({
      id: each.id,
      at: each.at,
      method: each.method,
      amount: each.amount_paise,
      reference: each.reference,
      status: each.status,
      day: each.day,
      takenBy: each.taken_by_name,
    })),
    refunds: (await refundsOf(database, id)).map((each) => ({
      id: each.id,
      at: each.at,
      method: each.method,
      amount: each.amount_paise,
      reference: each.reference,
      day: each.day,
      madeBy: each.made_by_name,
    })),
    creditNotes: (await creditNotesOf(database, id)).map((note) => ({
      id: note.id,
      number: note.number,
      at: note.issued_at,
      date: dayOf(note.issued_at),
      reason: note.reason,
      amount: note.amount_paise,
      issuedBy: note.issued_by_name,
      lines: credited
        .filter(({ creditNoteId }) => creditNoteId === note.id)
        .map(({ position, text, amount, tax }) => ({ position, text, amount, tax })),
    })),
  };
}
