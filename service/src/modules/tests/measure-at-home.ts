import { TEST_MESSAGES } from '@nivara/shared/domain/medical-test';
import { isCompleted } from '@nivara/shared/domain/test-status';
import type { NewValue } from '@nivara/shared/domain/test-values';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { conflict } from '../../problems';
import { auditChange } from '../audit/audit';
import { hasDoctorLeft } from '../doctors/doctor-repository';
import { treats } from '../doctors/treating-repository';
import { notify } from '../notifications/notify';
import type { Actor } from '../session/actor';
import { lockTest } from './change-test';
import { accessTo } from './order-test';
import { type TestRow, completePending, findTest, updateTest } from './test-repository';
import { countValues, deleteSomeValues, valuesOf } from './value-repository';
import { addValues } from './add-values';

/** Adds measured values to the test; the patient may add more values on other days. */
export async function measureAtHome(
  context: AppContext,
  actor: Actor,
  id: string,
  values: readonly NewValue[],
): Promise<TestRow> {
  return inTransaction(context, async (transaction) => {
    const test = await lockTest(transaction, actor, id);
    requireSelfcare(test);
    if (isCompleted(test)) throw conflict(TEST_MESSAGES.completed);
    await requireReader(transaction, test);
    await addValues(transaction, test, values);
    await auditChange(transaction, actor, 'update', accessTo(test));
    return test;
  });
}

/** Deletes the patient's own values, such as mistyped ones; a value that is gone already is no error. */
export async function takeBackAtHome(
  context: AppContext,
  actor: Actor,
  id: string,
  values: readonly string[],
): Promise<TestRow> {
  return inTransaction(context, async (transaction) => {
    const { database } = transaction;
    const test = await lockTest(transaction, actor, id);
    requireSelfcare(test);
    if (isCompleted(test)) throw conflict(TEST_MESSAGES.completed);
    await deleteSomeValues(database, id, values);
    const isCritical = (await valuesOf(database, test)).some((each) => each.isCritical);
    await updateTest(database, id, { is_critical: isCritical ? 1 : 0 });
    await auditChange(transaction, actor, 'update', accessTo(test));
    return test;
  });
}

/** Completes the test and notifies the doctor who ordered it. */
export async function finishAtHome(context: AppContext, actor: Actor, id: string): Promise<TestRow> {
  return inTransaction(context, async (transaction) => {
    const { database, now } = transaction;
    const test = await lockTest(transaction, actor, id);
    requireSelfcare(test);
    if (!isCompleted(test)) await requireReader(transaction, test);
    if (!(await completePending(database, test, now()))) throw conflict(TEST_MESSAGES.completed);
    if ((await countValues(database, id)) === 0) throw conflict(TEST_MESSAGES.noValues);
    await auditChange(transaction, actor, 'update', accessTo(test));
    await notify(transaction, {
      accountId: test.doctor_id,
      kind: 'result',
      title: 'Selfcare test completed',
      // The notification outlives the patient's account, so it names nobody.
      text: `The selfcare test ${test.test_id} is completed.`,
      about: { kind: 'test', id },
    });
    return (await findTest(database, id)) ?? test;
  });
}

/** Refuses values that no doctor reads: the one who ordered the test has left, or no longer treats the patient. */
async function requireReader({ database }: AppContext, { doctor_id, patient_key }: TestRow): Promise<void> {
  const looks =
    (await treats(database, doctor_id, patient_key)) && !(await hasDoctorLeft(database, doctor_id));
  if (!looks) throw conflict(TEST_MESSAGES.notTreated);
}

function requireSelfcare({ kind }: TestRow): void {
  if (kind !== 'selfcare') throw conflict(TEST_MESSAGES.atClinic);
}
