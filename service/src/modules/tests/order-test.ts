import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { type NewTest, TEST_MESSAGES } from '@nivara/shared/domain/medical-test';
import type { Analyte } from '@nivara/shared/domain/test-values';
import type { AppContext } from '../../app-context';
import type { TestsTable } from '../../database/care-tables';
import { inTransaction } from '../../database/in-transaction';
import { invalid } from '../../problems';
import { readableNumber } from '../../security/readable-number';
import { newId } from '../../security/tokens';
import { auditChange } from '../audit/audit';
import { notify } from '../notifications/notify';
import { patientInCare } from '../prescriptions/patient-in-care';
import type { Actor } from '../session/actor';
import { type TestRow, insertTest, storedTime } from './test-repository';

const TRIES = 10;

export async function orderTest(context: AppContext, actor: Actor, order: NewTest): Promise<TestRow> {
  return inTransaction(context, async (transaction) => {
    const { now, randomBytes } = transaction;
    const patient = await patientInCare(transaction, actor, order);
    requireNotPast(transaction, order.appointmentDate);
    const at = now();
    const row = await insertNumbered(transaction, {
      id: newId(randomBytes),
      account_id: patient.accountId,
      family_member_id: patient.familyMemberId,
      doctor_id: actor.accountId,
      visit_id: patient.visitId,
      appointment_id: null,
      patient_key: patient.key,
      patient_name: patient.name,
      name: order.testName.trim(),
      kind: order.kind,
      status: 'pending',
      booking_date: clinicDate(at),
      appointment_date: order.appointmentDate || null,
      appointment_time: storedTime(order.appointmentTime ?? ''),
      completed_at: null,
      released_at: null,
      is_critical: 0,
      report: '',
      remark: order.remark?.trim() ?? '',
      analytes: JSON.stringify((order.analytes ?? []).map(tidyAnalyte)),
      created_at: at.toISOString(),
    });
    await auditChange(transaction, actor, 'create', accessTo(row));
    await notify(transaction, {
      accountId: row.account_id,
      kind: 'result',
      title: 'Test ordered',
      text: `${actor.name} has ordered a test for ${row.patient_name}. Its number is ${row.test_id}.`,
      about: { kind: 'test', id: row.id },
    });
    return { ...row, doctor: actor.name };
  });
}

/** Tries another random number if the first is taken: the chance is one in a trillion for each test that exists. */
async function insertNumbered(
  { database, randomBytes }: AppContext,
  row: Omit<TestsTable, 'test_id'>,
): Promise<TestsTable> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const numbered = { ...row, test_id: readableNumber('T', randomBytes) };
    if (await insertTest(database, numbered)) return numbered;
  }
  throw new Error('There is no free number for a test.');
}

const tidyAnalyte = ({
  name,
  unit = '',
  low,
  high,
  criticalLow,
  criticalHigh,
}: NonNullable<NewTest['analytes']>[number]): Analyte => ({
  name: name.trim(),
  unit: unit.trim(),
  low: low ?? null,
  high: high ?? null,
  ...(criticalLow != null && { criticalLow }),
  ...(criticalHigh != null && { criticalHigh }),
});

export function requireNotPast({ now }: AppContext, date: string | null | undefined): void {
  if (date && date < clinicDate(now())) {
    throw invalid([{ path: 'appointmentDate', message: TEST_MESSAGES.datePast }]);
  }
}

export const accessTo = ({ id, account_id }: Pick<TestsTable, 'id' | 'account_id'>) => ({
  noun: 'tests',
  recordId: id,
  patientId: account_id,
});
