import type { Database } from '../../database/tables';
import { accountsOfMailbox } from '../accounts/account-repository';

/** Counts the unexpired holds of all accounts with the same mailbox, except offers of the waiting list. */
export async function countHoldsOf(database: Database, accountId: string, now: string): Promise<number> {
  const { count } = await database
    .selectFrom('timing_claims')
    .select((select) => select.fn.countAll().as('count'))
    .where('hold_owner', 'in', accountsOfMailbox(database, accountId))
    .where('hold_id', 'is not', null)
    .where('expires_at', '>', now)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('waiting_list')
            .select('waiting_list.id')
            .whereRef('waiting_list.account_id', '=', 'timing_claims.hold_owner')
            .whereRef('waiting_list.offered_hold_id', '=', 'timing_claims.hold_id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}
