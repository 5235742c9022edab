import type {
  Consent,
  ConsentDetail,
  ConsentKind,
  ConsentText,
  DeskConsentText,
  NewConsentText,
} from '../domain/consent';
import type { ListQuery } from '../domain/list-query';
import { callApi } from './http';
import { readList, toSearch } from './list';

/** A doctor names the patient, or gets only the texts. */
export const listConsents = (query: ListQuery & { patient?: string } = {}) =>
  readList<Consent>('/consents', { ...query });

export const readConsent = (kind: ConsentKind, patient?: string) =>
  callApi<ConsentDetail>('GET', `/consents/${kind}${toSearch({ patient })}`);

/** `version` is the version that the patient has read; the service refuses an outdated version. */
export const giveConsent = (kind: ConsentKind, version: number) =>
  callApi<Consent>('POST', `/consents/${kind}/give`, { version });

export const withdrawConsent = (kind: ConsentKind) => callApi<Consent>('POST', `/consents/${kind}/withdraw`);

/** The texts at the desk, in the order of their kinds. */
export const listConsentTexts = () => callApi<DeskConsentText[]>('GET', '/desk/consents');

/** Every version, the newest first. */
export const readConsentVersions = (kind: ConsentKind) =>
  callApi<ConsentText[]>('GET', `/desk/consents/${kind}`);

/** Makes consents to earlier versions outdated. */
export const publishConsentText = (text: NewConsentText) =>
  callApi<ConsentText>('POST', '/desk/consents', text);
