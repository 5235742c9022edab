import { sql } from 'kysely';
import { addDays } from '@nivara/shared/domain/clinic-time';
import { BILL_AGES, type BillAge } from '@nivara/shared/domain/business-report';
import type { Period } from '@nivara/shared/domain/report-period';
import type { Database } from '../../database/tables';
import {
  type Counted,
  type ReportScope,
  momentsOf,
  onlyDoctor,
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
    .where(onlyDoctor('bills.doctor_id', scope));
}

export const sumRaised = (database: Database, scope: ReportScope, steps: readonly Period[]) =>
  billsIn(database, scope)
    .select(positionOf('bills.issued_at', steps).as('step'))
    .select(({ fn }) => fn.sum<Counted>('amount_paise').as('amount'))
    .groupBy('step')
    .execute();

/** Leaves only rows of the doctor's bills: refunds and credit notes are few, so each may have a look-up of its own. */
const onlyOfBillsOf = (column: string, { doctorId }: ReportScope) =>
  doctorId === null
    ? sql<boolean>`1 = 1`
    : sql<boolean>`(select own.doctor_id from bills as own where own.id = ${sql.ref(column)}) = ${doctorId}`;

/** There are many payments, so those of one doctor are joined to an index of bills, without reading the bills. */
export function paymentsIn(database: Database, { doctorId, from, to }: ReportScope) {
  const payments = database
    .selectFrom('bill_payments')
    .where('bill_payments.status', '=', 'confirmed')
    .where('bill_payments.day', '>=', from)
    .where('bill_payments.day', '<=', to);
  return payments.$if(
    doctorId !== null,
    (all) =>
      all
        .innerJoin('bills as own', 'own.id', 'bill_payments.bill_id')
        .where('own.doctor_id', '=', doctorId) as typeof payments,
  );
}

export const sumReceived = (database: Database, scope: ReportScope) =>
  paymentsIn(database, scope)
    .select('bill_payments.day')
    .select(({ fn }) => fn.sum<Counted>('bill_payments.amount_paise').as('amount'))
    .groupBy('bill_payments.day')
    .execute();

export const refundsIn = (database: Database, scope: ReportScope) =>
  database
    .selectFrom('bill_refunds')
    .where('bill_refunds.day', '>=', scope.from)
    .where('bill_refunds.day', '<=', scope.to)
    .where(onlyOfBillsOf('bill_refunds.bill_id', scope));

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
    .where(onlyOfBillsOf('credit_notes.bill_id', scope));
}

export const sumCredited = (database: Database, scope: ReportScope) =>
  creditNotesIn(database, scope)
    .select(({ fn }) => fn.sum<Counted>('amount_paise').as('amount'))
    .executeTakeFirstOrThrow();

/** Bills with an open amount, of one age or of all. */
export function openBills(
  database: Database,
  scope: Pick<ReportScope, 'doctorId'>,
  today: string,
  age?: BillAge,
) {
  let open = database
    .selectFrom('bills')
    // A literal, since a parameter would not use the partial index.
    .where('bills.balance_paise', '>', sql.lit(0))
    .where(onlyDoctor('bills.doctor_id', scope));
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
        .select(({ fn }) => fn.sum<Counted>('bills.balance_paise').as('amount'))
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
