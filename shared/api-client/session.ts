import type { Credentials, SessionAnswer } from '../contracts/session';
import { callApi } from './http';

export const signIn = (credentials: Credentials) => callApi<SessionAnswer>('POST', '/session', credentials);

export const readSession = () => callApi<SessionAnswer>('GET', '/session');

export const signOut = () => callApi<void>('DELETE', '/session');
