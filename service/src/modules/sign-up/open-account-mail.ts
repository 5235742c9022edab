import { brand } from '@nivara/shared/contracts/brand';
import type { Mail } from '../../mail/mailer';
import { letterToAddress } from '../accounts/account-letter';
import { EMAIL_LINK_MINUTES } from '../own-account/own-account-mails';

export const openAccountMail = (to: string, siteUrl: string, token: string): Mail =>
  letterToAddress(
    to,
    `Open your ${brand.name} account`,
    `Somebody signed up with this e-mail address. If it was you, open this link and enter the password that you chose:\n\n${siteUrl}/recover#account=${token}`,
    `The link works for ${EMAIL_LINK_MINUTES} minutes. If it wasn’t you, ignore this e-mail: there is no account.`,
  );
