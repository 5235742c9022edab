import { type InferType, object, string } from 'yup';
import {
  FIELD_MESSAGES,
  emailField as anyEmail,
  filled,
  filledText,
  lengthOf,
  tidyEmail,
  phoneField,
} from './field-rules';
import { asName } from './person-name';

export const EMPTY_LOGIN_MESSAGE = 'Please enter both username and password.';

/** For this many days after a claim, doctors' writings are not deleted: somebody else may have claimed the account. */
export const DAYS_KEPT_AFTER_CLAIM = 14;

export const ACCOUNT_MESSAGES = {
  claimPhone:
    'Please enter the phone number that you gave us, so that we know that our mail has reached you.',
  claimPhoneWrong: 'We know you by another phone number. Please check it, or call us.',
  text: FIELD_MESSAGES.text,
  nameRequired: 'Please enter your name.',
  nameTooLong: 'Please keep the name to 100 characters or fewer.',
  nameCharacters: 'Please write the name on one line, without special control characters.',
  emailRequired: FIELD_MESSAGES.emailRequired,
  emailInvalid: FIELD_MESSAGES.email,
  usernameTooLong: 'That is longer than any username or e-mail address.',
  passwordRequired: 'Please choose a password.',
  passwordTooShort: 'Please use at least 8 characters.',
  passwordRegular:
    'That is easy to guess: it repeats itself or only counts up or down. Please choose another.',
  passwordTooLong: 'Please use at most 128 characters.',
  passwordCommon: 'This password is one of the most commonly used ones. Please choose another.',
  passwordGuessable: 'That password is easy to guess. Please choose another, for example of several words.',
  passwordPersonal: 'Please choose a password that is not your name, username or e-mail address.',
  confirmRequired: 'Please type the password again.',
  confirmDifferent: 'The two passwords are not the same.',
  tokenRequired: 'This link is incomplete. Please open it again from the e-mail.',
  currentPasswordRequired: 'Please enter your password.',
  currentPasswordWrong: 'That is not your password.',
  deletionUnconfirmed: 'Please type DELETE, in capital letters.',
  claimedLately: `You have opened this account less than ${DAYS_KEPT_AFTER_CLAIM} days ago. Please call us if it must be deleted sooner.`,
} as const;

/** The deletion form asks for this word, so that nobody deletes an account by accident. */
export const DELETION_WORD = 'DELETE';

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
const NAME_MAX = 100;
const EMAIL_MAX = 254;
const TOKEN_MAX = 200;

const M = ACCOUNT_MESSAGES;
const CONTROL_CHARACTER = /\p{Cc}/u;

/** Keyboards and pasting add blanks around a name, so they are trimmed. */
export const tidyName = (name: string) => name.trim();

const nameField = asName(
  filledText(M.nameRequired)
    .test('length', M.nameTooLong, (value) => lengthOf(tidyName(value)) <= NAME_MAX)
    .test('one-line', M.nameCharacters, (value) => !CONTROL_CHARACTER.test(tidyName(value))),
);

const emailField = filled(anyEmail, M.emailRequired);

const FEWEST_DIFFERENT = 4;

/** A password with few different characters, or with equal steps between them as in “abcdef”, is easy to guess. */
function isRegular(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return new Set(codes).size < FEWEST_DIFFERENT || steps.size === 1;
}

/** A password is never trimmed or changed: blanks count. */
const newPasswordField = string()
  .typeError(M.text)
  .required(M.passwordRequired)
  .test('min', M.passwordTooShort, (value) => lengthOf(value) >= PASSWORD_LENGTH.min)
  .test('max', M.passwordTooLong, (value) => lengthOf(value) <= PASSWORD_LENGTH.max)
  .test('regular', M.passwordRegular, (value) => !isRegular(value));

const confirmPasswordField = string()
  .typeError(M.text)
  .required(M.confirmRequired)
  .test(
    'same',
    M.confirmDifferent,
    (value, { parent }) => value === (parent as { password?: unknown }).password,
  );

export const currentPasswordField = string()
  .typeError(M.text)
  .required(M.currentPasswordRequired)
  .test('max', M.passwordTooLong, (value) => lengthOf(value) <= PASSWORD_LENGTH.max);

const tokenField = filledText(M.tokenRequired).max(TOKEN_MAX, M.tokenRequired);

export const loginSchema = object({
  username: filledText(EMPTY_LOGIN_MESSAGE).max(EMAIL_MAX, M.usernameTooLong),
  password: string()
    .typeError(M.text)
    .required(EMPTY_LOGIN_MESSAGE)
    .test('max', M.passwordTooLong, (value) => lengthOf(value) <= PASSWORD_LENGTH.max),
});

export const newAccountSchema = object({
  name: nameField,
  email: emailField,
  password: newPasswordField,
});

/** The sign-up form asks for the password twice. */
export const signUpFormSchema = newAccountSchema.shape({ confirmPassword: confirmPasswordField });

export const forgotSchema = object({ email: emailField });

export const recoverUsernameSchema = object({ token: tokenField });

export const confirmEmailSchema = object({ token: tokenField });

export const resetPasswordSchema = object({
  token: tokenField,
  password: newPasswordField,
  /** Needed for an account that the desk has made. */
  phone: phoneField,
});

/** The link's token comes from the address, so the form asks only for the password. */
export const openAccountFormSchema = object({ password: currentPasswordField });

export const openAccountSchema = object({ token: tokenField, password: currentPasswordField });

/**
 * The reset token comes from the link, so the form asks for the password, twice, and for the phone number
 * where the desk has made the account.
 */
export const resetPasswordFormSchema = object({
  password: newPasswordField,
  confirmPassword: confirmPasswordField,
  phone: phoneField,
});

export const myAccountSchema = object({ name: nameField });

export const changeEmailSchema = object({ email: emailField, password: currentPasswordField });

export const changePasswordSchema = object({
  currentPassword: currentPasswordField,
  password: newPasswordField,
});

export const changePasswordFormSchema = changePasswordSchema.shape({
  confirmPassword: confirmPasswordField,
});

export const deleteAccountSchema = object({
  password: currentPasswordField,
  confirmation: string()
    .typeError(M.deletionUnconfirmed)
    .required(M.deletionUnconfirmed)
    .oneOf([DELETION_WORD], M.deletionUnconfirmed),
});

const SESSION_REFERENCE = /^[\w-]{1,100}$/;

export const sessionReferenceParams = object({
  reference: string().required(M.tokenRequired).matches(SESSION_REFERENCE, M.tokenRequired),
});

/** The part of one's own account that the settings page shows. */
export interface MyAccount {
  username: string;
  name: string;
  email: string;
  role: number;
  createdAt: string;
}

export interface MySession {
  /** Identifies the session without giving access to it. */
  reference: string;
  /** “Chrome on Android”, or null when the browser does not say. */
  browser: string | null;
  createdAt: string;
  lastUsedAt: string;
  /** True for the session that made the request. */
  current: boolean;
}

export type LoginValues = InferType<typeof loginSchema>;
export type NewAccountValues = InferType<typeof newAccountSchema>;
export type SignUpFormValues = InferType<typeof signUpFormSchema>;
export type ForgotValues = InferType<typeof forgotSchema>;
export type ResetPasswordFormValues = InferType<typeof resetPasswordFormSchema>;
export type ChangeEmailValues = InferType<typeof changeEmailSchema>;
export type ChangePasswordValues = InferType<typeof changePasswordSchema>;
export type DeleteAccountValues = InferType<typeof deleteAccountSchema>;

/** An attacker first tries the account's own name, user name and e-mail address. */
export function isPersonalPassword(
  password: string,
  person: { name?: string; email: string; username?: string },
): boolean {
  const email = tidyEmail(person.email);
  const guesses = [email, email.split('@')[0], person.username, person.name?.trim()];
  return guesses.some((guess) => guess !== undefined && guess.toLowerCase() === password.toLowerCase());
}

export type SecurityEventKind =
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'sessions-ended'
  | 'account-created'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'role-given'
  | 'role-taken'
  | 'name-changed'
  | 'hours-changed'
  | 'second-step-begun'
  | 'second-step-failed'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'second-factor-added'
  | 'second-factor-removed';

/** An event of one's own account. */
export interface AccountEvent {
  id: string;
  at: string;
  kind: SecurityEventKind;
  browser: string | null;
}
