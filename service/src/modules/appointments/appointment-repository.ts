import { type SelectQueryBuilder, sql } from 'kysely';
import type { APPOINTMENT_COLUMNS } from '@nivara/shared/domain/appointment';
import { type AppointmentKind, type AppointmentStatus, statusesIn } from '@nivara/shared/domain/appointment';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import { inWords } from '../../database/date-in-words';
import type { AppointmentsTable } from '../../database/appointment-tables';
import { type ParameterFor, preparedQuery } from '../../database/prepared-query';
import type { Database, Tables } from '../../database/tables';
import { type ListColumns, countedPage, pageParameters, pageQueries } from '../../database/list-page';
import { accountsOfMailbox } from '../accounts/account-repository';
import { type Actor, isDesk, isDoctor } from '../session/actor';

export interface AppointmentQuery extends ListQuery<Column> {
  status?: string;
  kind?: AppointmentKind;
  service?: number;
  from?: string;
  to?: string;
  patient?: string;
}

const withNames = (database: Database) =>
  database
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .leftJoin('accounts as doctor', 'doctor.id', 'appointments.doctor_id');

type WithNames = ReturnType<typeof withNames>;
type Joined =
  WithNames extends SelectQueryBuilder<infer DB, infer TB, infer _Row> ? { DB: DB; TB: TB } : never;

const selectRow = (query: WithNames) =>
  query.selectAll('appointments').select(['services.name as service', 'doctor.name as doctor']);

export type AppointmentRow = AppointmentsTable & { service: string; doctor: string | null };

/** Patients see their own appointments, doctors theirs and the requests for services that they give, the desk all. */
function visibleTo(
  database: Database,
  query: WithNames,
  actor: Pick<Actor, 'accountId' | 'role'>,
): WithNames {
  if (isDesk(actor)) return query;
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

type Column = (typeof APPOINTMENT_COLUMNS)[number];
type ListDB = Joined['DB'] & Tables;

const LIST_COLUMNS: ListColumns<Column, ListDB, Joined['TB']> = {
  sort: {
    date: 'appointments.created_at',
    bookingId: 'appointments.booking_id',
    patientName: 'appointments.patient_name',
    // A later birth date is a lower age.
    age: sql`0 - cast(replace(appointments.patient_dob, '-', '') as integer)`,
    language: 'appointments.language',
    service: 'services.name',
    appointmentDate: sql`coalesce(appointments.starts_at, appointments.appointment_date)`,
    appointmentTime: 'appointments.slot',
    serviceProvider: 'doctor.name',
    status: 'appointments.status',
    kind: 'appointments.kind',
  },
  search: [
    'appointments.booking_id',
    'appointments.patient_name',
    'services.name',
    'doctor.name',
    'appointments.language',
    'appointments.appointment_date',
    inWords('appointments.appointment_date'),
    'appointments.status',
  ],
  usual: ['-date'],
  neverNull: ['date'],
  id: 'appointments.id',
};

const FILTERS = ['kind', 'service', 'from', 'to', 'patient'] as const;

/** The parts of a query that change its SQL. */
interface ListShape {
  role: Actor['role'];
  sort: AppointmentQuery['sort'];
  statuses: number;
  words: number;
  filters: (typeof FILTERS)[number][];
}

type ListValues = Record<'accountId' | 'from' | 'to' | 'patient', string> &
  Record<'limit' | 'offset' | 'service', number> & { kind: AppointmentKind } & Record<
    `status${number}`,
    AppointmentStatus
  > &
  Record<`word${number}`, string>;

const numbered = <Prefix extends string>(prefix: Prefix, count: number) =>
  Array.from({ length: count }, (_, index): `${Prefix}${number}` => `${prefix}${index}`);

function listQueries(database: Database, value: ParameterFor<ListValues>, shape: ListShape) {
  const chosen = new Set(shape.filters);
  let matching = visibleTo(database, withNames(database), {
    role: shape.role,
    accountId: value('accountId'),
  });
  if (shape.statuses > 0)
    matching = matching.where('appointments.status', 'in', numbered('status', shape.statuses).map(value));
  if (chosen.has('kind')) matching = matching.where('appointments.kind', '=', value('kind'));
  if (chosen.has('service')) matching = matching.where('appointments.service_id', '=', value('service'));
  if (chosen.has('from')) matching = matching.where('appointments.appointment_date', '>=', value('from'));
  if (chosen.has('to')) matching = matching.where('appointments.appointment_date', '<=', value('to'));
  if (chosen.has('patient')) {
    matching = matching.where(
      sql<boolean>`appointments.patient_key in ('account:' || ${value('patient')}, 'family:' || ${value('patient')})`,
    );
  }
  return pageQueries<ListDB, Joined['TB'], AppointmentRow, Column>(
    database,
    matching as never,
    selectRow as never,
    LIST_COLUMNS,
    {
      sort: shape.sort,
      patterns: numbered('word', shape.words).map(value),
      limit: value('limit'),
      offset: value('offset'),
    },
  );
}

// Lists are requested often, so each shape of the query is built once.
const rowsOfList = preparedQuery<ListValues, ListShape>()((...all) => listQueries(...all).rows);
const countOfList = preparedQuery<ListValues, ListShape>()((...all) => listQueries(...all).count);

export async function listAppointments(
  database: Database,
  actor: Pick<Actor, 'accountId' | 'role'>,
  query: AppointmentQuery,
) {
  const { sort, patterns, limit, offset } = pageParameters(query);
  const statuses = statusesIn(query.status ?? '');
  const filters = FILTERS.filter((name) => query[name]);
  const shape = { role: actor.role, sort, statuses: statuses.length, words: patterns.length, filters };
  const values = {
    ...query,
    accountId: actor.accountId,
    limit,
    offset,
    ...Object.fromEntries(statuses.map((status, index) => [`status${index}`, status])),
    ...Object.fromEntries(patterns.map((pattern, index) => [`word${index}`, pattern])),
  } as ListValues;
  const ofAnyPage = { ...values, page: undefined, size: undefined, limit: undefined, offset: undefined };
  return countedPage(database, { limit, offset }, await rowsOfList(database, values, shape), () => ({
    list: JSON.stringify(['appointments', shape, ofAnyPage]),
    read: () => countOfList(database, values, shape),
  }));
}

export const findAppointment = (
  database: Database,
  actor: Actor,
  id: string,
): Promise<AppointmentRow | undefined> =>
  selectRow(visibleTo(database, withNames(database), actor))
    .where('appointments.id', '=', id)
    .executeTakeFirst();

export const appointmentById = (database: Database, id: string): Promise<AppointmentRow> =>
  selectRow(withNames(database)).where('appointments.id', '=', id).executeTakeFirstOrThrow();

/** The days of the coming appointments of all accounts that share the account's mailbox. */
export const openAppointmentDays = async (
  database: Database,
  accountId: string,
  today: string,
): Promise<string[]> => {
  const rows = await database
    .selectFrom('appointments')
    .select('appointment_date')
    .where('account_id', 'in', accountsOfMailbox(database, accountId))
    .where('status', 'in', ['requested', 'booked'])
    .where('appointment_date', '>=', today)
    .execute();
  return rows.map(({ appointment_date }) => appointment_date);
};

export const insertAppointment = (database: Database, row: AppointmentsTable) =>
  database.insertInto('appointments').values(row).execute();

/**
 * The first step of every change: of several changes from the same state only one succeeds.
 */
export const leaveState = (
  database: Database,
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

/** Concurrent changes of an appointment wait for each other. */
export const lockAppointment = (database: Database, id: string) =>
  database
    .updateTable('appointments')
    .set(({ ref }) => ({ kind: ref('kind') }))
    .where('id', '=', id)
    .execute();

export const setJoinToken = (database: Database, id: string, token: string) =>
  database.updateTable('appointments').set({ join_token: token }).where('id', '=', id).execute();

export const setDoctor = (database: Database, id: string, doctorId: string) =>
  database.updateTable('appointments').set({ doctor_id: doctorId }).where('id', '=', id).execute();
