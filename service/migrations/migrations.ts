import type { Kysely } from 'kysely';
import { accountsAndSessions } from './001-accounts-and-sessions';
import { patients } from './002-patients';
import { appointments } from './003-appointments';
import { care } from './004-care';
import { money } from './005-money';
import { notices } from './006-notices';
import { consentTexts } from './007-consent-texts';
import { sessionBrowsers } from './008-session-browsers';

export interface Migration {
  number: number;
  name: string;
  up: (database: Kysely<unknown>, kind: 'sqlite' | 'postgres') => Promise<void>;
}

/** In order, one after the other, never changed once released: a mistake is mended by the next one. */
export const migrations: readonly Migration[] = [
  { number: 1, name: 'accounts-and-sessions', up: accountsAndSessions },
  { number: 2, name: 'patients', up: patients },
  { number: 3, name: 'appointments', up: appointments },
  { number: 4, name: 'care', up: care },
  { number: 5, name: 'money', up: money },
  { number: 6, name: 'notices', up: notices },
  { number: 7, name: 'consent-texts', up: consentTexts },
  { number: 8, name: 'session-browsers', up: sessionBrowsers },
];
