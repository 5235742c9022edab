import { type RawBuilder, sql } from 'kysely';
import { weekdayOf } from '@nivara/shared/domain/clinic-time';
import { daysOf } from '@nivara/shared/domain/report-period';
import type { AppointmentStatus } from '@nivara/shared/domain/appointment';
import type { Outcome } from '@nivara/shared/domain/business-report';
import { TIMINGS } from '@nivara/shared/domain/timings';
import type { Database } from '../../database/tables';
import { coursesIn, testName, testsIn } from './care-figures-repository';
import {
  billsIn,
  creditNotesIn,
  discountsIn,
  openBills,
  paymentsIn,
  refundsIn,
} from './money-figures-repository';
import type { ReportScope } from './report-scope-repository';
import { appointmentsIn, patientsSeen, sourceOf } from './visit-figures-repository';
import type { FigureQuery } from './figure-query';

const STATUSES_OF: Record<Exclude<Outcome, 'moved'>, readonly AppointmentStatus[]> = {
  kept: ['completed'],
  missed: ['missed'],
  cancelled: ['cancelled'],
  booked: ['booked'],
  used: ['completed', 'booked'],
};
const MINUTES_PER_HOUR = 60;

const none = sql<number | null>`cast(null as integer)`;
const doctorName = sql<
  string | null
>`(select accounts.name from accounts where accounts.id = appointments.doctor_id)`;
/** Hides the subject that the desk entered for a bill, since it may name a patient. */
const billAbout = sql<string>`coalesce((select services.name from services where services.id = bills.service_id),
  'Bill of the desk')`;

const serviceName = sql<string>`(select services.name from services
  where services.id = appointments.service_id)`;

export function appointmentRows(database: Database, scope: ReportScope, query: FigureQuery) {
  let matching = appointmentsIn(database, scope);
  const { outcome, service, weekday, hour, source } = query;
  if (outcome === 'moved') matching = matching.where('appointments.moved_at', 'is not', null);
  else if (outcome) matching = matching.where('appointments.status', 'in', STATUSES_OF[outcome]);
  if (service !== undefined) matching = matching.where('appointments.service_id', '=', service);
  if (source) matching = matching.where(sourceOf('appointments.booked_by'), '=', source);
  if (weekday !== undefined) {
    const days = daysOf(scope).filter((date) => weekdayOf(date) === weekday);
    matching = matching.where('appointments.appointment_date', 'in', [...days, '']);
  }
  if (hour !== undefined) {
    const timings = TIMINGS.filter(({ minutes }) => Math.floor(minutes / MINUTES_PER_HOUR) === hour);
    matching = matching.where('appointments.slot', 'in', [...timings.map(({ slot }) => slot), -1]);
  }
  return matching.select([
    'appointments.id',
    sql<string>`'appointment'`.as('kind'),
    'appointments.appointment_date as date',
    'appointments.booking_id as number',
    serviceName.as('about'),
    'appointments.doctor_id',
    doctorName.as('doctor'),
    sql<string>`appointments.status`.as('status'),
    none.as('amount'),
  ]);
}

/** The first visit of each patient in the period. */
export function patientRows(database: Database, scope: ReportScope, { patients, source }: FigureQuery) {
  let matching = database
    .selectFrom(
      sql<{ is_new: number; appointment_id: string }>`(${patientsSeen(scope)})`.as<'seen_patients'>(
        sql.ref('seen_patients') as RawBuilder<unknown>,
      ),
    )
    .innerJoin('appointments', 'appointments.id', 'seen_patients.appointment_id');
  if (patients) matching = matching.where('seen_patients.is_new', '=', patients === 'new' ? 1 : 0);
  if (source) matching = matching.where(sourceOf('appointments.booked_by'), '=', source);
  return matching.select([
    'appointments.id',
    sql<string>`'appointment'`.as('kind'),
    'appointments.appointment_date as date',
    'appointments.booking_id as number',
    serviceName.as('about'),
    'appointments.doctor_id',
    doctorName.as('doctor'),
    sql<string>`case when seen_patients.is_new = 1 then 'new' else 'returning' end`.as('status'),
    none.as('amount'),
  ]);
}

const billColumns = [
  sql<string>`'bill'`.as('kind'),
  sql<string>`bills.number`.as('number'),
  billAbout.as('about'),
  'appointments.doctor_id',
  doctorName.as('doctor'),
] as const;

export const raisedRows = (database: Database, scope: ReportScope) =>
  billsIn(database, scope)
    .leftJoin('appointments', 'appointments.id', 'bills.appointment_id')
    .select([...billColumns, 'bills.id', 'bills.issued_at as date'])
    .select([sql<string>`bills.status`.as('status'), 'bills.amount_paise as amount']);

export const openRows = (database: Database, scope: ReportScope, { age }: FigureQuery, today: string) =>
  openBills(database, scope, today, age)
    .leftJoin('appointments', 'appointments.id', 'bills.appointment_id')
    .select([...billColumns, 'bills.id', 'bills.issued_at as date'])
    .select([sql<string>`bills.status`.as('status'), 'bills.balance_paise as amount']);

export const receivedRows = (database: Database, scope: ReportScope) =>
  paymentsIn(database, scope)
    .innerJoin('bills', 'bills.id', 'bill_payments.bill_id')
    .leftJoin('appointments', 'appointments.id', 'bills.appointment_id')
    .select([...billColumns, 'bill_payments.id', sql<string>`bill_payments.day`.as('date')])
    .select([sql<string>`bill_payments.method`.as('status'), 'bill_payments.amount_paise as amount']);

export const refundedRows = (database: Database, scope: ReportScope) =>
  refundsIn(database, scope)
    .innerJoin('bills', 'bills.id', 'bill_refunds.bill_id')
    .leftJoin('appointments', 'appointments.id', 'bills.appointment_id')
    .select([...billColumns, 'bill_refunds.id', 'bill_refunds.day as date'])
    .select([sql<string>`bill_refunds.method`.as('status'), 'bill_refunds.amount_paise as amount']);

export const creditedRows = (database: Database, scope: ReportScope) =>
  creditNotesIn(database, scope)
    .innerJoin('bills', 'bills.id', 'credit_notes.bill_id')
    .leftJoin('appointments', 'appointments.id', 'bills.appointment_id')
    .select([...billColumns, 'credit_notes.id', 'credit_notes.issued_at as date'])
    .select([sql<string>`bills.status`.as('status'), 'credit_notes.amount_paise as amount']);

/** One row for each discount line of a bill. */
export function discountRows(database: Database, scope: ReportScope, { discount }: FigureQuery) {
  let matching = discountsIn(database, scope);
  if (discount) {
    matching = matching.where('bill_lines.kind', '=', discount === 'desk' ? 'discount' : 'offer');
    if (discount === 'deleted') matching = matching.where('bills.offer_id', 'is', null);
    else if (discount !== 'desk') matching = matching.where('bills.offer_id', '=', discount);
  }
  return matching
    .leftJoin('appointments', 'appointments.id', 'bills.appointment_id')
    .select([...billColumns, 'bills.issued_at as date'])
    .select([
      sql<string>`bills.id || '-' || bill_lines.position`.as('id'),
      sql<string>`bills.status`.as('status'),
      sql<number>`0 - bill_lines.amount_paise`.as('amount'),
    ]);
}

export function testRows(database: Database, scope: ReportScope, { test, released }: FigureQuery) {
  let matching = testsIn(database, scope);
  if (test) matching = matching.where(testName, '=', test);
  if (released) {
    matching = matching.where('tests.kind', '=', 'clinic').where('tests.released_at', 'is not', null);
  }
  return matching.select([
    'tests.id',
    sql<string>`'test'`.as('kind'),
    'tests.booking_date as date',
    'tests.test_id as number',
    testName.as('about'),
    'tests.doctor_id',
    sql<string | null>`(select accounts.name from accounts where accounts.id = tests.doctor_id)`.as('doctor'),
    sql<string>`case when tests.released_at is not null then 'released' else tests.status end`.as('status'),
    none.as('amount'),
  ]);
}

/** Rows of enrolments do not name who enrolled; they have the day, the course, its teacher, the seat and its bill. */
export function courseRows(database: Database, scope: ReportScope, { course }: FigureQuery) {
  let matching = coursesIn(database, scope);
  if (course) matching = matching.where('course_dates.id', '=', course);
  return matching
    .innerJoin('enrolments', 'enrolments.course_date_id', 'course_dates.id')
    .leftJoin('bills', 'bills.id', 'enrolments.bill_id')
    .select([
      'enrolments.id',
      sql<string>`'enrolment'`.as('kind'),
      'enrolments.created_at as date',
      sql<string>`coalesce(bills.number, '')`.as('number'),
      'course_dates.title as about',
      sql<string | null>`null`.as('doctor_id'),
      sql<string | null>`course_dates.teacher`.as('doctor'),
      sql<string>`coalesce(enrolments.seat, 'requested')`.as('status'),
      sql<number | null>`bills.received_paise - bills.refunded_paise`.as('amount'),
    ]);
}
