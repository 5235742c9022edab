import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import { isFilled } from '@nivara/shared/domain/field-rules';
import { MOST_ADDENDA, VISIT_MESSAGES, type VisitNotesChange } from '@nivara/shared/domain/visit';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import type { VisitsTable } from '../../database/visit-tables';
import { conflict, invalid } from '../../problems';
import { newId } from '../../security/tokens';
import { auditChange } from '../audit/audit';
import { lockAppointment } from '../appointments/appointment-repository';
import { notify } from '../notifications/notify';
import type { Actor } from '../session/actor';
import { accessTo, requireOwnVisit } from './read-visit';
import {
  type AppointmentWithVisit,
  addendaOf,
  insertAddendum,
  insertVisit,
  setStatusOfVisit,
  updateUnsignedVisit,
} from './visit-repository';
import { momentsIn } from './visit-state';

const M = VISIT_MESSAGES;

export const emptyVisit = (appointment_id: string): VisitsTable => ({
  appointment_id,
  arrived_at: null,
  started_at: null,
  ended_at: null,
  complaint: '',
  findings: '',
  assessment: '',
  plan: '',
  advice: '',
  follow_up_on: null,
  version: 0,
  signed_at: null,
  signed_by: null,
});

export async function writeVisitNotes(
  context: AppContext,
  actor: Actor,
  id: string,
  { version, followUpOn, ...texts }: VisitNotesChange,
): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const { database } = transaction;
    // A concurrent cancellation or move waits for the notes, or is seen here.
    await lockAppointment(database, id);
    const row = await requireOwnVisit(transaction, actor, id);
    if (followUpOn && followUpOn <= row.appointment_date) {
      throw invalid([{ path: 'followUpOn', message: M.followUpPast }]);
    }
    await insertVisit(database, emptyVisit(id));
    const change = { ...texts, follow_up_on: followUpOn || null, version: version + 1 };
    if (!(await updateUnsignedVisit(database, id, change, version))) await refuse(transaction, actor, id);
    await auditChange(transaction, actor, 'update', accessTo(row));
  });
}

/** Ends the visit: afterwards the patient reads the summary, and the notes stay as they are. */
export async function signVisit(
  context: AppContext,
  actor: Actor,
  id: string,
  version: number,
): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const { database, now } = transaction;
    const row = await requireOwnVisit(transaction, actor, id);
    const at = now().toISOString();
    if (row.appointment_date > clinicDate(now())) throw conflict(M.notThatDay);
    if (row.status === 'missed') throw conflict(M.missed);
    if (row.signed_at !== null) throw conflict(M.signed);
    if ((row.version ?? 0) === version && !isFilled(row.assessment) && !isFilled(row.plan)) {
      throw invalid([{ path: 'assessment', message: M.empty }]);
    }
    if (!(await setStatusOfVisit(database, id, { status: 'completed', updated_at: at }))) {
      throw conflict(M.noTiming);
    }
    const change = { ...momentsIn('done', row, at), signed_at: at, signed_by: actor.accountId };
    if (!(await updateUnsignedVisit(database, id, change, version))) await refuse(transaction, actor, id);
    await auditChange(transaction, actor, 'update', accessTo(row));
    await notifyPatient(transaction, row, `${actor.name} has written the summary`);
  });
}

export async function addAddendum(
  context: AppContext,
  actor: Actor,
  id: string,
  text: string,
): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const { database, now, randomBytes } = transaction;
    const row = await requireOwnVisit(transaction, actor, id);
    if (row.signed_at === null) throw conflict(M.notSigned);
    if ((await addendaOf(database, id)).length >= MOST_ADDENDA) throw conflict(M.tooManyAddenda);
    const addendum = { text: text.trim(), at: now().toISOString() };
    await insertAddendum(database, {
      id: newId(randomBytes),
      appointment_id: id,
      doctor_id: actor.accountId,
      ...addendum,
    });
    await auditChange(transaction, actor, 'update', accessTo(row));
    await notifyPatient(transaction, row, `${actor.name} has added to the summary`);
  });
}

async function refuse(context: AppContext, actor: Actor, id: string): Promise<never> {
  const { signed_at } = await requireOwnVisit(context, actor, id);
  throw conflict(signed_at === null ? M.changed : M.signed, 'version');
}

async function notifyPatient(context: AppContext, row: AppointmentWithVisit, begin: string): Promise<void> {
  if (row.account_id === null) return;
  await notify(context, {
    accountId: row.account_id,
    kind: 'visit',
    title: 'Visit summary',
    text: `${begin} of ${row.patient_name}’s visit of ${dateInWords(row.appointment_date)}.`,
    about: { kind: 'visit', id: row.id },
  });
}
