import { type SelectQueryBuilder, sql } from 'kysely';
import type { APPOINTMENT_COLUMNS } from '@nivara/shared/domain/appointment';
import { type AppointmentKind, type AppointmentStatus, statusesIn } from '@nivara/shared/domain/appointment';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import type { AppContext } from '../../app-context';
import type { AppointmentsTable } from '../../database/appointment-tables';
import type { Tables } from '../../database/tables';
import { listPage } from '../../lists';
import { type Actor, isDoctor } from '../session/actor';

type Reading = Pick<AppContext, 'database'>;

export interface AppointmentQuery extends ListQuery<(typeof APPOINTMENT_COLUMNS)[number]> {
  status?: string;
  kind?: AppointmentKind;
  from?: string;
  to?: string;
  patient?: string;
}

const withNames = ({ database }: Reading) =>
  database
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .leftJoin('accounts as provider', 'provider.id', 'appointments.doctor_id');

type WithNames = ReturnType<typeof withNames>;
type Joined =
  WithNames extends SelectQueryBuilder<infer DB, infer TB, infer _Row> ? { DB: DB; TB: TB } : never;

const selectRow = (query: WithNames) =>
  query.selectAll('appointments').select(['services.name as service', 'provider.name as provider']);

export type AppointmentRow = AppointmentsTable & { service: string; provider: string | null };

/**
 * A patient sees the own ones; a doctor those that are theirs, and the requests for what they offer: those wait for
 * any of them.
 */
function visibleTo(query: WithNames, { database }: Reading, actor: Actor): WithNames {
  if (!isDoctor(actor)) return query.where('appointments.account_id', '=', actor.accountId);
  return query.where((where) =>
    where.or([
      where('appointments.doctor_id', '=', actor.accountId),
      where.and([
        where('appointments.status', '=', 'requested'),
        where(
          'appointments.service_id',
          'in',
          database
            .selectFrom('doctor_services')
            .select('doctor_services.service_id')
            .where('doctor_services.doctor_id', '=', actor.accountId),
        ),
      ]),
    ]),
  );
}

export function listAppointments(context: Reading, actor: Actor, query: AppointmentQuery) {
  let matching = visibleTo(withNames(context), context, actor);
  const statuses = statusesIn(query.status ?? '');
  if (statuses.length > 0) matching = matching.where('appointments.status', 'in', statuses);
  if (query.kind) matching = matching.where('appointments.kind', '=', query.kind);
  if (query.from) matching = matching.where('appointments.appointment_date', '>=', query.from);
  if (query.to) matching = matching.where('appointments.appointment_date', '<=', query.to);
  if (query.patient) matching = matching.where('appointments.account_id', '=', query.patient);
  return listPage<Joined['DB'] & Tables, Joined['TB'], AppointmentRow, (typeof APPOINTMENT_COLUMNS)[number]>(
    matching as never,
    selectRow as never,
    {
      sort: {
        date: 'appointments.created_at',
        bookingId: 'appointments.booking_id',
        patientName: 'appointments.patient_name',
        // The later somebody was born, the younger they are.
        age: sql`0 - cast(replace(appointments.patient_dob, '-', '') as integer)`,
        language: 'appointments.language',
        service: 'services.name',
        appointmentDate: sql`coalesce(appointments.starts_at, appointments.appointment_date)`,
        appointmentTime: 'appointments.slot',
        serviceProvider: 'provider.name',
        status: 'appointments.status',
        kind: 'appointments.kind',
      },
      search: [
        'appointments.booking_id',
        'appointments.patient_name',
        'services.name',
        'provider.name',
        'appointments.appointment_date',
        'appointments.status',
      ],
      usual: ['-date'],
      id: 'appointments.id',
    },
    query,
  );
}

export const findAppointment = (
  context: Reading,
  actor: Actor,
  id: string,
): Promise<AppointmentRow | undefined> =>
  selectRow(visibleTo(withNames(context), context, actor))
    .where('appointments.id', '=', id)
    .executeTakeFirst();

export const appointmentById = (context: Reading, id: string): Promise<AppointmentRow> =>
  selectRow(withNames(context)).where('appointments.id', '=', id).executeTakeFirstOrThrow();

export const insertAppointment = ({ database }: Reading, row: AppointmentsTable) =>
  database.insertInto('appointments').values(row).execute();

/**
 * The first step of every change: only one of those who want to leave the same state gets through, the others find it
 * gone.
 */
export const leaveState = (
  { database }: Reading,
  id: string,
  from: Pick<AppointmentsTable, 'status' | 'slot' | 'appointment_date'>,
  change: Partial<AppointmentsTable> & { status: AppointmentStatus; updated_at: string },
) =>
  database
    .updateTable('appointments')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', from.status)
    .where('appointment_date', '=', from.appointment_date)
    .where('slot', from.slot === null ? 'is' : '=', from.slot)
    .returning('id')
    .executeTakeFirst();

export const setDoctor = ({ database }: Reading, id: string, doctorId: string) =>
  database.updateTable('appointments').set({ doctor_id: doctorId }).where('id', '=', id).execute();
