import type { AppContext } from '../../app-context';
import { forbidden } from '../../problems';
import { requireMayRead } from '../doctors/treating';
import type { Actor } from '../session/actor';

/** Throws a 404 for those who may not read the row, and a 403 for readers who are not its author. */
export async function requireAuthor(
  context: Pick<AppContext, 'database'>,
  actor: Actor,
  row: { account_id: string; patient_key: string | null; doctor_id: string } | undefined,
): Promise<void> {
  await requireMayRead(context, actor, row);
  if (row?.doctor_id !== actor.accountId) throw forbidden();
}
