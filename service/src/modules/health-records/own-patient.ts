import type { AppContext } from '../../app-context';
import { notFound } from '../../problems';
import type { Actor } from '../session/actor';
import { keyOf } from '../treated-patients/patient-key';
import type { PatientWithKey } from '../treated-patients/treated-patient';
import { findPatientById } from '../treated-patients/treated-patient-repository';

/** Throws a 404 unless the patient belongs to the actor's own account. */
export async function requireOwnPatient(
  { database }: Pick<AppContext, 'database'>,
  { accountId }: Actor,
  id: string,
): Promise<PatientWithKey> {
  const found = await findPatientById(database, id);
  if (found?.accountId !== accountId) throw notFound();
  return { ...found, key: keyOf(found) };
}

export const accessTo = ({ accountId, familyMemberId }: PatientWithKey) => ({
  noun: 'health-records',
  recordId: familyMemberId ?? accountId,
  patientId: accountId,
});
