import { TEST_MESSAGES, type TestRelease } from '@nivara/shared/domain/medical-test';
import { isCompleted } from '@nivara/shared/domain/test-status';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { conflict, invalid } from '../../problems';
import { auditChange } from '../audit/audit';
import type { Actor } from '../session/actor';
import { lockTest, notifyOfResult } from './change-test';
import { accessTo } from './order-test';
import { type TestRow, updateTest } from './test-repository';
import { isBeingLookedAt } from './released';

/** Any doctor of the patient releases the result, once. */
export const releaseTest = (
  context: AppContext,
  actor: Actor,
  id: string,
  { confirmed }: TestRelease,
): Promise<TestRow> =>
  inTransaction(context, async (transaction) => {
    const { database, now } = transaction;
    const test = await lockTest(transaction, actor, id);
    if (!isCompleted(test)) throw conflict(TEST_MESSAGES.noResult);
    if (!isBeingLookedAt(test)) throw conflict(TEST_MESSAGES.released);
    if (test.is_critical === 1 && confirmed !== true) {
      throw invalid([{ path: 'confirmed', message: TEST_MESSAGES.criticalUnconfirmed }]);
    }
    const released_at = now().toISOString();
    await updateTest(database, id, { released_at });
    await auditChange(transaction, actor, 'update', accessTo(test));
    await notifyOfResult(transaction, test, 'is ready.');
    return { ...test, released_at };
  });
