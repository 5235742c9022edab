import type { Kysely } from 'kysely';
import { accountsAndSessions } from './001-accounts-and-sessions';

export interface Migration {
  number: number;
  name: string;
  up: (database: Kysely<unknown>) => Promise<void>;
}

/** In order, one after the other, never changed once released: a mistake is mended by the next one. */
export const migrations: readonly Migration[] = [
  { number: 1, name: 'accounts-and-sessions', up: accountsAndSessions },
];
