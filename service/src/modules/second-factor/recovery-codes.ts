import type { AppContext } from '../../app-context';
import type { RecoveryCodesTable } from '../../database/account-tables';
import { readableLetters } from '../../security/readable-number';
import { findRecoveryCode, spendRecoveryCode } from './second-factor-repository';

const CODES = 10;
const LABEL_LETTERS = 4;
const HALF_LETTERS = 5;
const FORM = /^([0-9A-Z]{4})([0-9A-Z]{10})$/;

export interface NewRecoveryCodes {
  codes: string[];
  rows: RecoveryCodesTable[];
}

/**
 * Makes ten codes, each with 50 secret bits and a label. Hashing is slow, so the codes are hashed before any lock is
 * taken, and one after another, so that only one at a time
 * takes a place in the network's share of the hashing queue.
 */
export async function newRecoveryCodes(
  { passwords, randomBytes }: Pick<AppContext, 'passwords' | 'randomBytes'>,
  accountId: string,
  network: string,
): Promise<NewRecoveryCodes> {
  const labels = new Set<string>();
  while (labels.size < CODES) labels.add(readableLetters(LABEL_LETTERS, randomBytes));
  const made: NewRecoveryCodes = { codes: [], rows: [] };
  for (const label of labels) {
    const [first, second] = [0, 1].map(() => readableLetters(HALF_LETTERS, randomBytes));
    const code_hash = await passwords.hash(`${first}${second}`, network);
    made.codes.push(`${label}-${first}-${second}`);
    made.rows.push({ account_id: accountId, label, code_hash });
  }
  return made;
}

/** Spends the code; returns false for a wrong code and for one that is already spent. */
export async function acceptRecoveryCode(
  { database, passwords }: Pick<AppContext, 'database' | 'passwords'>,
  accountId: string,
  { code, network }: { code: string; network: string },
): Promise<boolean> {
  const tidy = code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const [, label, secret] = FORM.exec(tidy) ?? [];
  if (label === undefined || secret === undefined) return false;
  const known = await findRecoveryCode(database, accountId, label);
  const { matches } = await passwords.check(secret, known?.code_hash, network);
  return matches && (await spendRecoveryCode(database, accountId, label));
}
