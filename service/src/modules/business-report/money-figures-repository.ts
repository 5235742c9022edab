import { sql } from 'kysely';
import { addDays } from '@nivara/shared/domain/clinic-time';
import { BILL_AGES, type BillAge } from '@nivara/shared/domain/business-report';
import type { Period } from '@nivara/shared/domain/report-period';
import type { Database } from '../../database/tables';
import { isUnsettled } from '../bills/bill-repository';
import {
  type Counted,
  type ReportScope,
  momentsOf,
  onlyBillsOf,
  positionOf,
  startOf,
  toNumber,
} from './report-scope-repository';

/** Bills that were raised in the period and not cancelled. */
export function billsIn(database: Database, scope: ReportScope) {
  const { from, to } = momentsOf(scope);
  return database
    .selectFrom('bills')
    .where('bills.issued_at', '>=', from)
    .where('bills.issued_at', '<', to)
    .where('bills.cancelled_at', 'is', null)
    .where(onlyBillsOf('bills.appointment_id', scope));
}

export const sumRaised = (database: Database, scope: ReportScope, steps: readonly Period[]) =>
  billsIn(database, scope)
    .select(positionOf('bills.issued_at', steps).as('step'))
    .select(({ fn }) => fn.sum<Counted>('amount_paise').as('amount'))
    .groupBy('step')
    .execute();

/** Leaves only rows of the doctor's bills: refunds and credit notes are few, so each may have a look-up of its own. */
const ofOwnBill = (column: string, { doctorId }: ReportScope) =>
  doctorId === null
    ? sql<boolean>`1 = 1`
    : sql<boolean>`exists (select 1 from bills as own inner join appointments on appointments.id = own.appointment_id
        where own.id = ${sql.ref(column)} and appointments.doctor_id = ${doctorId})`;

/** Leaves only payments of the doctor's bills: payments are many, so one set of bills is quicker than many look-ups. */
const ofOwnBills = (column: string, { doctorId }: ReportScope) =>
  doctorId === null
    ? sql<boolean>`1 = 1`
    : sql<boolean>`${sql.ref(column)} in (select own.id from appointments
        inner join bills as own on own.appointment_id = appointments.id where appointments.doctor_id = ${doctorId})`;

export const paymentsIn = (database: Database, scope: ReportScope) =>
  database
    .selectFrom('bill_payments')
    .where('bill_payments.status', '=', 'confirmed')
    .where('bill_payments.day', '>=', scope.from)
    .where('bill_payments.day', '<=', scope.to)
    .where(ofOwnBills('bill_payments.bill_id', scope));

export const sumReceived = (database: Database, scope: ReportScope) =>
  paymentsIn(database, scope)
    .select('day')
    .select(({ fn }) => fn.sum<Counted>('amount_paise').as('amount'))
    .groupBy('day')
    .execute();

export const refundsIn = (database: Database, scope: ReportScope) =>
  database
    .selectFrom('bill_refunds')
    .where('bill_refunds.day', '>=', scope.from)
    .where('bill_refunds.day', '<=', scope.to)
    .where(ofOwnBill('bill_refunds.bill_id', scope));

export const sumRefunded = (database: Database, scope: ReportScope) =>
  refundsIn(database, scope)
    .select(({ fn }) => fn.sum<Counted>('amount_paise').as('amount'))
    .executeTakeFirstOrThrow();

export function creditNotesIn(database: Database, scope: ReportScope) {
  const { from, to } = momentsOf(scope);
  return database
    .selectFrom('credit_notes')
    .where('credit_notes.issued_at', '>=', from)
    .where('credit_notes.issued_at', '<', to)
    .where(ofOwnBill('credit_notes.bill_id', scope));
}

export const sumCredited = (database: Database, scope: ReportScope) =>
  creditNotesIn(database, scope)
    .select(({ fn }) => fn.sum<Counted>('amount_paise').as('amount'))
    .executeTakeFirstOrThrow();

export const balance = sql<number>`bills.amount_paise - bills.credited_paise
  - bills.received_paise + bills.refunded_paise`;

/** Bills with an open amount, of one age or of all. */
export function openBills(
  database: Database,
  scope: Pick<ReportScope, 'doctorId'>,
  today: string,
  age?: BillAge,
) {
  let open = database
    .selectFrom('bills')
    .where(isUnsettled)
    .where('bills.cancelled_at', 'is', null)
    .where(balance, '>', 0)
    .where(onlyBillsOf('bills.appointment_id', scope));
  const { from, to } = BILL_AGES.find(({ id }) => id === age) ?? { from: 0, to: null };
  if (from > 0) open = open.where('bills.issued_at', '<', startOf(addDays(today, 1 - from)));
  if (to !== null) open = open.where('bills.issued_at', '>=', startOf(addDays(today, -to)));
  return open;
}

/** Reads a range of the index for each age, which is quicker than grouping all bills. */
export const sumOpen = (database: Database, scope: Pick<ReportScope, 'doctorId'>, today: string) =>
  Promise.all(
    BILL_AGES.map(async ({ id: age }) => {
      const { bills, amount } = await openBills(database, scope, today, age)
        .select(({ fn }) => fn.countAll<Counted>().as('bills'))
        .select(sql<Counted>`sum(${balance})`.as('amount'))
        .executeTakeFirstOrThrow();
      return { age, bills: toNumber(bills), amount: toNumber(amount) };
    }),
  );

/** Discounts by offers and by the desk. The partial index of these lines needs literal kinds. */
export const discountsIn = (database: Database, scope: ReportScope) =>
  billsIn(database, scope)
    .innerJoin('bill_lines', 'bill_lines.bill_id', 'bills.id')
    .where(sql<boolean>`bill_lines.kind in ('offer', 'discount')`);

export const sumDiscounts = (database: Database, scope: ReportScope) =>
  discountsIn(database, scope)
    .select(['bill_lines.kind', 'bills.offer_id as offer'])
    .select(({ fn }) => fn.countAll<Counted>().as('times'))
    .select(sql<Counted>`0 - sum(bill_lines.amount_paise)`.as('amount'))
    .groupBy(['bill_lines.kind', 'bills.offer_id'])
    .execute();

export const offerNames = (database: Database) =>
  database.selectFrom('offers').select(['id', 'name']).execute();
