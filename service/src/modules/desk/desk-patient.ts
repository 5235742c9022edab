import { DESK_MESSAGES } from '@nivara/shared/domain/desk-day';
import { ROLE } from '@nivara/shared/contracts/session';
import type { AppContext } from '../../app-context';
import { invalid } from '../../problems';
import { findAccount } from '../accounts/account-repository';
import { keyOf } from '../treated-patients/patient-key';
import type { PatientWithKey } from '../treated-patients/treated-patient';
import { findPatientById } from '../treated-patients/treated-patient-repository';

/** Undefined also for a member of the staff, who is not a patient. */
export async function findDeskPatient(
  { database }: Pick<AppContext, 'database'>,
  id: string,
): Promise<PatientWithKey | undefined> {
  const patient = await findPatientById(database, id);
  if (!patient) return undefined;
  const account = await findAccount(database, patient.accountId);
  return account?.role === ROLE.patient ? { ...patient, key: keyOf(patient) } : undefined;
}

/** Turns the patient that a request body names into columns of an appointment. */
export async function requireDeskPatient(context: Pick<AppContext, 'database'>, id: string) {
  const patient = await findDeskPatient(context, id);
  if (!patient) throw invalid([{ path: 'patient', message: DESK_MESSAGES.patient }]);
  return {
    account_id: patient.accountId,
    family_member_id: patient.familyMemberId,
    patient_key: patient.key,
    patient_name: patient.name,
    patient_dob: patient.dob,
    language: patient.language,
    contact_name: null,
    contact_phone: patient.phone,
  };
}
