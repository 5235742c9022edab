import { type InferType, object } from 'yup';
import { FIELD_MESSAGES, choiceField, filled, lineField, textField, wholeNumberField } from './field-rules';
import { listQuerySchema } from './list-query';
import { entityIdField } from './entity-id';

export const CONSENT_KINDS = ['treatment', 'data-protection', 'telemedicine', 'research'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export type ConsentState = 'given' | 'withdrawn' | 'none';

export const CONSENT_MESSAGES = {
  outdated: 'This text has changed in the meantime. Please read it again first.',
  notGiven: 'You have not given this consent, so there is nothing to withdraw.',
  publishedMeanwhile:
    'Somebody published a version of this text at the same moment. Please look at it first.',
  version: 'Please say which version of the text you have read.',
  title: 'Please enter a title.',
  text: 'Please enter the text.',
} as const;

const M = CONSENT_MESSAGES;
const TITLE_MAX = 120;
const TEXT_MAX = 8000;
const LAST_VERSION = 1_000_000;

/** The current text of a kind and the patient's last answer to that kind. */
export interface Consent {
  id: ConsentKind;
  title: string;
  /** The moment of the patient's last answer; null if there is none. */
  date: string | null;
  /** The text's first sentence. */
  detail: string;
  version: number;
  state: ConsentState;
  givenVersion: number | null;
  /** True when the consent was given to an earlier text. */
  outdated: boolean;
}

export interface ConsentText {
  kind: ConsentKind;
  version: number;
  title: string;
  text: string;
  publishedAt: string;
}

/** The newest text of a kind, as the desk sees it, with the numbers of accounts that have agreed. */
export interface DeskConsentText extends ConsentText {
  /** How many accounts have given this consent, to whichever version. */
  given: number;
  /** How many of these accounts have agreed to an earlier version only. */
  outdated: number;
}

export interface ConsentChange {
  version: number;
  state: Exclude<ConsentState, 'none'>;
  at: string;
  /** The text as it was shown when the answer was given. */
  title: string;
  text: string;
}

export interface ConsentDetail extends Consent {
  text: string;
  publishedAt: string;
  /** Newest first. */
  history: ConsentChange[];
}

export const CONSENT_COLUMNS = ['title', 'date', 'state', 'version'] as const;

export const consentListQuery = listQuerySchema(CONSENT_COLUMNS, { patient: entityIdField });
export type ConsentListQuery = InferType<typeof consentListQuery>;

export const consentPatientQuery = object({ patient: entityIdField });

export const consentParams = object({
  kind: choiceField(CONSENT_KINDS).required(FIELD_MESSAGES.choice),
});

export const giveConsentSchema = object({
  version: wholeNumberField(1, LAST_VERSION).required(M.version),
});

export const newConsentTextSchema = object({
  kind: choiceField(CONSENT_KINDS).required(FIELD_MESSAGES.choice),
  title: filled(lineField(TITLE_MAX), M.title),
  text: filled(textField(TEXT_MAX), M.text),
});

export type NewConsentText = InferType<typeof newConsentTextSchema>;

/** A sentence ends with a full stop, a question mark or an exclamation mark. */
export const firstSentence = (text: string) => /^[\s\S]*?[.!?](?=\s|$)/.exec(text.trim())?.[0] ?? text.trim();
