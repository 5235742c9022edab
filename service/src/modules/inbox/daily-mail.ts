import { brand } from '@nivara/shared/contracts/brand';
import { clinicDate, clinicMinutes, weekdayOf } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { queueMail } from '../../mail/mail-queue';
import { clinicWeek } from '../inbox-items/clinic-week';
import { dailyMail } from './inbox-mails';
import { takeMailDay, countOpenByKind, forgetMailDays } from './inbox-repository';

/** 8 AM on the clinic's clock. */
const SENT_FROM_MINUTES = 8 * 60;

/** On each open day of the clinic, mails the numbers of waiting items, if any; only one of several processes does. */
export async function mailWaitingItems(context: AppContext): Promise<void> {
  const now = context.now();
  const day = clinicDate(now);
  if (clinicMinutes(now) < SENT_FROM_MINUTES) return;
  const week = await clinicWeek(context.database);
  if (week.some(Boolean) && !week[weekdayOf(day)]) return;
  await inTransaction(context, async (transaction) => {
    const { database, deskEmail, siteUrl } = transaction;
    if (!(await takeMailDay(database, day))) return;
    await forgetMailDays(database, day);
    const open = (await countOpenByKind(database, now.toISOString())).map((row) => ({
      ...row,
      count: Number(row.count),
      late: Number(row.late),
    }));
    if (open.length === 0) return;
    await queueMail(transaction, { to: deskEmail ?? brand.email, ...dailyMail(open, siteUrl) });
  });
}
