import { type Kysely, sql } from 'kysely';
import { clinicDate } from '@nivara/shared/domain/clinic-time';

interface Former {
  bills: {
    id: string;
    amount_paise: number;
    status: string;
    transaction_id: string | null;
    issued_at: string;
    paid_at: string | null;
    received_paise: number;
    refunded_paise: number;
    cancelled_at: string | null;
  };
  bill_payments: {
    id: string;
    bill_id: string;
    method: string;
    amount_paise: number;
    reference: string | null;
    status: string;
    at: string;
    day: string | null;
  };
  bill_refunds: Omit<Former['bill_payments'], 'status'>;
}

type Bill = Omit<Former['bills'], 'received_paise' | 'refunded_paise' | 'cancelled_at'>;

const ROWS_AT_ONCE = 200;

/** Writes rows for the payments and refunds that until now only the status of a bill showed. */
export async function carryPaymentsOver(transaction: Kysely<unknown>): Promise<void> {
  const database = transaction as Kysely<Former>;
  const bills = await database
    .selectFrom('bills')
    .select(['id', 'amount_paise', 'status', 'transaction_id', 'issued_at', 'paid_at'])
    .where('amount_paise', '>', 0)
    .execute();
  const paid = bills.filter(({ paid_at }) => paid_at !== null);
  const reported = bills.filter(
    ({ status, paid_at }) => paid_at === null && (status === 'reported' || status === 'refund due'),
  );
  await inParts([...paid, ...reported].map(paymentOf), (rows) =>
    database.insertInto('bill_payments').values(rows).execute(),
  );
  await inParts(paid.filter(({ status }) => status === 'refunded').map(refundOf), (rows) =>
    database.insertInto('bill_refunds').values(rows).execute(),
  );
  await sql`update bills set received_paise = amount_paise where paid_at is not null`.execute(database);
  await sql`update bills set refunded_paise = amount_paise
    where paid_at is not null and status = 'refunded'`.execute(database);
  // Bills of these statuses were cancelled before credit notes existed.
  await sql`update bills set cancelled_at = issued_at
    where status in ('cancelled', 'refund due', 'refunded')`.execute(database);
}

function paymentOf({ id, amount_paise, transaction_id, issued_at, paid_at }: Bill): Former['bill_payments'] {
  return {
    id,
    bill_id: id,
    method: transaction_id === null ? 'cash' : 'upi',
    amount_paise,
    reference: transaction_id,
    status: paid_at === null ? 'reported' : 'confirmed',
    at: paid_at ?? issued_at,
    day: paid_at === null ? null : clinicDate(new Date(paid_at)),
  };
}

function refundOf(bill: Bill): Former['bill_refunds'] {
  const { status: _status, ...payment } = paymentOf(bill);
  return { ...payment, reference: null, day: payment.day ?? clinicDate(new Date(payment.at)) };
}

async function inParts<Row>(rows: readonly Row[], write: (rows: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await write(rows.slice(at, at + ROWS_AT_ONCE));
}
