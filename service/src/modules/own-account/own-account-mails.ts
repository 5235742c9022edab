import type { Mail } from '../../mail/mailer';
import { type Recipient, letter } from '../accounts/account-letter';

/** Warns the owner at the former address, where no further mail goes. */
export const addressLeftMail = (recipient: Recipient, siteUrl: string): Mail =>
  letter(
    recipient,
    'Your Nivara account has another e-mail address',
    'The e-mail address of your Nivara account was changed just now, so this is the last mail to this one.',
    `If it wasn’t you, somebody knows your password. Please tell the clinic at once: ${siteUrl}/contact`,
  );

export const addressReachedMail = (recipient: Recipient, siteUrl: string): Mail =>
  letter(
    recipient,
    'This is the e-mail address of your Nivara account',
    `From now on you sign in at ${siteUrl} with this address or with your username, and we write to you here.`,
    'If you have no account with us, somebody mistyped their address. Please tell us by answering this mail.',
  );

export const passwordChangedMail = (recipient: Recipient, siteUrl: string): Mail =>
  letter(
    recipient,
    'Your Nivara password was changed',
    'The password of your Nivara account was changed just now, and all other devices were signed out.',
    `If it wasn’t you, choose a new one with “Forgot password” at ${siteUrl} and tell the clinic.`,
  );
