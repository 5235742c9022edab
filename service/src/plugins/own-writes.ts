import { ROLE } from '@nivara/shared/contracts/session';
import type { AppContext } from '../app-context';
import type { App } from '../app-instance';
import { tooManyAttempts } from '../problems';

/**
 * Allows far more writes than anybody makes by hand. A write needs a limit, since it leaves rows for good, and since
 * even a refused write costs its checks.
 */
export const OWN_WRITES = { atOnce: 600, secondsEach: 5 };
const MOST_REMEMBERED = 10_000;
const READS = new Set(['GET', 'HEAD']);

interface Spent {
  writes: number;
  at: number;
}

/** Limits the writes of a patient, refused writes too. Each process counts by itself, so counting needs no query. */
export function ownWrites(app: App, { now }: Pick<AppContext, 'now'>): void {
  const spent = new Map<string, Spent>();
  const secondsNow = () => now().getTime() / 1000;
  const spentBy = (accountId: string): number => {
    const { writes, at } = spent.get(accountId) ?? { writes: 0, at: 0 };
    return Math.max(0, writes - (secondsNow() - at) / OWN_WRITES.secondsEach);
  };
  app.addHook('preParsing', async ({ method, session, routeOptions }) => {
    if (READS.has(method) || session?.role !== ROLE.patient || routeOptions.url === '/session') return;
    const over = spentBy(session.accountId) - OWN_WRITES.atOnce + 1;
    if (over > 0) throw tooManyAttempts(Math.ceil(over * OWN_WRITES.secondsEach));
  });
  app.addHook('onResponse', async ({ method, session }, { statusCode }) => {
    if (READS.has(method) || session?.role !== ROLE.patient || statusCode === 429) return;
    const { accountId } = session;
    spent.set(accountId, { writes: spentBy(accountId) + 1, at: secondsNow() });
    if (spent.size > MOST_REMEMBERED) {
      for (const each of spent.keys()) if (spentBy(each) < 1) spent.delete(each);
    }
  });
}
