import { isFilled } from '@nivara/shared/domain/field-rules';
import { TEST_MESSAGES, type TestChange, appointmentProblems } from '@nivara/shared/domain/medical-test';
import { isCompleted } from '@nivara/shared/domain/test-status';
import type { AppContext } from '../../app-context';
import type { TestsTable } from '../../database/care-tables';
import { inTransaction, lockAccount } from '../../database/in-transaction';
import { conflict, invalid, notFound } from '../../problems';
import { auditChange } from '../audit/audit';
import { requireMayRead } from '../doctors/treating';
import { notify } from '../notifications/notify';
import type { Actor } from '../session/actor';
import { accessTo, requireNotPast } from './order-test';
import {
  type TestRow,
  completePending,
  findTest,
  shownTime,
  storedTime,
  updateTest,
} from './test-repository';
import { isBeingLookedAt } from './released';
import { countValues, deleteValues } from './value-repository';
import { addValues } from './add-values';

/** Any doctor of the patient may change a test. */
export async function changeTest(
  context: AppContext,
  actor: Actor,
  id: string,
  change: TestChange,
): Promise<TestRow> {
  return inTransaction(context, async (transaction) => {
    const { database } = transaction;
    const test = await lockTest(transaction, actor, id);
    const columns = {
      ...appointmentColumns(transaction, test, change),
      report: change.report?.trim() ?? test.report,
      remark: change.remark?.trim() ?? test.remark,
    };
    await updateTest(database, id, columns);
    if (change.values) await enterValues(transaction, test, change.values, change.status);
    if (change.status) await complete(transaction, { ...test, ...columns });
    await auditChange(transaction, actor, 'update', accessTo(test));
    await notifyOfChange(transaction, actor, test, change);
    return (await findTest(database, id)) ?? test;
  });
}

/** Until the result is released, values that are entered again replace the former ones. */
async function enterValues(
  context: AppContext,
  test: TestRow,
  values: NonNullable<TestChange['values']>,
  status: TestChange['status'],
): Promise<void> {
  if (isBeingLookedAt(test) && !status) {
    await deleteValues(context.database, test.id);
    await updateTest(context.database, test.id, { is_critical: 0 });
  } else if (!status) {
    throw invalid([{ path: 'values', message: TEST_MESSAGES.onlyWhenCompleting }]);
  }
  await addValues(context, test, values);
}

/** Reads the test under the account's lock; throws 404 for actors who may not read it. */
export async function lockTest(context: AppContext, actor: Actor, id: string): Promise<TestRow> {
  const found = await findTest(context.database, id);
  await requireMayRead(context, actor, found);
  if (found) await lockAccount(context, found.account_id);
  const test = await findTest(context.database, id);
  if (!test) throw notFound();
  return test;
}

function appointmentColumns(
  context: AppContext,
  test: TestRow,
  { appointmentDate, appointmentTime }: TestChange,
): Pick<TestsTable, 'appointment_date' | 'appointment_time'> {
  const { appointment_date, appointment_time } = test;
  if (appointmentDate === undefined && appointmentTime === undefined) {
    return { appointment_date, appointment_time };
  }
  if (isCompleted(test)) throw conflict(TEST_MESSAGES.appointmentOver);
  const date = appointmentDate === undefined ? appointment_date : appointmentDate || null;
  const time =
    appointmentTime === undefined ? appointment_time && shownTime(appointment_time) : appointmentTime;
  const problems = appointmentProblems(test.kind, { appointmentDate: date, appointmentTime: time });
  if (problems.length > 0) throw invalid(problems);
  if (date !== appointment_date) requireNotPast(context, date);
  return { appointment_date: date, appointment_time: storedTime(time ?? '') };
}

async function complete({ database, now }: AppContext, test: TestRow): Promise<void> {
  if (!(await completePending(database, test, now()))) throw conflict(TEST_MESSAGES.completed, 'status');
  if (!isFilled(test.report) && (await countValues(database, test.id)) === 0) {
    throw invalid([{ path: 'values', message: TEST_MESSAGES.resultRequired }]);
  }
}

/** A correction of a released result names its author, since the test names only the doctor who ordered it. */
async function notifyOfChange(
  context: AppContext,
  actor: Actor,
  test: TestRow,
  change: TestChange,
): Promise<void> {
  if (isBeingLookedAt(test)) return;
  if (change.status && test.kind === 'selfcare') await notifyOfResult(context, test, 'is ready.');
  const isCorrected = isCompleted(test) && (change.report !== undefined || change.remark !== undefined);
  if (!isCorrected) return;
  const news = `has been corrected by ${actor.name}.`;
  await notifyOfResult(context, test, news);
  if (actor.accountId === test.doctor_id) return;
  await notify(context, {
    accountId: test.doctor_id,
    kind: 'result',
    title: 'Test result',
    // The notification outlives the patient's account, so it does not name the patient.
    text: `The result of test ${test.test_id} ${news}`,
    about: { kind: 'test', id: test.id },
  });
}

export const notifyOfResult = (context: AppContext, test: TestRow, news: string) =>
  notify(context, {
    accountId: test.account_id,
    kind: 'result',
    title: 'Test result',
    text: `The result of test ${test.test_id} for ${test.patient_name} ${news}`,
    about: { kind: 'test', id: test.id },
  });
