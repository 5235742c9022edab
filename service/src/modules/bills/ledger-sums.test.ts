import fc from 'fast-check';
import { balanceOf, netAmountOf, refundableOf, statusOf } from '@nivara/shared/domain/bill-balance';
import {
  type LedgerLine,
  amountOf,
  discountable,
  itemsOf,
  netByRate,
  proportion,
} from '@nivara/shared/domain/bill-lines';
import { creditableAmount } from '@nivara/shared/domain/credit-note';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { PAYMENT_METHODS } from '@nivara/shared/domain/payment';
import { thisRunDoes, repetitions } from '../../../../shared/testing/test-extent';
import { type Cast, gatherCast } from '../../../test/cast';
import { expectClosingsAgree, expectReportAgrees } from '../../../test/ledger-agreement';
import { type TestApp, startTestApp } from '../../../test/test-app';
import { databaseKind } from '../../../test/test-database';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { ProblemError } from '../../problems';
import { closeDay, readClosing } from '../day-closings/close-day';
import { billById, sumsIn } from './bill-repository';
import { creditBill } from './credit-bill';
import {
  addLine,
  cancelAtDesk,
  decideReported,
  giveDiscount,
  raiseAtDesk,
  refundBill,
  takePayment,
} from './desk-bills';
import { creditedLines, linesIn, paymentsOf, refundsOf } from './ledger-repository';
import { decideBill, reportPayment } from './settle-bill';

const SEQUENCES = databaseKind === 'sqlite' ? 500 : repetitions('sequences of bill actions on PostgreSQL');
const SEED = thisRunDoes('new bill actions each time') ? undefined : 20_260_302;
const TIME_LIMIT_MS = 180_000;

/** An action, and the share of the possible amount that it asks for (more than 1 is refused). */
interface Step {
  action: (typeof ACTIONS)[number];
  share: number;
  method: 0 | 1 | 2;
  rate: 0 | 5 | 12 | 18;
  paise: number;
}

const ACTIONS = [
  'line',
  'discount',
  'pay',
  'pay',
  'report',
  'confirm',
  'reject',
  'decide',
  'credit',
  'credit',
  'refund',
  'refund',
  'cancel',
  'close day',
  'next day',
] as const;

const BRINGS_MONEY: ReadonlySet<Step['action']> = new Set(['pay', 'confirm', 'decide']);

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...ACTIONS),
  share: fc.oneof(fc.constant(1), fc.double({ min: 0.01, max: 1.2, noNaN: true })),
  method: fc.constantFrom(0, 1, 2),
  rate: fc.constantFrom(0, 5, 12, 18),
  paise: fc.integer({ min: 1, max: 5_000_000 }),
});

let test: TestApp;
let cast: Cast;
beforeAll(async () => {
  test = await startTestApp();
  cast = await gatherCast(test);
});
afterAll(() => test.close());

const part = (whole: number, { share }: Step) => Math.max(1, Math.floor(whole * share));
const money = (whole: number, each: Step) => {
  const method = PAYMENT_METHODS[each.method];
  return { method, amount: part(whole, each), reference: method === 'upi' ? '300000000001' : undefined };
};

/** Carries one step out on a bill; most steps are refused now and then. */
async function take(context: AppContext, billId: string, each: Step): Promise<void> {
  const { database } = context;
  const { desk } = cast;
  const actor = { ...desk, role: 3, name: desk.username };
  const sums = sumsIn(await billById(database, billId));
  const item = { text: 'Item', amount: each.paise, taxPercent: each.rate };
  const reason = 'Test';
  const acts: Record<Step['action'], () => Promise<unknown>> = {
    line: () => addLine(context, actor, billId, item),
    discount: async () => {
      const amount = part(discountable(await linesIn(database, billId)), each);
      return giveDiscount(context, actor, billId, { amount, reason });
    },
    pay: () => takePayment(context, actor, billId, money(balanceOf(sums), each)),
    report: () => reportPayment(context, null, { id: billId }, 'UPI123456789'),
    confirm: async () => {
      const reported = (await paymentsOf(database, billId)).find(({ status }) => status === 'reported');
      const amount = part(reported?.amount_paise ?? 0, each);
      const which = { id: billId, payment: reported?.id ?? '' };
      return decideReported(context, actor, which, { status: 'confirmed', amount });
    },
    reject: async () => {
      const reported = (await paymentsOf(database, billId)).find(({ status }) => status === 'reported');
      return decideReported(
        context,
        actor,
        { id: billId, payment: reported?.id ?? '' },
        { status: 'not received' },
      );
    },
    decide: async () => {
      const status = (['paid', 'unpaid', 'refunded', 'cancelled'] as const)[each.paise % 4] ?? 'paid';
      return decideBill(context, actor, { id: billId }, { status });
    },
    credit: async () => {
      const items = itemsOf(await linesIn(database, billId));
      const earlier = await creditedLines(database, billId);
      const lines = items
        .map((own) => ({ position: own.position, amount: part(creditableAmount(own, earlier), each) }))
        .filter((_, index) => index <= each.method);
      return creditBill(context, actor, billId, { reason, lines });
    },
    refund: () => refundBill(context, actor, billId, money(refundableOf(sums), each)),
    cancel: () => cancelAtDesk(context, actor, billId, { reason }),
    'close day': async () => {
      const today = clinicDate(context.now());
      const { expected } = await readClosing(database, today);
      return closeDay(context, actor, today, {
        counted: { ...expected, cash: expected.cash - 5 },
        note: reason,
      });
    },
    'next day': async () => test.passMinutes(24 * 60),
  };
  await acts[each.action]();
}

/** Recounts one bill's rows, compares them with the stored sums, and returns the bill's lines. */
async function recount({ database }: AppContext, billId: string): Promise<LedgerLine[]> {
  const bill = await billById(database, billId);
  const lines = await linesIn(database, billId);
  const credited = await creditedLines(database, billId);
  const payments = await paymentsOf(database, billId);
  const refunds = await refundsOf(database, billId);
  const paise = (rows: { amount_paise: number }[]) => rows.reduce((sum, row) => sum + row.amount_paise, 0);
  const counted = {
    amount: amountOf(lines),
    credited: amountOf(credited),
    received: paise(payments.filter(({ status }) => status === 'confirmed')),
    refunded: paise(refunds),
    isCancelled: bill.cancelled_at !== null,
  };
  expect(sumsIn(bill)).toEqual(counted);
  const reported = paise(payments.filter(({ status }) => status === 'reported'));
  expect(bill.status).toBe(statusOf({ ...counted, reported }));
  for (const { percent, net } of netByRate(lines)) {
    const taxes = lines.filter(({ kind, taxPercent }) => kind === 'tax' && taxPercent === percent);
    expect(net).toBeGreaterThanOrEqual(0);
    expect(amountOf(taxes)).toBe(proportion(net, percent, 100));
  }
  for (const item of itemsOf(lines)) {
    const own = credited.filter(({ position }) => position === item.position);
    const taxes = own.reduce((sum, { tax }) => sum + tax, 0);
    expect(creditableAmount(item, own)).toBeGreaterThanOrEqual(0);
    expect(taxes).toBe(proportion(item.tax, amountOf(own), item.amount));
  }
  expect(netAmountOf(counted)).toBeGreaterThanOrEqual(0);
  // Nobody pays more than is open, and nothing is returned that is not owed.
  expect(counted.received - counted.refunded).toBeGreaterThanOrEqual(
    Math.min(netAmountOf(counted), counted.received),
  );
  expect(counted.received).toBeLessThanOrEqual(counted.amount);
  return lines;
}

it(
  `keeps all sums in agreement during ${SEQUENCES} random sequences of actions on bills and days`,
  async () => {
    const ends = new Map<string, number>();
    const began = clinicDate(test.context.now());
    await inTransaction(test.context, async (context) => {
      const actor = { ...cast.desk, role: 3, name: 'desk' };
      await fc.assert(
        fc.asyncProperty(step, fc.array(step, { minLength: 3, maxLength: 12 }), async (first, steps) => {
          const line = { text: 'First', amount: first.paise, taxPercent: first.rate };
          const bill = await raiseAtDesk(context, actor, { name: 'Meera Rao', lines: [line] });
          let paid: LedgerLine[] | undefined;
          for (const each of steps) {
            try {
              await take(context, bill.id, each);
            } catch (error) {
              // A refusal that the desk would see is no failure.
              if (!(error instanceof ProblemError)) throw error;
            }
            if (paid || !BRINGS_MONEY.has(each.action)) continue;
            const { received_paise } = await billById(context.database, bill.id);
            if (received_paise > 0) paid = await linesIn(context.database, bill.id);
          }
          const lines = await recount(context, bill.id);
          // The lines of a bill never change after its first payment.
          if (paid) expect(lines).toEqual(paid);
          const { status } = await billById(context.database, bill.id);
          ends.set(status, (ends.get(status) ?? 0) + 1);
        }),
        { numRuns: SEQUENCES, seed: SEED, endOnFailure: true },
      );
      // Money that comes after a day's closing counts for the day after, so that day has to begin first.
      test.passMinutes(24 * 60);
      await expectClosingsAgree(context, began);
      await expectReportAgrees(context, began);
    });
    // The sequences reach every end that a bill can have.
    const reached = ['unpaid', 'reported', 'part paid', 'paid', 'cancelled', 'refund due', 'refunded'];
    expect([...ends.keys()].sort()).toEqual(reached.sort());
  },
  TIME_LIMIT_MS,
);
