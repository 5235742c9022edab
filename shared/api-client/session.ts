import type { Credentials, SecondStep, SessionAnswer, SignInAnswer } from '../contracts/session';
import { callApi } from './http';

/** This is an error, so that a caller which cannot ask for the second step shows the message below. */
export class SecondStepNeeded extends Error {
  constructor(readonly step: SecondStep) {
    super('This account has a second step. Please log in at the top of the page.');
  }
}

export async function signIn(credentials: Credentials): Promise<SessionAnswer> {
  const answer = await callApi<SignInAnswer>('POST', '/session', credentials);
  if ('secondStep' in answer) throw new SecondStepNeeded(answer.secondStep);
  return answer;
}

export const readSession = () => callApi<SessionAnswer>('GET', '/session');

export const signOut = () => callApi<void>('DELETE', '/session');
