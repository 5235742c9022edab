import { callApi } from './http';

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/** The answer does not tell whether the e-mail address is taken; the account exists once the mailed link is opened. */
export const requestAccount = (account: NewAccount) => callApi<void>('POST', '/accounts', account);

/** Takes the link's token and the password that was chosen at the sign-up. */
export const createAccountFromLink = (token: string, password: string) =>
  callApi<{ username: string }>('POST', '/accounts/open', { token, password });

/** The answer is the same for known and unknown e-mail addresses, so that it reveals no account. */
export const requestUsername = (email: string) =>
  callApi<void>('POST', '/accounts/forgot-username', { email });

export const requestPasswordReset = (email: string) =>
  callApi<void>('POST', '/accounts/forgot-password', { email });

/** Uses up the single-use token of a "forgot username" mail. */
export const recoverUsername = (token: string) =>
  callApi<{ username: string }>('POST', '/accounts/recover-username', { token });

/** Uses up the single-use token of the mail to a new e-mail address. */
export const confirmEmail = (token: string) =>
  callApi<{ email: string }>('POST', '/accounts/confirm-email', { token });

/** Uses up the single-use token of a "forgot password" mail and ends every session of the account. */
export const resetPassword = (token: string, password: string, phone?: string) =>
  callApi<{ username: string }>('POST', '/accounts/reset-password', {
    token,
    password,
    ...(phone && { phone }),
  });
