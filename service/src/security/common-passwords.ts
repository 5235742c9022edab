import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LENGTH } from '@nivara/shared/domain/account';

const REFUSED = 3000;

/**
 * The list is ordered by how often people choose each password. Shorter ones are refused for their length anyway,
 * so the 3,000 commonest are counted among those that are long enough: the 3,000 commonest of all are within.
 */
const commonest = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= PASSWORD_LENGTH.min)
    .slice(0, REFUSED)
    .map((password) => password.toLowerCase()),
);

export const isCommonPassword = (password: string) => commonest.has(password.toLowerCase());
