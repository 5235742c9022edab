import type { BillInDetail, MoneyMoved } from './bill';
import { formatRupees } from './rupees';
import { clinicDate, dateInWords } from './clinic-time';
import { PAYMENT_METHOD_NAMES } from './payment';

type Paid = Pick<
  BillInDetail,
  'amount' | 'balance' | 'paidAt' | 'transactionId' | 'payments' | 'refunds' | 'creditNotes'
>;

/** A bill with at most one payment and no later change needs only two facts. */
const isPlain = ({ payments, refunds, creditNotes, balance }: Paid): boolean =>
  payments.length <= 1 && refunds.length === 0 && creditNotes.length === 0 && balance === 0;

type Fact = readonly [label: string, value: string];

/** The facts of a single payment; other receipts have a table instead. */
export function paymentFacts(bill: Paid): Fact[] {
  if (!isPlain(bill)) return [];
  const { paidAt, transactionId } = bill;
  return [
    ...(paidAt === null ? [] : [['Paid on', dateInWords(clinicDate(new Date(paidAt)))] as const]),
    ...(transactionId === null ? [] : [['Transaction ID', transactionId] as const]),
  ];
}

/** The main facts of a receipt: the amount that the clinic has received, and when. */
export function receivedInWords(bill: Paid & { received: number }): { amount: string; words: string } {
  if (!isPlain(bill)) {
    const open = openFact(bill);
    const words = open === undefined ? 'received' : `received. ${open[0]}: ${open[1]}`;
    return { amount: formatRupees(bill.received), words };
  }
  const [paidOn] = paymentFacts({ ...bill, transactionId: null });
  const words = paidOn === undefined ? 'paid' : `paid on ${paidOn[1]}`;
  return { amount: formatRupees(bill.amount), words };
}

export interface MoneyRow {
  date: string;
  text: string;
  amount: string;
}

const how = ({ method, reference }: MoneyMoved) =>
  `by ${method === 'upi' ? PAYMENT_METHOD_NAMES.upi : PAYMENT_METHOD_NAMES[method].toLowerCase()}${reference === null ? '' : `, ${reference}`}`;

/** Payments, credit notes and refunds in the order of their days; empty where two facts are enough. */
export function moneyRows(bill: Paid): MoneyRow[] {
  if (isPlain(bill)) return [];
  const moves = [
    ...bill.payments.map((each) => ({ ...each, text: `Paid ${how(each)}` })),
    ...bill.creditNotes.map((note) => ({
      ...note,
      text: `Credit note ${note.number}: ${note.reason}`,
      amount: -note.amount,
    })),
    ...bill.refunds.map((each) => ({ ...each, text: `Returned ${how(each)}`, amount: -each.amount })),
  ];
  moves.sort((one, other) => one.date.localeCompare(other.date));
  return moves.map(({ date, text, amount }) => ({
    date: dateInWords(date),
    text,
    amount: formatRupees(amount),
  }));
}

/** The amount still open, in words. */
export function openFact({ balance }: Pick<Paid, 'balance'>): Fact | undefined {
  if (balance > 0) return ['Still to be paid', formatRupees(balance)];
  if (balance < 0) return ['To be returned', formatRupees(-balance)];
  return undefined;
}
