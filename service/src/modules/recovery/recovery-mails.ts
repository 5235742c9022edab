import type { AppContext } from '../../app-context';
import type { Mail } from '../../mail/mailer';
import { ROLE } from '@nivara/shared/contracts/session';
import { signsIn } from '../accounts/unclaimed-account';
import { type Recipient, letter, letterToAddress } from '../accounts/account-letter';
import type { ForgottenPurpose } from './recovery-repository';
import { brand } from '@nivara/shared/contracts/brand';
import { RECOVER_PATH } from '@nivara/shared/contracts/site-paths';

/**
 * `factors-removed`: the clinic has removed the second step, and set a password that nobody knows. `given-back`: the
 * clinic has given the account back to its owner.
 */
export type LetterKind = ForgottenPurpose | 'invitation' | 'factors-removed' | 'given-back';

const DAY = 24 * 60;

/** The links that a command of the operator sends are valid for longer, since staff often read mail only at work. */
export const LINK_MINUTES: Record<LetterKind, number> = {
  username: 10,
  password: 10,
  invitation: DAY,
  'factors-removed': DAY,
  'given-back': DAY,
};

const NOTHING_CHANGED = 'If it wasn’t you, ignore this e-mail: nothing has changed.';

const SET_UP =
  'The first sign-in makes you set up a second factor: have an authenticator app at hand. A passkey can follow.';

interface Letter {
  subject: string;
  reason: string;
  action: string;
  /** The end of the mail: what to do for whoever did not expect it. */
  end: string;
}

const LETTERS: Record<LetterKind, Letter> = {
  username: {
    subject: `Your ${brand.name} username`,
    reason: `Somebody asked to be reminded of the username of your ${brand.name} account.`,
    action: 'To see your username, open this link:',
    end: NOTHING_CHANGED,
  },
  password: {
    subject: `Choose a new ${brand.name} password`,
    reason: `Somebody asked for a new password for your ${brand.name} account.`,
    action: 'To choose a new password, open this link:',
    end: NOTHING_CHANGED,
  },
  invitation: {
    subject: `Your new ${brand.name} account`,
    reason: 'We have opened an account for you as a member of our staff.',
    action: 'To choose your password, open this link:',
    end: 'Afterwards “Forgot Password” sends another one. If you do not work with us, ignore this e-mail.',
  },
  'factors-removed': {
    subject: `Choose a new ${brand.name} password`,
    reason: `The clinic has removed the second step of your ${brand.name} account. Your password has ended too, and all devices were signed out.`,
    action: 'To choose a new password, open this link:',
    end: 'Afterwards “Forgot Password” sends another one. If you did not ask the clinic for this, tell it at once.',
  },
  'given-back': {
    subject: `Your ${brand.name} account is yours again`,
    reason: `The clinic has given your ${brand.name} account back to this e-mail address. The former password and second step have ended, and all devices were signed out.`,
    action: 'To choose a new password, open this link:',
    end: 'Afterwards “Forgot Password” sends another one. If you did not ask the clinic for this, tell it at once.',
  },
};

export const purposeOf = (kind: LetterKind): ForgottenPurpose => (kind === 'username' ? kind : 'password');

const durationInWords = (minutes: number) => (minutes > 60 ? `${minutes / 60} hours` : `${minutes} minutes`);

/**
 * The token follows the #, which browsers do not send, so no log contains it. The mail names nobody if the account has
 * no password or is given back: then the clinic has typed the address, and may have mistyped it.
 */
export function recoveryMail(
  to: Recipient & { password_hash: string; role: number },
  kind: LetterKind,
  { siteUrl, staffNeedsSecondFactor }: Pick<AppContext, 'siteUrl' | 'staffNeedsSecondFactor'>,
  token: string,
): Mail {
  const { subject, reason, action, end } = LETTERS[kind];
  const isStaffWithoutFactor = !['username', 'password'].includes(kind) && to.role !== ROLE.patient;
  const paragraphs = [
    isStaffWithoutFactor && staffNeedsSecondFactor ? `${reason} ${SET_UP}` : reason,
    `${action}\n\n${siteUrl}${RECOVER_PATH}#${purposeOf(kind)}=${token}`,
    `The link works once and for ${durationInWords(LINK_MINUTES[kind])}. ${end}`,
  ];
  const isConfirmed = signsIn(to) && kind !== 'given-back';
  return isConfirmed ? letter(to, subject, ...paragraphs) : letterToAddress(to.email, subject, ...paragraphs);
}

export const passwordResetMail = (recipient: Recipient, siteUrl: string): Mail =>
  letter(
    recipient,
    `Your ${brand.name} password was changed`,
    `The password of your ${brand.name} account was changed just now with a link that we sent to this address, and all devices were signed out.`,
    `If it wasn’t you, somebody reads your mail. Choose a new password with “Forgot password” at ${siteUrl} and tell the clinic.`,
  );
