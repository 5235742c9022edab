import { type InferType, mixed, object, string } from 'yup';
import { currentPasswordField } from './account';
import { filledText, lengthOf } from './field-rules';
import type { QrCode } from './qr-code';

export const SECOND_FACTOR_MESSAGES = {
  codeRequired: 'Please enter the code.',
  codeWrong: 'That code is not right. Please look at the newest one and try again.',
  codeTooLong: 'That is longer than any code.',
  stepMissing: 'Please enter a code or use a passkey.',
  passkeyWrong: 'That passkey could not be confirmed. Please try again, or use another way.',
  nameRequired: 'Please give the passkey a name.',
  nameTooLong: 'Please keep the name to 60 characters or fewer.',
  nameOneLine: 'Please write the name on one line.',
  over: 'That took too long. Please log in again.',
  setUpOver: 'That took too long. Please begin again.',
  tooManyPasskeys: 'There are ten passkeys already. Please remove one first.',
  needed: 'The clinic’s staff need a second step. Please set another one up before you remove this.',
} as const;

export const MOST_PASSKEYS = 10;
const TOKEN_MAX = 100;
const CODE_MAX = 40;
const NAME_MAX = 60;

const M = SECOND_FACTOR_MESSAGES;

const codeField = filledText(M.codeRequired).max(CODE_MAX, M.codeTooLong);

/** The answer of an authenticator, which the service's library checks. */
const passkeyField = mixed<Record<string, unknown>>(
  (value): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
).typeError(M.passkeyWrong);

export const codeFormSchema = object({ code: codeField });

export const secondStepSchema = object({
  challenge: filledText(M.over).max(TOKEN_MAX, M.over),
  code: string().typeError(M.codeRequired).max(CODE_MAX, M.codeTooLong),
  passkey: passkeyField,
});

export const askPasswordSchema = object({ password: currentPasswordField });

const setUpField = filledText(M.setUpOver).max(TOKEN_MAX, M.setUpOver);

export const confirmTotpSchema = object({ setUp: setUpField, code: codeField });

const passkeyNameField = filledText(M.nameRequired)
  .test('length', M.nameTooLong, (value) => lengthOf(value.trim()) <= NAME_MAX)
  .test('one-line', M.nameOneLine, (value) => !/\p{Cc}/u.test(value.trim()));

export const newPasskeyFormSchema = object({ name: passkeyNameField, password: currentPasswordField });

export const addPasskeySchema = object({
  setUp: setUpField,
  name: passkeyNameField,
  passkey: passkeyField.required(M.passkeyWrong),
});

/** The options of `navigator.credentials`, as JSON. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

export interface TotpSetUp {
  /** The key as text, to type where no camera is available. */
  key: string;
  qr: QrCode;
}

export interface TotpBegun extends TotpSetUp {
  setUp: string;
}

export interface PasskeyBegun {
  setUp: string;
  options: PasskeyOptions;
}

export interface Passkey {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface SecondFactorState {
  app: boolean;
  passkeys: Passkey[];
  /** The number of unused codes. */
  recoveryCodes: number;
  /** True where the last factor cannot be removed. */
  required: boolean;
}

export interface FactorAdded {
  /** The codes come with the first factor, and are shown once. */
  recoveryCodes: string[] | null;
}

export type SecondStepValues = InferType<typeof secondStepSchema>;
export type AddPasskeyValues = InferType<typeof addPasskeySchema>;
