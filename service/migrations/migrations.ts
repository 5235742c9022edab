import type { Kysely } from 'kysely';
import { accountsAndSessions } from './001-accounts-and-sessions';
import { patients } from './002-patients';
import { appointments } from './003-appointments';
import { care } from './004-care';
import { money } from './005-money';
import { notices } from './006-notices';
import { consentTexts } from './007-consent-texts';
import { sessionBrowsers } from './008-session-browsers';
import { notificationSubjects } from './009-notification-subjects';

export type Migration = (database: Kysely<unknown>, kind: 'sqlite' | 'postgres') => Promise<void>;

/** In order, one after the other, never changed once released: a mistake is mended by the next one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-accounts-and-sessions': accountsAndSessions,
  '002-patients': patients,
  '003-appointments': appointments,
  '004-care': care,
  '005-money': money,
  '006-notices': notices,
  '007-consent-texts': consentTexts,
  '008-session-browsers': sessionBrowsers,
  '009-notification-subjects': notificationSubjects,
};
