import type { AppContext } from '../app-context';
import { mailboxOf } from '../security/mailbox';
import { countMailsOf, deleteCountedMailsBefore, insertCountedMails } from './counted-mail-repository';

/** A limit of the mails that somebody may cause or get in a number of hours, at most a day. */
export interface MailLimit {
  subject: string;
  hours: number;
  most: number;
}

/** For mails and texts to an address or phone number that may be a stranger's, since mostly nobody has confirmed it. */
export const limitsTo = (recipient: string): MailLimit[] => {
  const subject = `to ${mailboxOf(recipient)}`;
  return [
    { subject, hours: 1, most: 20 },
    { subject, hours: 24, most: 60 },
  ];
};

const DAY_HOURS = 24;
const HOUR_MS = 60 * 60_000;

type Counting = Pick<AppContext, 'database' | 'now'>;

/**
 * Counts a mail for several limits, and returns how many mails, this one included, the tightest limit still allows. Counts nothing
 * and returns 0 where one is used up: the mail is not to be queued. Takes no lock, so mails of the same instant may
 * exceed a limit by a few.
 */
export async function countMail(context: Counting, limits: readonly MailLimit[]): Promise<number> {
  const { database, now } = context;
  const left: number[] = [];
  for (const { subject, hours, most } of limits) {
    const counted = await countMailsOf(database, { subject, since: hoursAgo(context, hours), most });
    if (counted === most) return 0;
    left.push(most - counted);
  }
  const subjects = new Set(limits.map(({ subject }) => subject));
  await insertCountedMails(database, [...subjects], now().toISOString());
  return Math.min(...left);
}

/** Forgets the mails that no longer count. */
export const forgetCountedMails = (context: Counting) =>
  deleteCountedMailsBefore(context.database, hoursAgo(context, DAY_HOURS));

const hoursAgo = ({ now }: Pick<Counting, 'now'>, hours: number) =>
  new Date(now().getTime() - hours * HOUR_MS).toISOString();
