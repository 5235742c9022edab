import { isCompleted } from '@nivara/shared/domain/test-status';
import type { TestsTable } from '../../database/care-tables';
import { type Actor, isDoctor } from '../session/actor';

type ReleaseState = Pick<TestsTable, 'status' | 'released_at'>;

/** True for a completed test whose result no doctor has released yet. */
export const isBeingLookedAt = (test: ReleaseState): boolean =>
  isCompleted(test) && test.released_at === null;

export const isHiddenFrom = (actor: Actor, test: ReleaseState): boolean =>
  !isDoctor(actor) && isBeingLookedAt(test);

/**
 * Replaces what a patient must neither read nor find before the release. The report of a pending test is hidden too,
 * since a doctor may write it before the test is completed.
 */
export function withoutResult<Row extends TestsTable>(row: Row): Row {
  if (isBeingLookedAt(row))
    return { ...row, status: 'pending', completed_at: null, report: '', remark: '', is_critical: 0 };
  return row.released_at === null ? { ...row, report: '' } : row;
}
