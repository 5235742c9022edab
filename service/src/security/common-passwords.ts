import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LENGTH } from '@nivara/shared/domain/account';

const REFUSED = 3000;

/**
 * The dictionary is in the order of frequency. Shorter passwords are refused for their length, so this set has the
 * 3,000 most common passwords that are long enough.
 */
const commonest = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= PASSWORD_LENGTH.min)
    .slice(0, REFUSED)
    .map((password) => password.toLowerCase()),
);

export const isCommonPassword = (password: string) => commonest.has(password.toLowerCase());
