import { balanceOf } from '@nivara/shared/domain/bill-balance';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import { sumOf } from '@nivara/shared/domain/day-closing';
import { PAYMENT_METHODS } from '@nivara/shared/domain/payment';
import type { AppContext } from '../src/app-context';
import { sumsIn } from '../src/modules/bills/bill-repository';
import { readBusinessReport } from '../src/modules/business-report/read-business-report';
import { readClosing } from '../src/modules/day-closings/close-day';

/** Expects the report of all days since `began`, and the reports of its two halves added up, to match the rows. */
export async function expectReportAgrees(context: AppContext, began: string): Promise<void> {
  const { database, now } = context;
  const today = clinicDate(now());
  const read = (from: string, to: string) => readBusinessReport(context, null, { from, to });
  const { totals, open, steps, discounts } = await read(began, today);
  const paise = (rows: { amount_paise: number }[]) => rows.reduce((sum, row) => sum + row.amount_paise, 0);
  const payments = await database.selectFrom('bill_payments').selectAll().execute();
  const bills = await database.selectFrom('bills').selectAll().execute();
  const lines = await database.selectFrom('bill_lines').selectAll().execute();
  const uncancelledIds = new Set(
    bills.filter(({ cancelled_at }) => cancelled_at === null).map(({ id }) => id),
  );
  const uncancelledLines = lines.filter(({ bill_id }) => uncancelledIds.has(bill_id));
  const counted = {
    raised: paise(uncancelledLines),
    received: paise(payments.filter(({ status }) => status === 'confirmed')),
    refunded: paise(await database.selectFrom('bill_refunds').selectAll().execute()),
    credited: paise(await database.selectFrom('credit_notes').selectAll().execute()),
    discounted: 0 - paise(uncancelledLines.filter(({ kind }) => kind === 'discount')),
  };
  expect(totals).toMatchObject(counted);
  const balances = bills.map((bill) => balanceOf(sumsIn(bill)));
  expect(bills.map(({ balance_paise }) => balance_paise)).toEqual(balances);
  const openBalances = balances.filter((balance) => balance > 0);
  const add = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  expect(add(open.map(({ amount }) => amount))).toBe(add(openBalances));
  expect(add(open.map((each) => each.bills))).toBe(openBalances.length);
  expect(add(steps.map(({ raised }) => raised))).toBe(counted.raised);
  expect(add(steps.map(({ received }) => received))).toBe(counted.received);
  expect(add(discounts.map(({ amount }) => amount))).toBe(counted.discounted);
  const middle = addDays(began, 20);
  const halves = [await read(began, middle), await read(addDays(middle, 1), today)];
  for (const name of ['raised', 'received', 'refunded', 'credited', 'discounted'] as const) {
    expect(add(halves.map((half) => half.totals[name]))).toBe(counted[name]);
  }
}

/** Expects each payment and each refund in the closing of one day, and the closings to add up to all of them. */
export async function expectClosingsAgree({ database, now }: AppContext, began: string): Promise<void> {
  const payments = await database
    .selectFrom('bill_payments')
    .selectAll()
    .where('status', '=', 'confirmed')
    .execute();
  const refunds = await database.selectFrom('bill_refunds').selectAll().execute();
  const all = (rows: { amount_paise: number }[]) => rows.reduce((sum, row) => sum + row.amount_paise, 0);
  let total = 0;
  let closed = 0;
  for (let day = began; day <= addDays(clinicDate(now()), 1); day = addDays(day, 1)) {
    const closing = await readClosing(database, day);
    for (const method of PAYMENT_METHODS) {
      const own = <Row extends { day: string | null; method: string }>(rows: Row[]) =>
        rows.filter((row) => row.day === day && row.method === method);
      expect([closing.received[method], closing.refunded[method]]).toEqual([
        all(own(payments)),
        all(own(refunds)),
      ]);
    }
    total += sumOf(closing.expected);
    if (closing.counted) closed += 1;
    if (closing.counted) expect(sumOf(closing.counted)).toBe(sumOf(closing.expected) - 5);
  }
  expect(closed).toBeGreaterThan(10);
  expect(total).toBe(all(payments) - all(refunds));
  const billRows = await database.selectFrom('bills').selectAll().execute();
  const sum = (column: 'received_paise' | 'refunded_paise') =>
    billRows.reduce((result, row) => result + row[column], 0);
  expect(sum('received_paise') - sum('refunded_paise')).toBe(total);
}
