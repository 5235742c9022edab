import type { AppContext } from '../../app-context';
import { notFound } from '../../problems';
import type { Actor } from '../session/actor';
import { keyOf } from '../treated-patients/patient-key';
import type { TreatedPerson } from '../treated-patients/treated-patient';
import { findPatientById } from '../treated-patients/treated-patient-repository';

/** 404 unless the patient belongs to the actor's own account. */
export async function requireOwnPerson(
  { database }: Pick<AppContext, 'database'>,
  { accountId }: Actor,
  id: string,
): Promise<TreatedPerson> {
  const found = await findPatientById(database, id);
  if (found?.accountId !== accountId) throw notFound();
  return { ...found, key: keyOf(found) };
}

export const accessTo = ({ accountId, familyMemberId }: TreatedPerson) => ({
  noun: 'health-records',
  recordId: familyMemberId ?? accountId,
  patientId: accountId,
});
