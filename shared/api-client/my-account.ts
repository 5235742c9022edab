import type {
  ChangeEmailValues,
  ChangePasswordValues,
  DeleteAccountValues,
  MyAccount,
  MySession,
  AccountEvent,
} from '../domain/account';
import { callApi } from './http';
import { readList } from './list';
import { API_PATH } from '../contracts/site-paths';

const ME = '/accounts/me';

export const readMyAccount = () => callApi<MyAccount>('GET', ME);

export const changeMyName = (name: string) => callApi<MyAccount>('PATCH', ME, { name });

/** The new e-mail address counts once the link in the mail to it is opened. */
export const changeMyEmail = (values: ChangeEmailValues) => callApi<void>('POST', `${ME}/email`, values);

/** The change also ends all other sessions. */
export const changeMyPassword = (values: ChangePasswordValues) =>
  callApi<void>('POST', `${ME}/password`, values);

export const listMySessions = () => readList<MySession>(`${ME}/sessions`);

/** Lists the newest sign-in first. */
export const listMySignIns = () => readList<AccountEvent>(`${ME}/sign-ins`);

export const endMySession = (reference: string) => callApi<void>('DELETE', `${ME}/sessions/${reference}`);

/** Ends all sessions, including this one. */
export const signOutEverywhere = () => callApi<void>('DELETE', `${ME}/sessions`);

/** A link to this URL downloads the account's data; of long lists only the newest rows. */
export const MY_EXPORT_URL = `${API_PATH}${ME}/export`;

export const deleteMyAccount = (values: DeleteAccountValues) =>
  callApi<void>('POST', `${ME}/deletion`, values);
