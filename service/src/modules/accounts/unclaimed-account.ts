import type { AccountsTable } from '../../database/account-tables';

/** Nobody can sign in with this hash: the owner has no password yet, is being given the account back, or has left the staff. */
export const NO_PASSWORD = '';

/** A domain that never exists (RFC 2606), for somebody whose address the clinic does not know. */
const NO_MAIL = '@no-mail.invalid';

export const unusedEmail = (accountId: string) => accountId + NO_MAIL;

export const realEmail = (email: string): string | null => (email.endsWith(NO_MAIL) ? null : email);

/** True once the owner has chosen a password, and so can read notifications on the page. */
export const signsIn = ({ password_hash }: Pick<AccountsTable, 'password_hash'>) =>
  password_hash !== NO_PASSWORD;
