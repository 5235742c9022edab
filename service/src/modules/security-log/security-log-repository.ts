import type { SecurityEventKind } from '@nivara/shared/domain/account';
import type { SecurityLogTable } from '../../database/account-tables';
import type { Database } from '../../database/tables';

export const insertEvent = (database: Database, event: SecurityLogTable) =>
  database.insertInto('security_log').values(event).execute();

type SameEvent = Pick<SecurityLogTable, 'kind' | 'account_id' | 'network_hash' | 'browser'>;

/** True when the event's account, network and browser have an entry of its kind since then, and no later sign-in. */
export async function hasEventSinceSignIn(
  database: Database,
  event: SameEvent,
  since: string,
): Promise<boolean> {
  const last = await database
    .selectFrom('security_log')
    .select('kind')
    .where('account_id', '=', event.account_id)
    .where('at', '>=', since)
    .where('kind', 'in', [event.kind, 'signed-in'])
    .where('network_hash', 'is not distinct from', event.network_hash)
    .where('browser', 'is not distinct from', event.browser)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind === event.kind;
}

export async function hasChangedEmail(
  database: Database,
  accountId: string,
  since: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('security_log')
    .select('id')
    .where('account_id', '=', accountId)
    .where('at', '>=', since)
    .where('kind', '=', 'email-changed')
    .executeTakeFirst();
  return row !== undefined;
}

/** The entries that the account's holder may see, newest first. */
export const listEventsOf = (database: Database, accountId: string, most: number) =>
  database
    .selectFrom('security_log')
    .select(['id', 'at', 'kind', 'browser'])
    .$narrowType<{ kind: SecurityEventKind }>()
    .where('account_id', '=', accountId)
    .where('kind', '!=', 'access-refused')
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();

/** The entries of one account or of all, for the clinic, newest first. */
export const listEvents = (database: Database, accountId: string | undefined, most: number) =>
  database
    .selectFrom('security_log')
    .leftJoin('accounts', 'accounts.id', 'security_log.account_id')
    .select([
      'at',
      'kind',
      'username',
      'account_id as account',
      'refused',
      'browser',
      'network_hash as network',
    ])
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .orderBy('at', 'desc')
    .orderBy('security_log.id')
    .limit(most)
    .execute();
