import { brand } from '@nivara/shared/contracts/brand';
import { takesTexts } from '@nivara/shared/domain/phone-number';
import type { AppContext } from '../../app-context';
import { countMail, limitsTo } from '../../mail/mail-limits';
import { queueMail } from '../../mail/mail-queue';
import { findAccount } from '../accounts/account-repository';
import { realEmail, signsIn } from '../accounts/unclaimed-account';

interface Reader {
  /** Null for a visitor. */
  account_id: string | null;
  contact_phone: string | null;
}

/**
 * Visitors, and patients who do not sign in yet, would never see a notification: they get a mail or an SMS.
 * Their address is not confirmed, so `text` must name no patient, treatment or doctor.
 */
export async function notifyByMail(
  context: Pick<AppContext, 'database' | 'now' | 'randomBytes' | 'canText' | 'siteUrl'>,
  reader: Reader,
  { title, text }: { title: string; text: string },
): Promise<void> {
  const to = await addressOf(context, reader);
  if (!to || (await countMail(context, limitsTo(to))) === 0) return;
  const end = to.startsWith('+')
    ? `Questions? Call us at ${brand.phone.text}.`
    : `To read more, choose a password with “Forgot Password”: ${context.siteUrl}`;
  const sentences = [`${brand.name}: ${title}.`, text, end].filter((sentence) => sentence !== '');
  await queueMail(context, { to, subject: title, text: sentences.join(' ') });
}

async function addressOf(
  { database, canText }: Pick<AppContext, 'database' | 'canText'>,
  { account_id, contact_phone }: Reader,
): Promise<string | null> {
  const phone = canText && contact_phone !== null && takesTexts(contact_phone) ? contact_phone : null;
  if (account_id === null) return phone;
  const account = await findAccount(database, account_id);
  if (!account || signsIn(account)) return null;
  return realEmail(account.email) ?? phone;
}
