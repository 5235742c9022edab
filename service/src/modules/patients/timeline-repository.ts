import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { OVER_STATUSES, TREATED_STATUSES } from '@nivara/shared/domain/appointment-status';
import { UNSETTLED_STATUSES } from '@nivara/shared/domain/bill';
import type { ListQuery, Page } from '@nivara/shared/domain/list-query';
import type { TimelineKind, TimelineRow } from '@nivara/shared/domain/patient-chart';
import { prescribedNames } from '@nivara/shared/domain/prescription-text';
import { inWords } from '../../database/date-in-words';
import { listPage } from '../../database/list-page';
import type { Database, Tables } from '../../database/tables';
import { isForColleagues, isUnsignedOfLeaver } from '../doctors/unsigned-visit-repository';
import { isShown } from '../tests/test-repository';
import type { PatientWithKey } from '../treated-patients/treated-patient';

type WithPatientKey = Pick<PatientWithKey, 'key'>;

const kind = (name: TimelineKind) => sql<TimelineKind>`${sql.lit(name)}`.as('kind');

/** Only bills have an amount. In the union, PostgreSQL would treat a null without a type as text. */
const noAmount = sql<number | null>`cast(null as integer)`.as('amount');

/** Each query has the same columns, and only rows that the doctor may see. */
function entriesOf(database: Database, doctorId: string, { key }: WithPatientKey) {
  const pastVisits = database
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .leftJoin('visits', 'visits.appointment_id', 'appointments.id')
    .leftJoin('accounts as doctor', 'doctor.id', 'appointments.doctor_id')
    .select([
      kind('visit'),
      'appointments.id',
      'appointments.appointment_date as date',
      'services.name as title',
    ])
    .select(
      sql<string>`case when ${isUnsignedOfLeaver} then 'Notes by ' || doctor.name || ', not signed. ' else '' end
        || coalesce(nullif(visits.assessment, ''), visits.complaint, appointments.complaints, '')`.as('text'),
    )
    .select(noAmount)
    .where('appointments.patient_key', '=', key)
    // Another doctor's notes are visible once they are signed, or once that doctor has left.
    .where((where) =>
      where.or([
        where.and([
          where('appointments.doctor_id', '=', doctorId),
          where('appointments.status', 'in', OVER_STATUSES),
        ]),
        isForColleagues,
      ]),
    );
  const bookedOrCancelled = database
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .select([
      kind('appointment'),
      'appointments.id',
      'appointments.appointment_date as date',
      'services.name as title',
      'appointments.status as text',
      noAmount,
    ])
    .where('appointments.patient_key', '=', key)
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.status', 'in', ['booked', 'cancelled']);
  return { pastVisits, bookedOrCancelled, ...sharedEntriesOf(database, { key }, FOR_DOCTORS) };
}

interface ShownTexts {
  billTitle: RawBuilder<string>;
  prescriptionTitle: RawBuilder<string>;
  testStatus: RawBuilder<string>;
}

const FOR_DOCTORS: ShownTexts = {
  billTitle: sql`number`,
  prescriptionTitle: sql`info`,
  testStatus: sql`tests.status`,
};

/**
 * A patient knows a bill by what it is for, and medicines and exercises by their names, which stand in the text. A test
 * whose result no doctor has released is shown as pending.
 */
const FOR_PATIENTS: ShownTexts = {
  billTitle: sql`coalesce((select services.name from services where services.id = bills.service_id), bills.about)`,
  prescriptionTitle: sql`case when kind in ('medicine', 'yoga') then '' else info end`,
  testStatus: sql`case when ${isShown} then tests.status else 'pending' end`,
};

/** Queries of what the patient and every treating doctor see. */
function sharedEntriesOf(database: Database, { key }: WithPatientKey, shown: ShownTexts) {
  const prescriptions = database
    .selectFrom('prescriptions')
    .select([
      kind('prescription'),
      'id',
      'date',
      shown.prescriptionTitle.as('title'),
      'prescription as text',
      noAmount,
    ])
    .where('patient_key', '=', key);
  const tests = database
    .selectFrom('tests')
    .select([
      kind('test'),
      'id',
      'booking_date as date',
      'name as title',
      shown.testStatus.as('text'),
      noAmount,
    ])
    .where('patient_key', '=', key);
  const plans = database
    .selectFrom('care_plans')
    .select([kind('plan'), 'id', 'valid_from as date', 'title', 'kind as text', noAmount])
    .where('patient_key', '=', key);
  const bills = database
    .selectFrom('bills')
    .select([
      kind('bill'),
      'id',
      sql<string>`substr(issued_at, 1, 10)`.as('date'),
      shown.billTitle.as('title'),
      'status as text',
      'amount_paise as amount',
    ])
    .where('patient_key', '=', key);
  const documents = database
    .selectFrom('uploads')
    .select([
      kind('document'),
      'id',
      sql<string>`substr(created_at, 1, 10)`.as('date'),
      'display_name as title',
      sql<string>`''`.as('text'),
      noAmount,
    ])
    .where('patient_key', '=', key);
  return { prescriptions, tests, plans, bills, documents };
}

/**
 * Each query has the columns of a doctor's queries. An appointment has the doctor's name as its text, and is listed as
 * a visit once the visit is signed.
 */
function ownEntriesOf(database: Database, { key }: WithPatientKey) {
  const appointments = database
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .leftJoin('visits', 'visits.appointment_id', 'appointments.id')
    .leftJoin('accounts as doctor', 'doctor.id', 'appointments.doctor_id')
    .select([
      sql<TimelineKind>`case when visits.signed_at is null then 'appointment' else 'visit' end`.as('kind'),
      'appointments.id',
      'appointments.appointment_date as date',
      'services.name as title',
      sql<string>`coalesce(doctor.name, '')`.as('text'),
      noAmount,
    ])
    .where('appointments.patient_key', '=', key);
  return { appointments, ...sharedEntriesOf(database, { key }, FOR_PATIENTS) };
}

/** The entries that a doctor may see. */
export const listTimeline = (
  database: Database,
  doctorId: string,
  patient: WithPatientKey,
  query: ListQuery<'date'>,
): Promise<Page<TimelineRow>> =>
  listEntries(database, Object.values(entriesOf(database, doctorId, patient)) as Entries[], query);

/** The past entries that patients see of themselves and their family. */
export async function listOwnTimeline(
  database: Database,
  patient: WithPatientKey,
  query: ListQuery<'date'>,
  today: string,
): Promise<Page<TimelineRow>> {
  const entries = Object.values(ownEntriesOf(database, patient)) as Entries[];
  const { rows, total } = await listEntries(database, entries, query, today);
  return { rows: rows.map(nameByText), total };
}

const nameByText = (row: TimelineRow): TimelineRow =>
  row.kind === 'prescription' && row.title === '' ? { ...row, title: prescribedNames(row.text) } : row;

type Entries = SelectQueryBuilder<Tables, never, TimelineRow>;

function listEntries(
  database: Database,
  [first, ...others]: Entries[],
  query: ListQuery<'date'>,
  today?: string,
): Promise<Page<TimelineRow>> {
  if (!first) return Promise.resolve({ rows: [], total: 0 });
  const all = others.reduce((union, entries) => union.unionAll(entries as never), first);
  let matching = database.selectFrom(all.as('entry'));
  if (today !== undefined) {
    matching = matching.where((where) =>
      where.or([
        where('entry.date', '<', today),
        // An appointment of today may be later in the day.
        where.and([where('entry.date', '=', today), where('entry.kind', '!=', 'appointment')]),
      ]),
    );
  }
  return listPage(
    database,
    matching,
    (page) => page.selectAll('entry'),
    {
      sort: { date: 'entry.date' },
      search: ['entry.title', 'entry.text', 'entry.kind', inWords('entry.date')],
      usual: ['-date'],
      id: 'entry.id',
    },
    query,
  );
}

const count = async (query: { executeTakeFirst: () => Promise<{ count: number | string } | undefined> }) =>
  Number((await query.executeTakeFirst())?.count ?? 0);

export async function countsOf(database: Database, doctorId: string, { key }: WithPatientKey) {
  const rows = (table: 'prescriptions' | 'tests' | 'care_plans') =>
    database
      .selectFrom(table as 'tests')
      .select((select) => select.fn.countAll<number | string>().as('count'))
      .where('patient_key', '=', key);
  const documents = database
    .selectFrom('uploads')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('patient_key', '=', key);
  const bills = database
    .selectFrom('bills')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('patient_key', '=', key)
    .where('status', 'in', UNSETTLED_STATUSES);
  const visits = database
    .selectFrom('appointments')
    .leftJoin('visits', 'visits.appointment_id', 'appointments.id')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('appointments.patient_key', '=', key)
    .where('appointments.status', 'in', TREATED_STATUSES)
    .where((where) =>
      where.or([
        where.and([
          where('appointments.doctor_id', '=', doctorId),
          where('appointments.status', '=', 'completed'),
        ]),
        isForColleagues,
      ]),
    );
  return {
    visits: await count(visits),
    prescriptions: await count(rows('prescriptions')),
    tests: await count(rows('tests')),
    pendingTests: await count(rows('tests').where('status', '=', 'pending')),
    plans: await count(rows('care_plans')),
    documents: await count(documents),
    openBills: await count(bills),
  };
}
