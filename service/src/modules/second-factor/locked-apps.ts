import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { listTotps } from './second-factor-repository';
import { openKey } from './totp';

type Sealed = Pick<AppContext, 'database' | 'secret'>;

/** The user names whose authenticator app was set up under another `service.key`: its codes are refused. */
export async function lockedApps({ database, secret }: Sealed): Promise<string[]> {
  const totps = await listTotps(database);
  return totps
    .filter(({ account_id, sealed_key }) => openKey({ secret }, account_id, sealed_key) === undefined)
    .map(({ username }) => username);
}

/** A start makes a key where there is none, so without this warning nobody would notice that the former one is lost. */
export async function warnOfLockedApps(context: Sealed, log: Pick<App['log'], 'warn'>): Promise<void> {
  const { length } = await lockedApps(context);
  if (length > 0)
    log.warn(
      { accounts: length },
      'service.key does not open the authenticator apps of some accounts: see “A key is lost” in docs/guides/run-it.md',
    );
}
