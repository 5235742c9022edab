import { type Insertable, type SelectQueryBuilder, type Updateable, sql } from 'kysely';
import { OVER_STATUSES, TREATED_STATUSES } from '@nivara/shared/domain/appointment-status';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import type { VISIT_COLUMNS } from '@nivara/shared/domain/visit';
import type { AppointmentsTable } from '../../database/appointment-tables';
import { inWords } from '../../database/date-in-words';
import { listPage } from '../../database/list-page';
import type { Database, Tables } from '../../database/tables';
import type { VisitAddendaTable, VisitsTable } from '../../database/visit-tables';
import { isTreatedBy } from '../doctors/treating-repository';
import { isForColleagues, isUnsignedOfLeaver } from '../doctors/unsigned-visit-repository';
import { type Actor, isDoctor } from '../session/actor';
import { keysFor } from '../treated-patients/patient-key';

export interface VisitQuery extends ListQuery<(typeof VISIT_COLUMNS)[number]> {
  patient?: string;
  from?: string;
  to?: string;
}

/** An appointment with its doctor and its visit; the visit's columns are null until something is written. */
export type AppointmentWithVisit = AppointmentsTable & {
  service: string;
  doctor: string | null;
  doctor_left_at: string | null;
  signer: string | null;
  /** 1 for unsigned notes whose author has left. */
  is_unsigned_of_leaver: number;
} & { [Column in keyof Omit<VisitsTable, 'appointment_id' | 'signed_by'>]: VisitsTable[Column] | null };

const withAnyVisit = (database: Database) =>
  database
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .leftJoin('accounts as doctor', 'doctor.id', 'appointments.doctor_id')
    .leftJoin('visits', 'visits.appointment_id', 'appointments.id')
    .leftJoin('accounts as signer', 'signer.id', 'visits.signed_by');

const withVisit = (database: Database) =>
  withAnyVisit(database).where('appointments.status', 'in', TREATED_STATUSES);

type WithVisit = ReturnType<typeof withVisit>;
type Joined =
  WithVisit extends SelectQueryBuilder<infer DB, infer TB, infer _Row> ? { DB: DB; TB: TB } : never;

const selectRow = (query: WithVisit) =>
  query
    .selectAll('appointments')
    .select(['services.name as service', 'doctor.name as doctor', 'signer.name as signer'])
    .select('doctor.left_at as doctor_left_at')
    .select(sql<number>`case when ${isUnsignedOfLeaver} then 1 else 0 end`.as('is_unsigned_of_leaver'))
    .select([
      'visits.arrived_at',
      'visits.started_at',
      'visits.ended_at',
      'visits.complaint',
      'visits.findings',
      'visits.assessment',
      'visits.plan',
      'visits.advice',
      'visits.follow_up_on',
      'visits.version',
      'visits.signed_at',
    ]);

export const findVisit = (database: Database, id: string): Promise<AppointmentWithVisit | undefined> =>
  selectRow(withVisit(database)).where('appointments.id', '=', id).executeTakeFirst();

/** Finds a cancelled visit with notes, which were written before the cancellation. */
export const findCancelledVisit = (
  database: Database,
  id: string,
): Promise<AppointmentWithVisit | undefined> =>
  selectRow(withAnyVisit(database))
    .where('appointments.id', '=', id)
    .where('appointments.status', '=', 'cancelled')
    .where('visits.version', '>', 0)
    .executeTakeFirst();

export const visitsOfDay = (
  database: Database,
  doctorId: string,
  date: string,
): Promise<AppointmentWithVisit[]> =>
  selectRow(withVisit(database))
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.appointment_date', '=', date)
    .orderBy('appointments.slot')
    .orderBy('appointments.created_at')
    .execute();

/**
 * Patients see their signed visits; doctors see their own, and those of their patients that are signed or whose author
 * has left.
 */
export function listVisits(database: Database, actor: Actor, { patient, from, to, ...query }: VisitQuery) {
  // An appointment that is still expected is no visit yet.
  let matching = withVisit(database).where((where) =>
    where.or([
      where('visits.appointment_id', 'is not', null),
      where('appointments.status', 'in', OVER_STATUSES),
    ]),
  );
  matching = isDoctor(actor)
    ? matching.where((where) =>
        where.or([
          where('appointments.doctor_id', '=', actor.accountId),
          where.and([
            isForColleagues,
            // Visitors' visits are left out: anybody can book under a visitor's name and phone, and the
            // doctor of that booking would count as treating the visitor.
            where('appointments.account_id', 'is not', null),
            isTreatedBy(actor.accountId, 'appointments.patient_key'),
          ]),
        ]),
      )
    : matching
        .where('appointments.account_id', '=', actor.accountId)
        .where('visits.signed_at', 'is not', null);
  if (patient) {
    matching = matching.where('appointments.patient_key', 'in', keysFor(patient));
  }
  if (from) matching = matching.where('appointments.appointment_date', '>=', from);
  if (to) matching = matching.where('appointments.appointment_date', '<=', to);
  return listPage<Joined['DB'] & Tables, Joined['TB'], AppointmentWithVisit, (typeof VISIT_COLUMNS)[number]>(
    database,
    matching as never,
    selectRow as never,
    {
      sort: {
        date: 'appointments.starts_at',
        patientName: 'appointments.patient_name',
        service: 'services.name',
        doctor: 'doctor.name',
        signedAt: 'visits.signed_at',
      },
      search: [
        'appointments.patient_name',
        'services.name',
        'doctor.name',
        'visits.complaint',
        'visits.assessment',
        'appointments.appointment_date',
        inWords('appointments.appointment_date'),
      ],
      usual: ['-date'],
      neverNull: ['date'],
      id: 'appointments.id',
    },
    query,
  );
}

/** Leaves an existing visit as it is. */
export const insertVisit = (database: Database, row: Insertable<VisitsTable>) =>
  database
    .insertInto('visits')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** False when the visit is signed, or when its notes have another version. */
export async function updateUnsignedVisit(
  database: Database,
  id: string,
  change: Updateable<VisitsTable>,
  version?: number,
): Promise<boolean> {
  let update = database
    .updateTable('visits')
    .set(change)
    .where('appointment_id', '=', id)
    .where('signed_at', 'is', null);
  if (version !== undefined) update = update.where('version', '=', version);
  return (await update.returning('appointment_id').executeTakeFirst()) !== undefined;
}

/** False when the appointment has been cancelled or has lost its timing meanwhile. */
export async function setStatusOfVisit(
  database: Database,
  id: string,
  change: Pick<AppointmentsTable, 'status' | 'updated_at'>,
): Promise<boolean> {
  const updated = await database
    .updateTable('appointments')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', TREATED_STATUSES)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

export const insertAddendum = (database: Database, row: Insertable<VisitAddendaTable>) =>
  database.insertInto('visit_addenda').values(row).execute();

export const addendaOf = (database: Database, id: string) =>
  database
    .selectFrom('visit_addenda')
    .innerJoin('accounts', 'accounts.id', 'visit_addenda.doctor_id')
    .select(['visit_addenda.text', 'visit_addenda.at', 'accounts.name as doctor'])
    .where('visit_addenda.appointment_id', '=', id)
    .orderBy('visit_addenda.at')
    .orderBy('visit_addenda.id')
    .execute();
