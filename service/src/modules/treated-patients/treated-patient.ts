import type { AppContext } from '../../app-context';
import { notFound } from '../../problems';
import { requireMayRead } from '../doctors/treating';
import type { Actor } from '../session/actor';
import { type PatientColumns, findPatientById } from './treated-patient-repository';

/** The holder of an account or a family member, as appointments and tests name them. */
export interface TreatedPerson extends PatientColumns {
  key: string;
}

/** 404 unless the doctor treats the account of this patient. */
export async function requireTreated(
  context: Pick<AppContext, 'database'>,
  actor: Actor,
  id: string,
): Promise<TreatedPerson> {
  const found = await findPatientById(context.database, id);
  await requireMayRead(context, actor, found?.accountId);
  if (!found) throw notFound();
  return { ...found, key: keyOf(found) };
}

export const keyOf = ({ accountId, familyMemberId }: Pick<PatientColumns, 'accountId' | 'familyMemberId'>) =>
  familyMemberId === null ? `account:${accountId}` : `family:${familyMemberId}`;
