import { timingAt } from '@nivara/shared/domain/timings';
import { SELF } from '@nivara/shared/domain/appointment';
import type { Visit, VisitRow, VisitSummary } from '@nivara/shared/domain/visit';
import type { AppContext } from '../../app-context';
import { notFound } from '../../problems';
import { toAppointment } from '../appointments/to-appointment';
import { treats } from '../doctors/treating-repository';
import { type Actor, isDesk, isDoctor } from '../session/actor';
import { ofHolder } from '../treated-patients/patient-key';
import { firstVisits } from './first-visit-repository';
import { linksOf } from './visit-link-repository';
import { toVisitPatient } from './visit-patient';
import { type AppointmentWithVisit, addendaOf, findCancelledVisit, findVisit } from './visit-repository';
import { visitState } from './visit-state';

type Reading = Pick<AppContext, 'database' | 'now' | 'clinic'>;

export const accessTo = ({ id, account_id }: Pick<AppointmentWithVisit, 'id' | 'account_id'>) => ({
  noun: 'visits',
  recordId: id,
  patientId: account_id,
});

/** Only the doctor who gives the appointment writes; all others get a 404. */
export async function requireOwnVisit(
  { database }: Pick<AppContext, 'database'>,
  actor: Actor,
  id: string,
): Promise<AppointmentWithVisit> {
  const row = await findVisit(database, id);
  if (row?.doctor_id !== actor.accountId) throw notFound();
  return row;
}

/** The desk may note arrivals at the appointments of all doctors; a doctor only at their own. */
export async function requireVisitToChangeState(
  { database }: Pick<AppContext, 'database'>,
  actor: Actor,
  id: string,
): Promise<AppointmentWithVisit> {
  if (!isDesk(actor)) return requireOwnVisit({ database }, actor, id);
  const row = await findVisit(database, id);
  if (!row) throw notFound();
  return row;
}

/**
 * Until the visit is signed, only the doctor who gives the appointment sees it. That doctor also reads the notes of a
 * visit that was cancelled afterwards. Once the doctor has left, the patient's doctors read unsigned notes, cancelled
 * visit or not: otherwise nobody could.
 */
export async function requireReadableVisit(
  { database }: Pick<AppContext, 'database'>,
  actor: Actor,
  id: string,
): Promise<AppointmentWithVisit> {
  const row = (await findVisit(database, id)) ?? (await findCancelledVisit(database, id));
  if (!row) throw notFound();
  if (isDoctor(actor) && row.doctor_id === actor.accountId) return row;
  const isSigned = row.signed_at !== null && row.status !== 'cancelled';
  const mayRead = isDoctor(actor)
    ? (isSigned || row.is_unsigned_of_leaver === 1) &&
      (await treats(database, actor.accountId, row.patient_key))
    : isSigned && row.account_id === actor.accountId;
  if (row.account_id === null || !mayRead) throw notFound();
  return row;
}

export async function toVisit(context: Reading, actor: Actor, row: AppointmentWithVisit): Promise<Visit> {
  const { database } = context;
  return {
    id: row.id,
    appointment: toAppointment(context, row, actor),
    patient: toVisitPatient(context, row, await firstVisits(database, row.doctor_id, [row.patient_key])),
    state: visitState(row),
    arrivedAt: row.arrived_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    notes: {
      complaint: row.complaint ?? '',
      findings: row.findings ?? '',
      assessment: row.assessment ?? '',
      plan: row.plan ?? '',
      advice: row.advice ?? '',
      followUpOn: row.follow_up_on,
    },
    version: row.version ?? 0,
    signedAt: row.signed_at,
    signedBy: row.signer,
    doctorHasLeft: row.doctor_left_at !== null,
    addenda: await addendaOf(database, row.id),
    links: await linksOf(database, row.id),
    // Nothing more is written about a cancelled visit.
    isMine: row.doctor_id === actor.accountId && row.status !== 'cancelled',
  };
}

const isOfHolder = ({ account_id, patient_key }: AppointmentWithVisit) =>
  account_id !== null && patient_key === ofHolder(account_id).patient_key;

export const toVisitSummary = async (
  { database }: Pick<AppContext, 'database'>,
  row: AppointmentWithVisit,
): Promise<VisitSummary> => ({
  id: row.id,
  date: row.appointment_date,
  patient: row.family_member_id ?? (isOfHolder(row) ? SELF : null),
  patientName: row.patient_name,
  doctor: row.doctor ?? '',
  service: row.service,
  signedAt: row.signed_at ?? '',
  complaint: row.complaint ?? '',
  assessment: row.assessment ?? '',
  plan: row.plan ?? '',
  advice: row.advice ?? '',
  followUpOn: row.follow_up_on,
  addenda: await addendaOf(database, row.id),
  links: await linksOf(database, row.id),
});

export const toVisitRow = (row: AppointmentWithVisit): VisitRow => ({
  id: row.id,
  date: row.appointment_date,
  timing: row.slot === null ? null : timingAt(row.slot).timing,
  patientName: row.patient_name,
  service: row.service,
  doctor: row.doctor ?? '',
  state: visitState(row),
  complaint: row.complaint ?? '',
  assessment: row.assessment ?? '',
  followUpOn: row.follow_up_on,
  signedAt: row.signed_at,
});
