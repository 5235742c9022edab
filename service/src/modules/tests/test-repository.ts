import { type Insertable, type Updateable, sql } from 'kysely';
import { clinicDate, clockTime } from '@nivara/shared/domain/clinic-time';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import type { MedicalTest, TEST_COLUMNS, TestKind, TestStatus } from '@nivara/shared/domain/medical-test';
import { patientIdOf } from '@nivara/shared/domain/record-id';
import type { Analyte } from '@nivara/shared/domain/test-values';
import { findTiming } from '@nivara/shared/domain/timings';
import { inWords } from '../../database/date-in-words';
import type { TestsTable } from '../../database/care-tables';
import type { Database } from '../../database/tables';
import { listPage } from '../../database/list-page';
import { type Actor, isDoctor } from '../session/actor';
import { patientsOf } from '../doctors/treating-repository';

export type TestRow = TestsTable & { doctor: string };

export interface TestQuery extends ListQuery<(typeof TEST_COLUMNS)[number]> {
  kind?: TestKind;
  status?: TestStatus;
  patient?: string;
}

export const analytesOf = (row: Pick<TestsTable, 'analytes'>) => JSON.parse(row.analytes) as Analyte[];

/** "8:25 AM" is kept as "08:25", which sorts as the day runs. */
export function storedTime(timing: string): string | null {
  const minutes = findTiming(timing)?.minutes;
  if (minutes === undefined) return null;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

export const shownTime = (time: string) => clockTime(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));

export const toMedicalTest = (row: TestRow): MedicalTest => ({
  id: row.id,
  testId: row.test_id,
  patientId: patientIdOf(row.account_id),
  accountId: row.account_id,
  familyMemberId: row.family_member_id,
  name: row.patient_name,
  testName: row.name,
  kind: row.kind,
  status: row.status,
  bookingDate: row.booking_date,
  appointmentDate: row.appointment_date,
  appointmentTime: row.appointment_time === null ? null : shownTime(row.appointment_time),
  serviceProvider: row.doctor,
  date: row.completed_at === null ? row.booking_date : clinicDate(new Date(row.completed_at)),
  report: row.report,
  remark: row.remark,
  analytes: analytesOf(row),
});

const withDoctor = (database: Database) =>
  database.selectFrom('tests').innerJoin('accounts as provider', 'provider.id', 'tests.doctor_id');

export const findTest = (database: Database, id: string): Promise<TestRow | undefined> =>
  withDoctor(database)
    .selectAll('tests')
    .select('provider.name as doctor')
    .where('tests.id', '=', id)
    .executeTakeFirst();

/** A patient's own ones, or those of a doctor's patients, whoever ordered them. */
export function listTests(database: Database, actor: Actor, { kind, status, patient, ...query }: TestQuery) {
  let matching = withDoctor(database);
  matching = isDoctor(actor)
    ? matching.where('tests.account_id', 'in', patientsOf(database, actor.accountId))
    : matching.where('tests.account_id', '=', actor.accountId);
  if (patient) matching = matching.where('tests.account_id', '=', patient);
  if (kind) matching = matching.where('tests.kind', '=', kind);
  if (status) matching = matching.where('tests.status', '=', status);
  return listPage(
    matching,
    (page) => page.selectAll('tests').select('provider.name as doctor'),
    {
      sort: {
        patientId: 'tests.account_id',
        testId: 'tests.test_id',
        name: 'tests.patient_name',
        testName: 'tests.name',
        kind: 'tests.kind',
        status: 'tests.status',
        bookingDate: 'tests.booking_date',
        appointmentDate: 'tests.appointment_date',
        appointmentTime: 'tests.appointment_time',
        serviceProvider: 'provider.name',
        date: sql`coalesce(tests.completed_at, tests.created_at)`,
        report: 'tests.report',
        remark: 'tests.remark',
      },
      search: [
        'tests.test_id',
        'tests.patient_name',
        'tests.name',
        'tests.report',
        'tests.remark',
        'tests.status',
        inWords('tests.booking_date'),
        inWords('tests.appointment_date'),
        'provider.name',
      ],
      usual: ['-date'],
      id: 'tests.id',
    },
    query,
  );
}

/** False when the readable number is taken: the database decides. */
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

/** False when it is completed already. */
export async function completePending(database: Database, id: string, at: Date): Promise<boolean> {
  const completed = await database
    .updateTable('tests')
    .set({ status: 'completed', completed_at: at.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return completed !== undefined;
}
