import type { SecurityEventKind } from '@nivara/shared/domain/account';
import type { AppContext } from '../../app-context';
import type { SecurityLogTable } from '../../database/account-tables';
import { keyedHash } from '../../security/keyed-hash';
import { newId } from '../../security/tokens';
import { hasEventSinceSignIn, insertEvent } from './security-log-repository';

interface SecurityEvent {
  kind: SecurityEventKind | 'access-refused';
  accountId: string | null;
  /** Only a keyed hash of the typed name is kept, since it may be a password. */
  typed?: string;
  network?: string;
  /** “Chrome on Android”, and no more of the user agent. */
  browser?: string | null;
  /** The call that was refused. */
  refused?: string;
}

type Recording = Pick<AppContext, 'database' | 'now' | 'randomBytes' | 'secret'>;

/** Appends an entry, which nobody can change or delete. */
export const recordSecurity = async (context: Recording, event: SecurityEvent): Promise<void> => {
  await insertEvent(context.database, toRow(context, event));
};

/**
 * Appends no second entry of the same network and browser within these minutes, unless a sign-in came between. Call it
 * after `lockAccount`.
 */
export async function recordSecurityOnce(
  context: Recording,
  event: SecurityEvent,
  minutes: number,
): Promise<void> {
  const { database, now } = context;
  const row = toRow(context, event);
  const since = new Date(now().getTime() - minutes * 60_000).toISOString();
  if (!(await hasEventSinceSignIn(database, row, since))) await insertEvent(database, row);
}

function toRow(
  { now, randomBytes, secret }: Recording,
  { kind, accountId, typed, network, browser, refused }: SecurityEvent,
): SecurityLogTable {
  return {
    id: newId(randomBytes),
    at: now().toISOString(),
    kind,
    account_id: accountId,
    typed_hash: typed === undefined ? null : keyedHash(secret, `typed ${typed}`),
    network_hash: network === undefined ? null : keyedHash(secret, `network ${network}`),
    browser: browser ?? null,
    refused: refused ?? null,
  };
}
