import type { AppContext } from '../../app-context';
import { countMailedOfNetwork, countOfAccount } from './notification-repository';

/** Patients can cause notifications without limit: they may book and cancel again and again. */
const MOST_MAILS = { ofAccountInHour: 20, ofNetworkInDay: 60 };

const HOUR_MS = 60 * 60_000;

/**
 * False when the account has many notifications of the last hour, or the new patients of its network have many of the
 * last day: further ones are only shown in the area. Otherwise one person with many accounts could use up what the
 * clinic's mail provider sends in a day. Call it after the notification is stored.
 */
export async function hasMailsLeft(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  accountId: string,
): Promise<boolean> {
  const since = (hours: number) => new Date(now().getTime() - hours * HOUR_MS).toISOString();
  const { ofAccountInHour, ofNetworkInDay } = MOST_MAILS;
  const ofAccount = await countOfAccount(database, accountId, since(1), ofAccountInHour + 1);
  if (ofAccount > ofAccountInHour) return false;
  const ofNetwork = await countMailedOfNetwork(database, accountId, since(24), ofNetworkInDay + 1);
  return ofNetwork <= ofNetworkInDay;
}
