import { PATIENT_MESSAGES } from '@nivara/shared/domain/patient-in-care';
import type { AppContext } from '../../app-context';
import { lockAccount } from '../../database/in-transaction';
import { invalid, notFound } from '../../problems';
import { treats } from '../doctors/treating-repository';
import type { Actor } from '../session/actor';
import { keyOf } from '../treated-patients/patient-key';
import { findPatient, lockFamilyMember, lockVisitOf } from './patient-in-care-repository';

/** The patient of a new prescription, test or plan, with the name at the time of writing. */
export interface PatientInCare {
  accountId: string;
  familyMemberId: string | null;
  /** One key per patient, the same as for appointments, and kept after a family member is removed. */
  key: string;
  name: string;
  phone: string | null;
  /** The visit during which the prescription, test or plan is written. */
  visitId: string | null;
}

/**
 * 404 unless the doctor treats this patient. Keeps account and family member from being deleted before the transaction
 * ends, and the visit from being cancelled or moved.
 */
export async function patientInCare(
  context: AppContext,
  actor: Actor,
  { patient, familyMember, visit }: { patient: string; familyMember?: string | null; visit?: string | null },
): Promise<PatientInCare> {
  const inCare = await lockedPatient(context, actor, { patient, familyMember });
  if (visit == null) return { ...inCare, visitId: null };
  if (!(await lockVisitOf(context.database, visit, { doctorId: actor.accountId, patientKey: inCare.key }))) {
    throw invalid([{ path: 'visit', message: PATIENT_MESSAGES.otherVisit }]);
  }
  return { ...inCare, visitId: visit };
}

async function lockedPatient(
  context: AppContext,
  actor: Actor,
  { patient, familyMember }: { patient: string; familyMember?: string | null },
): Promise<Omit<PatientInCare, 'visitId'>> {
  const { database } = context;
  await lockAccount(context, patient);
  const familyMemberId = familyMember ?? null;
  const key = keyOf({ accountId: patient, familyMemberId });
  // A later check refuses family members of another account, and names the field.
  if (!(await treats(database, actor.accountId, key))) throw notFound();
  const account = await findPatient(database, patient);
  if (!account) throw notFound();
  const { accountName, name, phone } = account;
  if (familyMember == null) {
    return {
      accountId: patient,
      familyMemberId: null,
      key,
      name: name?.trim() || accountName,
      phone,
    };
  }
  const member = await lockFamilyMember(database, patient, familyMember);
  if (!member) throw invalid([{ path: 'familyMember', message: PATIENT_MESSAGES.notFamily }]);
  return {
    accountId: patient,
    familyMemberId: familyMember,
    key,
    name: member.full_name,
    phone,
  };
}
