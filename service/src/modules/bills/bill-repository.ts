import { type Insertable, type Selectable, sql } from 'kysely';
import {
  type BILL_COLUMNS,
  type Bill,
  type BillStatus,
  OPEN_STATUSES,
  UNSETTLED_STATUSES,
  hasReceipt,
} from '@nivara/shared/domain/bill';
import { balanceOf } from '@nivara/shared/domain/bill-balance';
import { addDays, clinicDate, clinicMoment, timeInWords } from '@nivara/shared/domain/clinic-time';
import type { BillView } from '@nivara/shared/domain/desk-bill';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import type { BillsTable } from '../../database/money-tables';
import type { Database } from '../../database/tables';
import { listPage } from '../../database/list-page';
import { type Actor, isDoctor } from '../session/actor';
import { keysFor } from '../treated-patients/patient-key';
import { isTreatedBy } from '../doctors/treating-repository';

export type BillRow = Selectable<BillsTable> & { service: string | null };

export interface BillQuery extends ListQuery<(typeof BILL_COLUMNS)[number]> {
  status?: BillStatus;
  patient?: string;
  appointment?: string;
}

export function toBill(row: BillRow): Bill {
  const issued = new Date(row.issued_at);
  const { status, received_paise: received } = row;
  return {
    id: row.id,
    billNo: row.number,
    date: clinicDate(issued),
    time: timeInWords(issued),
    patientName: row.patient_name,
    bookingId: row.booking_id,
    appointmentId: row.appointment_id,
    serviceId: row.service_id,
    service: row.service ?? row.about,
    amount: row.amount_paise,
    received,
    balance: balanceOf(sumsIn(row)),
    currency: 'INR',
    status,
    transactionId: row.transaction_id,
    receipt: hasReceipt({ status, received }) ? `/bills/${row.id}/receipt` : null,
    paidAt: row.paid_at,
  };
}

export type SumColumn =
  'amount_paise' | 'credited_paise' | 'received_paise' | 'refunded_paise' | 'cancelled_at';

/** The sums that the bill's own row keeps. */
export const sumsIn = (row: Pick<Selectable<BillsTable>, SumColumn>) => ({
  amount: row.amount_paise,
  credited: row.credited_paise,
  received: row.received_paise,
  refunded: row.refunded_paise,
  isCancelled: row.cancelled_at !== null,
});

const withService = (database: Database) =>
  database.selectFrom('bills').leftJoin('services', 'services.id', 'bills.service_id');

/**
 * Patients see their own bills. Doctors see those of the patients with an account whom they treat, and of their own
 * appointments, since money for a cancelled appointment must be returned.
 */
function billsFor(database: Database, actor: Actor) {
  const bills = withService(database);
  if (!isDoctor(actor)) return bills.where('bills.account_id', '=', actor.accountId);
  return bills.where((where) =>
    where.or([
      where.and([
        // A patient without an account is identified by name and phone number, so a booking under somebody else's name
        // and number would open that patient's bills to the doctor. Visitors' bills are therefore left out.
        where('bills.account_id', 'is not', null),
        isTreatedBy(actor.accountId, 'bills.patient_key'),
      ]),
      // Not `exists`, for which PostgreSQL would collect all appointments of the doctor first.
      sql<boolean>`(select 1 from appointments as own
        where own.doctor_id = ${actor.accountId} and own.id = bills.appointment_id) is not null`,
    ]),
  );
}

/** Undefined also when the actor may not see the bill. */
export const findBill = (database: Database, actor: Actor, id: string): Promise<BillRow | undefined> =>
  billsFor(database, actor)
    .selectAll('bills')
    .select('services.name as service')
    .where('bills.id', '=', id)
    .executeTakeFirst();

export const findAnyBill = (database: Database, id: string): Promise<BillRow | undefined> =>
  withService(database)
    .selectAll('bills')
    .select('services.name as service')
    .where('bills.id', '=', id)
    .executeTakeFirst();

export async function billById(database: Database, id: string): Promise<BillRow> {
  const found = await findAnyBill(database, id);
  if (!found) throw new Error(`There is no bill ${id}.`);
  return found;
}

/** Includes every phone number that opens the bill to a guest. */
export const findBillByNumber = (database: Database, number: string) =>
  withService(database)
    .leftJoin('personal_details', 'personal_details.account_id', 'bills.account_id')
    .selectAll('bills')
    .select(['services.name as service', 'personal_details.phone as patient_phone'])
    .where('bills.number', '=', number)
    .executeTakeFirst();

export const findBillOfAppointment = (database: Database, appointmentId: string) =>
  database
    .selectFrom('bills')
    .select(['number', 'amount_paise'])
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirst();

/** Finds the address of whoever enrolled in the billed course. */
export async function emailOfCourseBill(database: Database, billId: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('enrolments')
    .select('email')
    .where('bill_id', '=', billId)
    .executeTakeFirst();
  return row?.email;
}

export const insertBill = (database: Database, bill: Insertable<BillsTable>) =>
  database.insertInto('bills').values(bill).execute();

/** Undefined when the bill is paid, or when the desk has changed or credited it. */
export const billToReprice = (database: Database, appointmentId: string) =>
  database
    .selectFrom('bills')
    .select(['id', 'received_paise'])
    .where('appointment_id', '=', appointmentId)
    // A bill that an offer made free counts as paid without a payment.
    .where((where) =>
      where.or([
        where('status', '=', 'unpaid'),
        where.and([where('status', '=', 'part paid'), where('credited_paise', '=', 0)]),
        where.and([where('status', '=', 'paid'), where('amount_paise', '=', 0)]),
      ]),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('bill_lines')
            .select('position')
            .whereRef('bill_lines.bill_id', '=', 'bills.id')
            .where('kind', 'in', ['item', 'discount']),
        ),
      ),
    )
    .executeTakeFirst();

/** Undefined unless the appointment is still booked and was moved after `since`. */
export const movedAppointment = (database: Database, id: string, since: string) =>
  database
    .selectFrom('appointments')
    .select(['id', 'appointment_date', 'service_id'])
    .where('id', '=', id)
    .where('status', '=', 'booked')
    .where('moved_at', '>=', since)
    .executeTakeFirst();

export const setOffer = (database: Database, id: string, offer_id: string | null) =>
  database.updateTable('bills').set({ offer_id }).where('id', '=', id).execute();

export function listBills(
  database: Database,
  actor: Actor,
  { status, patient, appointment, ...query }: BillQuery,
) {
  let matching = billsFor(database, actor);
  if (status) matching = matching.where('bills.status', '=', status);
  if (patient) matching = matching.where('bills.patient_key', 'in', keysFor(patient));
  if (appointment) matching = matching.where('bills.appointment_id', '=', appointment);
  return pageOf(database, matching, query, isDoctor(actor) ? NEWEST_FIRST : ['due', ...NEWEST_FIRST]);
}

const STATUSES_IN: Record<BillView, readonly BillStatus[]> = {
  open: OPEN_STATUSES,
  reported: ['reported'],
  refunds: ['refund due'],
};

export interface DeskBillQuery extends ListQuery<(typeof BILL_COLUMNS)[number]> {
  view?: BillView;
  status?: BillStatus;
  /** Days in the clinic's time zone. */
  from?: string;
  to?: string;
}

/** The statuses are literals, since parameters would not use the partial index of unsettled bills. */
export const isUnsettled = sql<boolean>`bills.status in (${sql.join(UNSETTLED_STATUSES.map((status) => sql.lit(status)))})`;

/** Lists the bills of the whole clinic. */
export function listAllBills(database: Database, { view, status, from, to, ...query }: DeskBillQuery) {
  let matching = withService(database);
  if (view) matching = matching.where('bills.status', 'in', STATUSES_IN[view]);
  if (view === 'open') matching = matching.where(isUnsettled);
  if (status) matching = matching.where('bills.status', '=', status);
  if (from) matching = matching.where('bills.issued_at', '>=', clinicMoment(from, 0).toISOString());
  if (to) matching = matching.where('bills.issued_at', '<', clinicMoment(addDays(to, 1), 0).toISOString());
  return pageOf(database, matching, query);
}

type Column = (typeof BILL_COLUMNS)[number] | 'due';
const NEWEST_FIRST: readonly `-${Column}`[] = ['-date', '-billNo'];

const pageOf = (
  database: Database,
  matching: ReturnType<typeof withService>,
  query: ListQuery<Column>,
  usual: readonly (Column | `-${Column}`)[] = NEWEST_FIRST,
) =>
  listPage(
    database,
    matching,
    (page) => page.selectAll('bills').select('services.name as service'),
    {
      sort: {
        billNo: 'bills.number',
        date: 'bills.issued_at',
        patientName: 'bills.patient_name',
        bookingId: 'bills.booking_id',
        amount: 'bills.amount_paise',
        status: 'bills.status',
        // A bill to pay comes before all others.
        due: sql<number>`case when ${sql.ref('bills.status')} in (${sql.join(OPEN_STATUSES)}) then 0 else 1 end`,
      },
      search: [
        'bills.number',
        'bills.patient_name',
        'bills.booking_id',
        'bills.transaction_id',
        'bills.status',
        'bills.about',
        'services.name',
      ],
      usual,
      neverNull: ['date', 'billNo', 'due'],
      id: 'bills.id',
    },
    query,
  );
