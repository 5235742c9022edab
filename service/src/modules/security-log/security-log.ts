import type { SecurityEventKind } from '@nivara/shared/domain/account';
import type { AppContext } from '../../app-context';
import { keyedHash } from '../../security/keyed-hash';
import { newId } from '../../security/tokens';
import { insertEvent } from './security-log-repository';

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
export async function recordSecurity(
  { database, now, randomBytes, secret }: Recording,
  { kind, accountId, typed, network, browser, refused }: SecurityEvent,
): Promise<void> {
  await insertEvent(database, {
    id: newId(randomBytes),
    at: now().toISOString(),
    kind,
    account_id: accountId,
    typed_hash: typed === undefined ? null : keyedHash(secret, `typed ${typed}`),
    network_hash: network === undefined ? null : keyedHash(secret, `network ${network}`),
    browser: browser ?? null,
    refused: refused ?? null,
  });
}
