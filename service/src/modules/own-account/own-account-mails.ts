import { brand } from '@nivara/shared/contracts/brand';
import type { Mail } from '../../mail/mailer';
import { type Recipient, letter, letterToAddress } from '../accounts/account-letter';

export const EMAIL_LINK_MINUTES = 60;

/** Warns the owner at the former address, which gets no further mail. */
export const formerAddressMail = (recipient: Recipient, siteUrl: string): Mail =>
  letter(
    recipient,
    `Your ${brand.name} account has another e-mail address`,
    `The e-mail address of your ${brand.name} account was changed just now, so this is the last mail to this address.`,
    `If it wasn’t you, somebody knows your password. Please tell the clinic at once: ${siteUrl}/contact`,
  );

export const confirmAddressMail = (to: string, siteUrl: string, token: string): Mail =>
  letterToAddress(
    to,
    'Confirm your e-mail address',
    `Somebody entered this e-mail address for their ${brand.name} account. If it was you, open this link:\n\n${siteUrl}/recover#email=${token}`,
    `The link works once and for ${EMAIL_LINK_MINUTES} minutes. If it wasn’t you, ignore this e-mail: nothing has changed.`,
  );

/** Tells only the owner of the e-mail address that an account has it already. */
export const addressTakenMail = (to: string, siteUrl: string): Mail =>
  letterToAddress(
    to,
    `You have a ${brand.name} account already`,
    `Somebody entered this e-mail address for a ${brand.name} account. It belongs to an account already, so nothing has changed.`,
    `If it was you, sign in at ${siteUrl} with this address, or choose a new password with “Forgot password”.`,
  );

export const newAddressMail = (recipient: Recipient, siteUrl: string): Mail =>
  letter(
    recipient,
    `This is the e-mail address of your ${brand.name} account`,
    `From now on you sign in at ${siteUrl} with this address or with your username, and we write to you here.`,
    'If you have no account with us, somebody mistyped their address. Please tell us by answering this mail.',
  );

export const passwordChangedMail = (recipient: Recipient, siteUrl: string): Mail =>
  letter(
    recipient,
    `Your ${brand.name} password was changed`,
    `The password of your ${brand.name} account was changed just now, and all other devices were signed out.`,
    `If it wasn’t you, choose a new one with “Forgot password” at ${siteUrl} and tell the clinic.`,
  );
