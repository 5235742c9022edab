import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import type { AppContext } from '../../app-context';
import type { Database } from '../../database/tables';
import { conflict } from '../../problems';
import {
  type Claimant,
  type HoldToSpend,
  type WantedTiming,
  deleteExpiredClaimsOf,
  freeDoctors,
  insertClaim,
  isPatientBusy,
  turnHoldIntoClaim,
} from './timing-claim-repository';

type Claiming = Pick<AppContext, 'database' | 'now'>;

const M = APPOINTMENT_MESSAGES;

/** Takes the timing for an appointment or a hold and returns the doctor; 409 when nobody is free. */
export async function claimTiming(
  { database, now }: Claiming,
  wanted: WantedTiming,
  claimant: Claimant,
): Promise<string> {
  await deleteExpiredClaimsOf(database, wanted.date, wanted.slot, now().toISOString());
  for (const doctorId of await freeDoctors(database, wanted)) {
    if (await claimDoctor(database, doctorId, wanted, claimant)) return doctorId;
  }
  await refuseBusyPatient(database, claimant.patient_key, wanted);
  throw conflict(M.taken, 'timing');
}

/** Takes the timing with this doctor; false when it is taken. */
export async function claimDoctor(
  database: Database,
  doctorId: string,
  { date, slot }: Pick<WantedTiming, 'date' | 'slot'>,
  claimant: Claimant,
): Promise<boolean> {
  if (await insertClaim(database, { ...claimant, doctor_id: doctorId, date, slot })) return true;
  // It was not inserted because the doctor or because the patient is taken.
  await refuseBusyPatient(database, claimant.patient_key, { date, slot });
  return false;
}

/** Turns a hold that is still good into the appointment’s claim. Undefined when it is none for this timing. */
export async function spendHold(
  { database, now }: Claiming,
  hold: HoldToSpend,
  claimant: { patientKey: string; appointmentId: string },
): Promise<string | undefined> {
  await refuseBusyPatient(database, claimant.patientKey, hold);
  return turnHoldIntoClaim(database, hold, claimant, now().toISOString());
}

async function refuseBusyPatient(
  database: Database,
  patientKey: string | null,
  { date, slot }: Pick<WantedTiming, 'date' | 'slot'>,
): Promise<void> {
  if (patientKey !== null && (await isPatientBusy(database, patientKey, date, slot))) {
    throw conflict(M.patientBusy, 'timing');
  }
}
