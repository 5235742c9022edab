import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import type { AppContext } from '../../app-context';
import type { Database } from '../../database/tables';
import { conflict } from '../../problems';
import {
  type Claimant,
  type AppointmentOfHold,
  type HoldToSpend,
  type WantedTiming,
  deleteExpiredClaimsOf,
  doctorOfHold,
  freeDoctors,
  insertClaim,
  hasBookedForVisitor,
  isPatientBusy,
  giveHoldToAppointment,
} from './timing-claim-repository';
import { hasDoctorLeft, lockDoctor } from '../doctors/doctor-repository';
import { hasDayOff } from './shift-repository';

type Claiming = Pick<AppContext, 'database' | 'now'>;

const M = APPOINTMENT_MESSAGES;

/** Why no timing of this doctor may be claimed that day; undefined if one may. */
export type RefusalOf = (doctorId: string) => string | undefined;

/** Claims the timing for an appointment or a hold and returns the doctor; 409 when nobody is free. */
export async function claimTiming(
  { database, now }: Claiming,
  wanted: WantedTiming,
  claimant: Claimant,
  refusalOf: RefusalOf = () => undefined,
): Promise<string> {
  await deleteExpiredClaimsOf(database, wanted.date, wanted.slot, now().toISOString());
  const free = await freeDoctors(database, wanted);
  let refusal: string | undefined;
  for (const doctorId of free) {
    const refused = refusalOf(doctorId);
    refusal ??= refused;
    if (!refused && (await claimWorkingDoctor(database, doctorId, wanted, claimant))) return doctorId;
  }
  await refuseBusyPatient(database, claimant.patient_key, wanted);
  throw conflict(refusal ?? M.taken, 'timing');
}

/** Claims the timing with this doctor; false when it is taken, or when the doctor has left or taken the day off. */
export async function claimWorkingDoctor(
  database: Database,
  doctorId: string,
  timing: Pick<WantedTiming, 'date' | 'slot'>,
  claimant: Claimant,
): Promise<boolean> {
  const isWorking = await lockWorkingDoctor(database, doctorId, timing.date);
  return isWorking && claimDoctor(database, doctorId, timing, claimant);
}

async function lockWorkingDoctor(database: Database, doctorId: string, date: string): Promise<boolean> {
  await lockDoctor(database, doctorId);
  return !(await hasDoctorLeft(database, doctorId)) && !(await hasDayOff(database, doctorId, date));
}

/** Claims the timing with this doctor, who may work outside of their hours; false when it is taken. */
async function claimDoctor(
  database: Database,
  doctorId: string,
  { date, slot }: Pick<WantedTiming, 'date' | 'slot'>,
  claimant: Claimant,
): Promise<boolean> {
  if (await insertClaim(database, { ...claimant, doctor_id: doctorId, date, slot })) return true;
  // The insert fails when either the doctor or the patient already has a claim at this timing.
  await refuseBusyPatient(database, claimant.patient_key, { date, slot });
  return false;
}

/** Claims the timing with one doctor, who must give the service and work then. */
export async function claimTimingWith(
  { database, now }: Claiming,
  doctorId: string,
  wanted: WantedTiming,
  claimant: Claimant,
): Promise<string> {
  await deleteExpiredClaimsOf(database, wanted.date, wanted.slot, now().toISOString());
  const isFree = (await freeDoctors(database, wanted)).includes(doctorId);
  if (isFree && (await claimWorkingDoctor(database, doctorId, wanted, claimant))) return doctorId;
  await refuseBusyPatient(database, claimant.patient_key, wanted);
  throw conflict(M.notFree, 'timing');
}

/** Claims a timing of the doctor who books or schedules, also outside of the usual hours. */
export async function claimOwnTiming(
  { database, now }: Claiming,
  doctorId: string,
  { date, slot }: Pick<WantedTiming, 'date' | 'slot'>,
  claimant: Claimant,
): Promise<string> {
  await deleteExpiredClaimsOf(database, date, slot, now().toISOString());
  await lockDoctor(database, doctorId);
  const isPresent = !(await hasDoctorLeft(database, doctorId));
  if (!isPresent || !(await claimDoctor(database, doctorId, { date, slot }, claimant)))
    throw conflict(M.taken, 'timing');
  return doctorId;
}

/** Turns a valid hold into the appointment's claim; undefined when its timing differs or its doctor is away. */
export async function spendHold(
  { database, now }: Claiming,
  hold: HoldToSpend,
  claimant: AppointmentOfHold,
): Promise<string | undefined> {
  await refuseBusyPatient(database, claimant.patientKey, hold);
  const doctorId = await doctorOfHold(database, hold.id);
  if (doctorId !== undefined && !(await lockWorkingDoctor(database, doctorId, hold.date))) return undefined;
  return giveHoldToAppointment(database, hold, claimant, now().toISOString());
}

async function refuseBusyPatient(
  database: Database,
  patientKey: string | null | undefined,
  { date, slot }: Pick<WantedTiming, 'date' | 'slot'>,
): Promise<void> {
  if (patientKey != null && (await isPatientBusy(database, patientKey, date, slot))) {
    throw conflict(M.patientBusy, 'timing');
  }
}

/**
 * Refuses a visitor's second appointment at one timing. Compares only with appointments that were booked from
 * the same network, so that a stranger elsewhere does not learn of the visitor's appointments.
 */
export async function refuseSecondOfVisitor(
  { database }: Pick<AppContext, 'database'>,
  visitor: { patientKey: string; network: string | null; date: string; slot: number },
): Promise<void> {
  const { network } = visitor;
  if (network !== null && (await hasBookedForVisitor(database, { ...visitor, network }))) {
    throw conflict(M.patientBusy, 'timing');
  }
}
