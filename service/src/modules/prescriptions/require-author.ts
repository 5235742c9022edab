import type { AppContext } from '../../app-context';
import { forbidden } from '../../problems';
import { requireMayRead } from '../doctors/treating';
import type { Actor } from '../session/actor';

/** Other doctors of the patient may read the prescription, so they get 403; everybody else but the author gets 404. */
export async function requireAuthor(
  context: Pick<AppContext, 'database'>,
  actor: Actor,
  row: { account_id: string; patient_key: string | null; doctor_id: string } | undefined,
): Promise<void> {
  await requireMayRead(context, actor, row);
  if (row?.doctor_id !== actor.accountId) throw forbidden();
}
