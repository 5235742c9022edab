import { TREATED_STATUSES } from '@nivara/shared/domain/appointment-status';
import type { BillsTable } from '../../database/money-tables';
import type { Database } from '../../database/tables';

/** The columns are named one by one, so that nothing about the treatment leaves the database. */
const deskRows = (database: Database) =>
  database
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .leftJoin('accounts as doctor', 'doctor.id', 'appointments.doctor_id')
    .leftJoin('personal_details as details', 'details.account_id', 'appointments.account_id')
    .leftJoin('visits', 'visits.appointment_id', 'appointments.id')
    .select([
      'appointments.id',
      'appointments.booking_id',
      'appointments.account_id',
      'appointments.family_member_id',
      'appointments.patient_key',
      'appointments.patient_name',
      'appointments.patient_dob',
      'appointments.contact_name',
      'appointments.contact_phone',
      'appointments.service_id',
      'appointments.doctor_id',
      'appointments.appointment_date',
      'appointments.timeslot',
      'appointments.slot',
      'appointments.starts_at',
      'appointments.online',
      'appointments.status',
      'appointments.cancel_reason',
      'services.name as service',
      'doctor.name as doctor',
      'details.phone as account_phone',
      'visits.arrived_at',
      'visits.started_at',
      'visits.signed_at',
    ]);

export type DeskRow = Awaited<ReturnType<ReturnType<typeof deskRows>['execute']>>[number];

export const findDeskRow = (database: Database, id: string): Promise<DeskRow | undefined> =>
  deskRows(database).where('appointments.id', '=', id).executeTakeFirst();

/** Filters by doctor, since the index begins with the doctor. */
export const deskRowsOfDay = (
  database: Database,
  date: string,
  doctorIds: readonly string[],
): Promise<DeskRow[]> =>
  deskRows(database)
    .where('appointments.doctor_id', 'in', doctorIds)
    .where('appointments.appointment_date', '=', date)
    .where('appointments.status', 'in', TREATED_STATUSES)
    .where('appointments.slot', 'is not', null)
    .orderBy('appointments.slot')
    .orderBy('appointments.created_at')
    .execute();

const MOST_APPOINTMENTS = 100;

/** Lists the patient's newest appointments first. */
export const deskRowsOfPatient = (
  database: Database,
  { accountId, key }: { accountId: string; key: string },
): Promise<DeskRow[]> =>
  deskRows(database)
    .where('appointments.account_id', '=', accountId)
    .where('appointments.patient_key', '=', key)
    .orderBy('appointments.appointment_date', 'desc')
    .orderBy('appointments.slot', 'desc')
    .orderBy('appointments.id')
    .limit(MOST_APPOINTMENTS)
    .execute();

type BillOfAppointment = Pick<BillsTable, 'id' | 'number' | 'amount_paise' | 'status'>;

export async function billsOfAppointments(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BillOfAppointment>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('bills')
    .select(['appointment_id', 'id', 'number', 'amount_paise', 'status'])
    .where('appointment_id', 'in', ids)
    .orderBy('issued_at')
    .execute();
  return new Map(rows.map(({ appointment_id, ...bill }) => [appointment_id ?? '', bill]));
}

/** Lists all timings of a day that are booked or held now. */
export const claimsOfDay = (database: Database, date: string, now: string) =>
  database
    .selectFrom('timing_claims')
    .select(['doctor_id', 'slot', 'appointment_id'])
    .where('date', '=', date)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .execute();

export const hoursOfWeekday = (database: Database, weekday: number) =>
  database.selectFrom('doctor_hours').selectAll().where('weekday', '=', weekday).execute();

export const doctorsOffOn = async (database: Database, date: string): Promise<ReadonlySet<string>> => {
  const rows = await database
    .selectFrom('doctor_days_off')
    .select('doctor_id')
    .where('date', '=', date)
    .execute();
  return new Set(rows.map(({ doctor_id }) => doctor_id));
};
