import type { Database } from '../../database/tables';

/** Counts the account's own live holds, without those that the waiting list made for it. */
export async function countHoldsOf(database: Database, accountId: string, now: string): Promise<number> {
  const { count } = await database
    .selectFrom('timing_claims')
    .select((select) => select.fn.countAll().as('count'))
    .where('hold_owner', '=', accountId)
    .where('hold_id', 'is not', null)
    .where('expires_at', '>', now)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('waiting_list')
            .select('waiting_list.id')
            .where('waiting_list.account_id', '=', accountId)
            .whereRef('waiting_list.offered_hold_id', '=', 'timing_claims.hold_id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}
