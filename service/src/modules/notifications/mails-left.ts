import type { AppContext } from '../../app-context';
import { countMailed, countMailedOfNetwork } from './notification-repository';

/** A patient who books and cancels again and again causes any number of notifications. */
const MOST_MAILS = { inHour: 20, inDay: 60, ofNetworkInDay: 60 };

const HOUR_MS = 60 * 60_000;

/**
 * False when the account has had many mails of the last hour or day, or the new patients of its network together have:
 * further notifications are only shown in the area. Otherwise one person with many accounts could use up what the
 * clinic's mail provider sends in a day.
 */
export async function hasMailsLeft(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  accountId: string,
): Promise<boolean> {
  const since = (hours: number) => new Date(now().getTime() - hours * HOUR_MS).toISOString();
  const { inHour, inDay, ofNetworkInDay } = MOST_MAILS;
  return (
    (await countMailed(database, accountId, since(1), inHour)) < inHour &&
    (await countMailed(database, accountId, since(24), inDay)) < inDay &&
    (await countMailedOfNetwork(database, accountId, since(24), ofNetworkInDay)) < ofNetworkInDay
  );
}
