import type { AppContext } from '../../app-context';
import { notFound } from '../../problems';
import { requireMayRead } from '../doctors/treating';
import type { Actor } from '../session/actor';
import { keyOf } from './patient-key';
import { type PatientColumns, findPatientById } from './treated-patient-repository';

/** The holder of an account or a family member, with the key by which appointments and tests refer to them. */
export interface PatientWithKey extends PatientColumns {
  key: string;
}

/** Throws 404 unless the doctor treats this very patient. */
export async function requireTreated(
  context: Pick<AppContext, 'database'>,
  actor: Actor,
  id: string,
): Promise<PatientWithKey> {
  const found = await findPatientById(context.database, id);
  if (!found) throw notFound();
  const key = keyOf(found);
  await requireMayRead(context, actor, { account_id: found.accountId, patient_key: key });
  return { ...found, key };
}
