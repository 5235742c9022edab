import { DESK_MESSAGES } from '@nivara/shared/domain/desk-day';
import { ROLE } from '@nivara/shared/contracts/session';
import type { AppContext } from '../../app-context';
import { invalid } from '../../problems';
import { findAccount } from '../accounts/account-repository';
import { keyOf } from '../treated-patients/patient-key';
import type { TreatedPerson } from '../treated-patients/treated-patient';
import { findPatientById } from '../treated-patients/treated-patient-repository';

/** Undefined also for staff, who are nobody's patients. */
export async function findDeskPatient(
  { database }: Pick<AppContext, 'database'>,
  id: string,
): Promise<TreatedPerson | undefined> {
  const person = await findPatientById(database, id);
  if (!person) return undefined;
  const account = await findAccount(database, person.accountId);
  return account?.role === ROLE.patient ? { ...person, key: keyOf(person) } : undefined;
}

/** Turns the patient that a body names into columns of an appointment. */
export async function requireDeskPatient(context: Pick<AppContext, 'database'>, id: string) {
  const person = await findDeskPatient(context, id);
  if (!person) throw invalid([{ path: 'patient', message: DESK_MESSAGES.patient }]);
  return {
    account_id: person.accountId,
    family_member_id: person.familyMemberId,
    patient_key: person.key,
    patient_name: person.name,
    patient_dob: person.dob,
    language: person.language,
    contact_name: null,
    contact_phone: person.phone,
  };
}
