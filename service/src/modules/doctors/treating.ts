import type { AppContext } from '../../app-context';
import { notFound } from '../../problems';
import { type Actor, isDoctor } from '../session/actor';
import { treats } from './treating-repository';

/** The columns that name the patient of a row, and its author. */
interface OfPatient {
  account_id: string;
  patient_key: string | null;
  doctor_id?: string;
  /** The doctor who added a document; null where the patient did. */
  added_by?: string | null;
}

/**
 * Throws a 404 unless the data belongs to the actor, or to a patient whom the actor treats. Authors always read what they
 * have written, also after the patient's only appointment with them was cancelled: somebody must be able to correct it.
 */
export async function requireMayRead(
  { database }: Pick<AppContext, 'database'>,
  actor: Actor,
  row: OfPatient | undefined,
): Promise<void> {
  if (!row) throw notFound();
  const isAuthor = [row.doctor_id, row.added_by].includes(actor.accountId);
  const mayRead = isDoctor(actor)
    ? isAuthor ||
      (row.patient_key !== null && (await treats(database, actor.accountId, row.patient_key, row.account_id)))
    : row.account_id === actor.accountId;
  if (!mayRead) throw notFound();
}
