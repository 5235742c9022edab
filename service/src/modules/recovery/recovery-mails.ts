import type { Mail } from '../../mail/mailer';
import { signsIn } from '../accounts/unclaimed-account';
import { type Recipient, letter, letterToAddress } from '../accounts/account-letter';
import type { MailedPurpose } from './recovery-repository';
import { brand } from '@nivara/shared/contracts/brand';
import { RECOVER_PATH } from '@nivara/shared/contracts/site-paths';

export const LINK_MINUTES = 10;

interface Letter {
  subject: string;
  request: string;
  action: string;
}

const LETTERS: Record<MailedPurpose, Letter> = {
  username: {
    subject: `Your ${brand.name} username`,
    request: `Somebody asked to be reminded of the username of your ${brand.name} account.`,
    action: 'To see your username, open this link:',
  },
  password: {
    subject: `Choose a new ${brand.name} password`,
    request: `Somebody asked for a new password for your ${brand.name} account.`,
    action: 'To choose a new password, open this link:',
  },
};

/** The token follows the #, which browsers do not send, so no log contains it. */
/** Without the name for an account that the desk has made, since the address may be mistyped. */
export function recoveryMail(
  to: Recipient & { password_hash: string },
  purpose: MailedPurpose,
  siteUrl: string,
  token: string,
): Mail {
  const { subject, request, action } = LETTERS[purpose];
  const paragraphs = [
    request,
    `${action}\n\n${siteUrl}${RECOVER_PATH}#${purpose}=${token}`,
    `The link works once and for ${LINK_MINUTES} minutes. If it wasn’t you, ignore this e-mail: nothing has changed.`,
  ];
  return signsIn(to) ? letter(to, subject, ...paragraphs) : letterToAddress(to.email, subject, ...paragraphs);
}

export const passwordResetMail = (recipient: Recipient, siteUrl: string): Mail =>
  letter(
    recipient,
    'Your Nivara password was changed',
    'The password of your Nivara account was changed just now with a link that we sent to this address, and all devices were signed out.',
    `If it wasn’t you, somebody reads your mail. Choose a new password with “Forgot password” at ${siteUrl} and tell the clinic.`,
  );
