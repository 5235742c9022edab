import { callApi } from './http';

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

export const createAccount = (account: NewAccount) =>
  callApi<{ username: string }>('POST', '/accounts', account);

/** Both answer the same whether the address is known or not. */
export const requestUsername = (email: string) =>
  callApi<void>('POST', '/accounts/forgot-username', { email });

export const requestPasswordReset = (email: string) =>
  callApi<void>('POST', '/accounts/forgot-password', { email });

/** Spends the single-use token of a "forgot username" mail. */
export const recoverUsername = (token: string) =>
  callApi<{ username: string }>('POST', '/accounts/recover-username', { token });

/** Spends the single-use token of a "forgot password" mail and signs every session of the account out. */
export const resetPassword = (token: string, password: string) =>
  callApi<{ username: string }>('POST', '/accounts/reset-password', { token, password });
