import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { VISIT_MESSAGES, type VisitState } from '@nivara/shared/domain/visit';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { conflict } from '../../problems';
import { auditChange, auditRead } from '../audit/audit';
import type { Actor } from '../session/actor';
import { accessTo, requireVisitToChangeState } from './read-visit';
import {
  type AppointmentWithVisit,
  insertVisit,
  setStatusOfVisit,
  updateUnsignedVisit,
} from './visit-repository';
import { STATUS_OF_STATE, momentsIn, visitState } from './visit-state';
import { emptyVisit } from './write-visit-notes';

const M = VISIT_MESSAGES;

/** Allows changes to an earlier state too, so that a wrong press can be undone. Repeating a state changes nothing. */
export async function changeVisitState(
  context: AppContext,
  actor: Actor,
  id: string,
  state: VisitState,
): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const { database, now } = transaction;
    const row = await requireVisitToChangeState(transaction, actor, id);
    // The answer shows the visit, so it counts as read.
    if (visitState(row) === state) return auditRead(transaction, actor, accessTo(row));
    refuseTooEarly(transaction, row, state);
    const at = now().toISOString();
    // Locks the appointment's row first, so that a concurrent cancellation waits or is seen.
    if (!(await setStatusOfVisit(database, id, { status: STATUS_OF_STATE[state], updated_at: at }))) {
      throw conflict(M.noTiming, 'state');
    }
    await insertVisit(database, emptyVisit(id));
    if (!(await updateUnsignedVisit(database, id, momentsIn(state, row, at))))
      throw conflict(M.signed, 'state');
    await auditChange(transaction, actor, 'update', accessTo(row));
  });
}

function refuseTooEarly({ now }: AppContext, row: AppointmentWithVisit, state: VisitState): void {
  if (state === 'expected') return;
  const at = now();
  if (row.appointment_date > clinicDate(at)) throw conflict(M.notThatDay, 'state');
  // Only for “missed” must the timing have begun: a patient who comes early may be seen early.
  if (state === 'missed' && row.starts_at !== null && row.starts_at > at.toISOString()) {
    throw conflict(M.notBegun, 'state');
  }
}
