import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { listTotps } from './second-factor-repository';
import { openKey } from './totp';

type KeyContext = Pick<AppContext, 'database' | 'secret'>;

/** The user names of accounts whose authenticator app needs another `service.key` and is refused. */
export async function lockedApps({ database, secret }: KeyContext): Promise<string[]> {
  const totps = await listTotps(database);
  return totps
    .filter(({ account_id, sealed_key }) => openKey({ secret }, account_id, sealed_key) === undefined)
    .map(({ username }) => username);
}

/** The service makes a missing key at its start, so without this warning nobody would notice that the key was lost. */
export async function warnOfLockedApps(context: KeyContext, log: Pick<App['log'], 'warn'>): Promise<void> {
  const { length } = await lockedApps(context);
  if (length > 0)
    log.warn(
      { accounts: length },
      'service.key does not open the authenticator apps of some accounts: see “A key is lost” in docs/guides/run-it.md',
    );
}
