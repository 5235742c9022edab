import { type Insertable, type Updateable, sql } from 'kysely';
import { clinicDate, clockTime, clockTime24 } from '@nivara/shared/domain/clinic-time';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import type { MedicalTest, TEST_COLUMNS, TestKind, TestStatus } from '@nivara/shared/domain/medical-test';
import { patientNumber } from '@nivara/shared/domain/patient';
import type { Analyte } from '@nivara/shared/domain/test-values';
import { findTiming } from '@nivara/shared/domain/timings';
import { inWords } from '../../database/date-in-words';
import type { TestsTable } from '../../database/care-tables';
import type { Database } from '../../database/tables';
import { listPage } from '../../database/list-page';
import { type Actor, isDoctor } from '../session/actor';
import { keysFor } from '../treated-patients/patient-key';
import { isBeingLookedAt, withoutResult } from './released';
import { isReadBy } from '../doctors/treating-repository';

export type TestRow = TestsTable & { doctor: string };

export interface TestQuery extends ListQuery<(typeof TEST_COLUMNS)[number]> {
  kind?: TestKind;
  status?: TestStatus;
  released?: 'yes' | 'no';
  patient?: string;
}

export const analytesOf = (row: Pick<TestsTable, 'analytes'>) => JSON.parse(row.analytes) as Analyte[];

/** "8:25 AM" is stored as "08:25", which sorts by time. */
export function storedTime(timing: string): string | null {
  const minutes = findTiming(timing)?.minutes;
  return minutes === undefined ? null : clockTime24(minutes);
}

export const shownTime = (time: string) => clockTime(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));

const toMedicalTest = (row: TestRow, isBeingLookedAt: boolean): MedicalTest => ({
  id: row.id,
  testId: row.test_id,
  patientId: patientNumber(row.account_id),
  accountId: row.account_id,
  familyMemberId: row.family_member_id,
  name: row.patient_name,
  testName: row.name,
  kind: row.kind,
  status: row.status,
  isBeingLookedAt,
  releasedAt: row.released_at,
  isCritical: row.is_critical === 1,
  bookingDate: row.booking_date,
  appointmentDate: row.appointment_date,
  appointmentTime: row.appointment_time === null ? null : shownTime(row.appointment_time),
  serviceProvider: row.doctor,
  date: row.completed_at === null ? row.booking_date : clinicDate(new Date(row.completed_at)),
  report: row.report,
  remark: row.remark,
  analytes: analytesOf(row),
  visitId: row.visit_id,
});

/** A patient sees a test with an unreleased result as pending. */
export const asSeenBy = (actor: Actor, row: TestRow): MedicalTest =>
  toMedicalTest(isDoctor(actor) ? row : withoutResult(row), isBeingLookedAt(row));

/** False while a test's result is hidden from patients; a pending test has no result to hide. */
export const isShown = sql<boolean>`(tests.status = 'pending' or tests.released_at is not null)`;

const withDoctor = (database: Database) =>
  database.selectFrom('tests').innerJoin('accounts as doctor', 'doctor.id', 'tests.doctor_id');

export const findTest = (database: Database, id: string): Promise<TestRow | undefined> =>
  withDoctor(database)
    .selectAll('tests')
    .select('doctor.name as doctor')
    .where('tests.id', '=', id)
    .executeTakeFirst();

/** The name of the service for which the patient came. */
export async function serviceOfVisit(database: Database, visitId: string): Promise<string | null> {
  const row = await database
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .select('services.name')
    .where('appointments.id', '=', visitId)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** A patient must not find out an unreleased result by searching or sorting. */
const columnsFor = (actor: Actor) => {
  const hidden = isDoctor(actor) ? sql`false` : sql`not ${isShown}`;
  return {
    status: sql<TestStatus>`case when ${hidden} then 'pending' else tests.status end`,
    report: isDoctor(actor)
      ? sql<string>`tests.report`
      : sql<string>`case when tests.released_at is null then '' else tests.report end`,
    remark: sql<string>`case when ${hidden} then '' else tests.remark end`,
    // A condition that is always false would hide the index from the database.
    completedAt: isDoctor(actor)
      ? sql<string>`tests.completed_at`
      : sql<string>`case when ${hidden} then null else tests.completed_at end`,
    isCritical: sql<number>`case when ${hidden} then 0 else tests.is_critical end`,
  };
};

/** Patients see their own tests; doctors see those of their patients, and those they ordered. */
export function listTests(
  database: Database,
  actor: Actor,
  { kind, status, released, patient, ...query }: TestQuery,
) {
  let matching = withDoctor(database);
  const shown = columnsFor(actor);
  matching = isDoctor(actor)
    ? matching.where(
        isReadBy(actor.accountId, { patientKey: 'tests.patient_key', author: 'tests.doctor_id' }),
      )
    : matching.where('tests.account_id', '=', actor.accountId);
  if (patient) matching = matching.where('tests.patient_key', 'in', keysFor(patient));
  if (kind) matching = matching.where('tests.kind', '=', kind);
  if (status) matching = matching.where(shown.status, '=', status);
  if (released) {
    matching = matching
      .where('tests.status', '=', 'completed')
      .where('tests.released_at', released === 'yes' ? 'is not' : 'is', null);
  }
  return listPage(
    database,
    matching,
    (page) => page.selectAll('tests').select('doctor.name as doctor'),
    {
      sort: {
        patientId: 'tests.account_id',
        testId: 'tests.test_id',
        name: 'tests.patient_name',
        testName: 'tests.name',
        kind: 'tests.kind',
        status: shown.status,
        bookingDate: 'tests.booking_date',
        appointmentDate: 'tests.appointment_date',
        appointmentTime: 'tests.appointment_time',
        serviceProvider: 'doctor.name',
        date: sql`coalesce(${shown.completedAt}, tests.created_at)`,
        report: shown.report,
        remark: shown.remark,
        isCritical: shown.isCritical,
      },
      search: [
        'tests.test_id',
        'tests.patient_name',
        'tests.name',
        shown.report,
        shown.remark,
        shown.status,
        inWords('tests.booking_date'),
        inWords('tests.appointment_date'),
        'doctor.name',
      ],
      usual: released === 'no' ? ['-isCritical', '-date'] : ['-date'],
      neverNull: ['date'],
      id: 'tests.id',
    },
    query,
  );
}

/** False when another test has the same `test_id`. */
export async function insertTest(database: Database, row: Insertable<TestsTable>): Promise<boolean> {
  const inserted = await database
    .insertInto('tests')
    .values(row)
    .onConflict((conflict) => conflict.column('test_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const updateTest = (database: Database, id: string, change: Updateable<TestsTable>) =>
  database.updateTable('tests').set(change).where('id', '=', id).execute();

/** False when the test is completed already. Only a result from the clinic waits for its release. */
export async function completePending(
  database: Database,
  { id, kind }: Pick<TestsTable, 'id' | 'kind'>,
  at: Date,
): Promise<boolean> {
  const completed_at = at.toISOString();
  const completed = await database
    .updateTable('tests')
    .set({ status: 'completed', completed_at, released_at: kind === 'clinic' ? null : completed_at })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return completed !== undefined;
}

/** The Patient Ids with results that nobody has released, of tests that the doctor ordered. */
export async function patientsWithUnreleased(database: Database, doctorId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('tests')
    .select('account_id')
    .distinct()
    .where('doctor_id', '=', doctorId)
    .where('status', '=', 'completed')
    .where('released_at', 'is', null)
    .execute();
  return patientIds(rows);
}

/** The Patient Ids with selfcare tests that the doctor ordered and that are not finished. */
export async function patientsWithOpenSelfcare(database: Database, doctorId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('tests')
    .select('account_id')
    .distinct()
    .where('doctor_id', '=', doctorId)
    .where('kind', '=', 'selfcare')
    .where('status', '=', 'pending')
    .execute();
  return patientIds(rows);
}

const patientIds = (rows: readonly Pick<TestsTable, 'account_id'>[]) =>
  rows.map(({ account_id }) => patientNumber(account_id)).sort();
