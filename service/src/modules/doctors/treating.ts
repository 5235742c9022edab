import type { AppContext } from '../../app-context';
import type { Database } from '../../database/tables';
import { notFound } from '../../problems';
import { type Actor, isDoctor } from '../session/actor';

/** A doctor treats whom they have, or had, an appointment with. One that was cancelled opens no record. */
const TREATING = ['booked', 'completed', 'missed'] as const;

/** The accounts of a doctor's patients, as a subquery. */
export const patientsOf = (database: Database, doctorId: string) =>
  database
    .selectFrom('appointments')
    .select('account_id')
    .where('doctor_id', '=', doctorId)
    .where('status', 'in', TREATING)
    .where('account_id', 'is not', null)
    .$narrowType<{ account_id: string }>();

export async function treats(database: Database, doctorId: string, accountId: string): Promise<boolean> {
  const found = await patientsOf(database, doctorId)
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** 404 unless it is the actor's own record or that of a patient whom they treat. */
export async function requireMayRead(
  { database }: Pick<AppContext, 'database'>,
  actor: Actor,
  accountId: string | null | undefined,
): Promise<void> {
  if (accountId == null) throw notFound();
  if (isDoctor(actor) ? await treats(database, actor.accountId, accountId) : actor.accountId === accountId)
    return;
  throw notFound();
}
