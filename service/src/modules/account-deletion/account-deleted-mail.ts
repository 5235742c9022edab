import { brand } from '@nivara/shared/contracts/brand';
import type { Mail } from '../../mail/mailer';
import { type Recipient, letter } from '../accounts/account-letter';

export const accountDeletedMail = (recipient: Recipient): Mail =>
  letter(
    recipient,
    `Your ${brand.name} account was deleted`,
    'Your account and your records have been deleted, as you asked. Bills are kept without your name.',
    'We wish you good health.',
  );
