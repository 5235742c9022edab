import type {
  ChangeEmailValues,
  ChangePasswordValues,
  DeleteAccountValues,
  MyAccount,
  MySession,
} from '../domain/account';
import { callApi } from './http';
import { readList } from './list';

const ME = '/accounts/me';

export const readMyAccount = () => callApi<MyAccount>('GET', ME);

export const changeMyName = (name: string) => callApi<MyAccount>('PATCH', ME, { name });

export const changeMyEmail = (values: ChangeEmailValues) => callApi<MyAccount>('POST', `${ME}/email`, values);

/** Ends all other sessions. */
export const changeMyPassword = (values: ChangePasswordValues) =>
  callApi<void>('POST', `${ME}/password`, values);

export const listMySessions = () => readList<MySession>(`${ME}/sessions`);

export const endMySession = (reference: string) => callApi<void>('DELETE', `${ME}/sessions/${reference}`);

/** Ends this session as well. */
export const signOutEverywhere = () => callApi<void>('DELETE', `${ME}/sessions`);

/** A link to this address downloads all data of the account. */
export const MY_EXPORT_URL = `/api${ME}/export`;

export const deleteMyAccount = (values: DeleteAccountValues) =>
  callApi<void>('POST', `${ME}/deletion`, values);
