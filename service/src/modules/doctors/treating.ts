import type { AppContext } from '../../app-context';
import { notFound } from '../../problems';
import { type Actor, isDoctor } from '../session/actor';
import { treats } from './treating-repository';

/** The columns that name the patient of a row. */
interface OfPatient {
  account_id: string;
  patient_key: string | null;
}

/** Throws a 404 unless the data belongs to the actor, or to a patient whom the actor treats. */
export async function requireMayRead(
  { database }: Pick<AppContext, 'database'>,
  actor: Actor,
  row: OfPatient | undefined,
): Promise<void> {
  if (!row) throw notFound();
  const mayRead = isDoctor(actor)
    ? row.patient_key !== null && (await treats(database, actor.accountId, row.patient_key, row.account_id))
    : row.account_id === actor.accountId;
  if (!mayRead) throw notFound();
}
