import { PATIENT_MESSAGES } from '@nivara/shared/domain/patient-in-care';
import type { AppContext } from '../../app-context';
import { lockAccount } from '../../database/in-transaction';
import { invalid, notFound } from '../../problems';
import { requireMayRead } from '../doctors/treating';
import type { Actor } from '../session/actor';
import { findPatient, lockFamilyMember } from './patient-in-care-repository';

/** The patient of a new record, by the name of that moment. */
export interface PatientInCare {
  accountId: string;
  familyMemberId: string | null;
  /** One key for each patient, also after a family member is removed; the same as in appointments. */
  key: string;
  name: string;
  phone: string | null;
}

/** 404 unless the doctor treats the account. Neither account nor family member goes before the transaction ends. */
export async function patientInCare(
  context: AppContext,
  actor: Actor,
  { patient, familyMember }: { patient: string; familyMember?: string | null },
): Promise<PatientInCare> {
  const { database } = context;
  await lockAccount(context, patient);
  await requireMayRead(context, actor, patient);
  const account = await findPatient(database, patient);
  if (!account) throw notFound();
  const { accountName, name, phone } = account;
  if (familyMember == null) {
    return {
      accountId: patient,
      familyMemberId: null,
      key: `account:${patient}`,
      name: name?.trim() || accountName,
      phone,
    };
  }
  const member = await lockFamilyMember(database, patient, familyMember);
  if (!member) throw invalid([{ path: 'familyMember', message: PATIENT_MESSAGES.notFamily }]);
  return {
    accountId: patient,
    familyMemberId: familyMember,
    key: `family:${familyMember}`,
    name: member.full_name,
    phone,
  };
}
