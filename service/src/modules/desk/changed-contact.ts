import { brand } from '@nivara/shared/contracts/brand';
import type { AppContext } from '../../app-context';
import { type MailLimit, countMail } from '../../mail/mail-limits';
import { queueUrgentMail } from '../../mail/mail-queue';
import { letterToAddress } from '../accounts/account-letter';
import { realEmail } from '../accounts/unclaimed-account';

interface ChangedContact {
  hasOtherEmail: boolean;
  hasOtherPhone: boolean;
}

/** A change of the phone needs no new address, so no other limit bounds these mails. */
const limitOf = (accountId: string): MailLimit => ({ subject: `contact ${accountId}`, hours: 24, most: 10 });

/**
 * Warns at the address that the account had until now. The address may be mistyped, so the mail names nobody. Call it
 * in the transaction of the change.
 */
export async function warnFormerAddress(
  context: AppContext,
  account: { id: string; email: string },
  { hasOtherEmail, hasOtherPhone }: ChangedContact,
): Promise<void> {
  const to = realEmail(account.email);
  if (to === null || !(hasOtherEmail || hasOtherPhone)) return;
  if ((await countMail(context, [limitOf(account.id)])) === 0) return;
  const what = [hasOtherEmail && 'another e-mail address', hasOtherPhone && 'another phone number'];
  const letter = letterToAddress(
    to,
    `Your details at ${brand.name} were changed`,
    `The clinic has entered ${what.filter((each) => each !== false).join(' and ')} for the account with this address.`,
    `If you did not ask for that, please call us at ${brand.phone.text}.`,
  );
  await queueUrgentMail(context, letter);
}
