import { type Insertable, type Updateable, sql } from 'kysely';
import {
  type BILL_COLUMNS,
  type Bill,
  type BillLine,
  type BillStatus,
  hasReceipt,
} from '@nivara/shared/domain/bill';
import { clinicDate, clinicMinutes, clockTime } from '@nivara/shared/domain/clinic-time';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import type { BillLinesTable, BillsTable } from '../../database/money-tables';
import type { Database } from '../../database/tables';
import { listPage } from '../../database/list-page';
import { type Actor, isDoctor } from '../session/actor';
import { patientsOf } from '../doctors/treating-repository';

export type BillRow = BillsTable & { service: string };

export interface BillQuery extends ListQuery<(typeof BILL_COLUMNS)[number]> {
  status?: BillStatus;
  patient?: string;
}

export function toBill(row: BillRow): Bill {
  const issued = new Date(row.issued_at);
  const payment = { status: row.status, paidAt: row.paid_at };
  return {
    id: row.id,
    billNo: row.number,
    date: clinicDate(issued),
    time: clockTime(clinicMinutes(issued)),
    patientName: row.patient_name,
    bookingId: row.booking_id,
    serviceId: row.service_id,
    service: row.service,
    amount: row.amount_paise,
    currency: 'INR',
    transactionId: row.transaction_id,
    receipt: hasReceipt(payment) ? `/bills/${row.id}/receipt` : null,
    ...payment,
  };
}

const withService = (database: Database) =>
  database.selectFrom('bills').innerJoin('services', 'services.id', 'bills.service_id');

/**
 * A patient's own bills. A doctor's: those of their patients, and those of their own appointments: a guest has no
 * account, and a cancelled appointment opens no record though its money has to be returned.
 */
function billsFor(database: Database, actor: Actor) {
  const bills = withService(database);
  if (!isDoctor(actor)) return bills.where('bills.account_id', '=', actor.accountId);
  const ownAppointments = database
    .selectFrom('appointments')
    .select('appointments.id')
    .where('doctor_id', '=', actor.accountId);
  return bills.where((where) =>
    where.or([
      where('bills.account_id', 'in', patientsOf(database, actor.accountId)),
      where('bills.appointment_id', 'in', ownAppointments),
    ]),
  );
}

/** Undefined also when the actor may not see it. */
export const findBill = (database: Database, actor: Actor, id: string): Promise<BillRow | undefined> =>
  billsFor(database, actor)
    .selectAll('bills')
    .select('services.name as service')
    .where('bills.id', '=', id)
    .executeTakeFirst();

/** With every phone number that opens it to a guest. */
export const findBillByNumber = (database: Database, number: string) =>
  withService(database)
    .leftJoin('personal_details', 'personal_details.account_id', 'bills.account_id')
    .selectAll('bills')
    .select(['services.name as service', 'personal_details.phone as patient_phone'])
    .where('bills.number', '=', number)
    .executeTakeFirst();

export async function linesOf(database: Database, billId: string): Promise<BillLine[]> {
  const rows = await database
    .selectFrom('bill_lines')
    .select(['text', 'amount_paise as amount'])
    .where('bill_id', '=', billId)
    .orderBy('position')
    .execute();
  return rows;
}

export const findBillOfAppointment = (database: Database, appointmentId: string) =>
  database
    .selectFrom('bills')
    .select(['number', 'amount_paise'])
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirst();

export const insertBill = (database: Database, bill: Insertable<BillsTable>) =>
  database.insertInto('bills').values(bill).execute();

export type BillLineColumns = Pick<BillLinesTable, 'text' | 'amount_paise'>;

export const insertLines = (database: Database, billId: string, lines: readonly BillLineColumns[]) =>
  database
    .insertInto('bill_lines')
    .values(lines.map((line, position) => ({ bill_id: billId, position, ...line })))
    .execute();

export async function replaceLines(
  database: Database,
  billId: string,
  lines: readonly BillLineColumns[],
): Promise<void> {
  await database.deleteFrom('bill_lines').where('bill_id', '=', billId).execute();
  await insertLines(database, billId, lines);
}

/** A cancelled appointment costs nothing: money that was paid is to be returned. */
export const cancelBill = (database: Database, appointmentId: string) =>
  database
    .updateTable('bills')
    .set({
      status: sql`case when status in ('paid', 'reported') and amount_paise > 0 then 'refund due' else 'cancelled' end`,
    })
    .where('appointment_id', '=', appointmentId)
    .where('status', 'in', ['unpaid', 'reported', 'paid'])
    .execute();

/** Undefined when somebody has paid. */
export const repriceUnpaidBill = (
  database: Database,
  appointmentId: string,
  change: Pick<BillsTable, 'amount_paise' | 'offer_id' | 'status' | 'paid_at'>,
) =>
  database
    .updateTable('bills')
    .set(change)
    .where('appointment_id', '=', appointmentId)
    // A bill that an offer made free counts as paid, but nobody paid it.
    .where((where) =>
      where.or([
        where('status', '=', 'unpaid'),
        where.and([where('status', '=', 'paid'), where('amount_paise', '=', 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();

/** Undefined when the bill had none of the statuses: of two changes at once only one succeeds. */
export const changeBill = (
  database: Database,
  id: string,
  from: readonly BillStatus[],
  change: Updateable<BillsTable>,
  neverPaid: boolean,
) =>
  database
    .updateTable('bills')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', from)
    .$if(neverPaid, (query) => query.where('paid_at', 'is', null))
    .returningAll()
    .executeTakeFirst();

export const statusOf = (database: Database, id: string) =>
  database.selectFrom('bills').select('status').where('id', '=', id).executeTakeFirstOrThrow();

export function listBills(database: Database, actor: Actor, { status, patient, ...query }: BillQuery) {
  let matching = billsFor(database, actor);
  if (status) matching = matching.where('bills.status', '=', status);
  if (patient) matching = matching.where('bills.account_id', '=', patient);
  return listPage(
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
      },
      search: [
        'bills.number',
        'bills.patient_name',
        'bills.booking_id',
        'bills.transaction_id',
        'bills.status',
        'services.name',
      ],
      usual: ['-date', '-billNo'],
      id: 'bills.id',
    },
    query,
  );
}
