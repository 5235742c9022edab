import type { Consent, ConsentDetail, ConsentKind, ConsentText, NewConsentText } from '../domain/consent';
import type { ListQuery } from '../domain/list-query';
import { callApi } from './http';
import { readList, toSearch } from './list';

/** A doctor names the patient; without a name they see the texts alone. */
export const listConsents = (query: ListQuery & { patient?: string } = {}) =>
  readList<Consent>('/consents', { ...query });

export const readConsent = (kind: ConsentKind, patient?: string) =>
  callApi<ConsentDetail>('GET', `/consents/${kind}${toSearch({ patient })}`);

/** `version` is the text that the person has read: refused when there is a newer one. */
export const giveConsent = (kind: ConsentKind, version: number) =>
  callApi<Consent>('POST', `/consents/${kind}/give`, { version });

export const withdrawConsent = (kind: ConsentKind) => callApi<Consent>('POST', `/consents/${kind}/withdraw`);

/** For doctors. */
export const publishConsentText = (text: NewConsentText) => callApi<ConsentText>('POST', '/consents', text);
