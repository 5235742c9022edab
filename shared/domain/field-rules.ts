import { type AnyObject, type StringSchema, array, boolean, number, string } from 'yup';
import { isRealDate } from './clinic-time';
import { PHONE_MESSAGE, toE164 } from './phone-number';

/** Messages that several schemas share; a message of one schema is in that schema's file. */
export const FIELD_MESSAGES = {
  text: 'Please enter text.',
  required: 'Please fill this in.',
  tooLong: (max: number) => `Please keep this to ${max} characters or fewer.`,
  oneLine: 'Please write this on one line, without special control characters.',
  controls: 'Please leave out special control characters.',
  choice: 'Please choose one of the listed values.',
  number: 'Please enter a number.',
  wholeNumber: 'Please enter a whole number.',
  between: (min: number, max: number) => `Please enter a number from ${min} to ${max}.`,
  tooMany: (max: number) => `Please keep this to ${max} entries or fewer.`,
  date: 'Please enter a real date in the form YYYY-MM-DD.',
  phoneRequired: 'Please enter a phone number.',
  phone: PHONE_MESSAGE,
  pinCode: 'Please enter a PIN code: 6 digits, the first not 0.',
  emailRequired: 'Please enter your e-mail address.',
  email: 'Please enter an e-mail address in the form name@example.com.',
} as const;

const M = FIELD_MESSAGES;
const EMAIL_MAX = 254;
/** Expects lower case. A pattern that ignores case would accept “ſ” for “s”, which gives one mailbox several names. */
const EMAIL = /^[^\s@"(),:;<>[\]\\\p{Cc}]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/u;
const CONTROL_CHARACTER = /\p{Cc}/u;
/** A text of several lines may contain line breaks and tabs. */
const CONTROL_BUT_BREAKS = /[^\P{Cc}\n\r\t]/u;
const PIN_CODE = /^[1-9]\d{5}$/;

/** Lengths are in code points, because people count an emoji as one character. */
export const lengthOf = (value: string) => [...value].length;

export const isFilled = (value: string | null | undefined) => value != null && value.trim() !== '';

/** Keyboards and pasting add blanks to an address. */
export const tidyEmail = (email: string) => email.trim().toLowerCase();

export const isEmail = (value: string) => {
  const email = tidyEmail(value);
  // The length is checked first, so that the pattern never runs on a long text.
  return email.length <= EMAIL_MAX && EMAIL.test(email);
};

/** The address is encoded, since its “?” or “,” would begin the mail's header fields or another recipient. */
export const mailLink = (email: string) => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

/** A text of one line; an empty one counts as not given. */
export const lineField = (max: number) =>
  string()
    .typeError(M.text)
    .test('length', M.tooLong(max), (value) => value == null || lengthOf(value.trim()) <= max)
    .test('one-line', M.oneLine, (value) => value == null || !CONTROL_CHARACTER.test(value.trim()));

/** Any number of lines. */
export const textField = (max: number) =>
  string()
    .typeError(M.text)
    .test('length', M.tooLong(max), (value) => value == null || lengthOf(value) <= max)
    .test('characters', M.controls, (value) => value == null || !CONTROL_BUT_BREAKS.test(value));

/** Makes an optional text required; blanks alone do not count. */
export const filled = (rule: StringSchema<string | undefined, AnyObject>, message: string = M.required) =>
  rule.required(message).test('filled', message, isFilled);

export const filledText = (message: string) => filled(string().typeError(M.text), message);

/** Empties a text of blanks alone, which the service would otherwise store as an address or format as a date. */
const withoutBlanks = (value: unknown) => (typeof value === 'string' && !isFilled(value) ? '' : value);

export const emailField = string()
  .transform(withoutBlanks)
  .typeError(M.text)
  .test('email', M.email, (value) => !isFilled(value) || isEmail(value ?? ''));

export const phoneField = string()
  .typeError(M.text)
  .test('phone', M.phone, (value) => !isFilled(value) || toE164(value ?? '') !== undefined);

export const pinCodeField = string()
  .typeError(M.text)
  .test(
    'pin-code',
    M.pinCode,
    (value) => !isFilled(value) || PIN_CODE.test((value ?? '').replace(/\s/g, '')),
  );

export const dateField = string()
  .transform(withoutBlanks)
  .typeError(M.date)
  .test('date', M.date, (value) => !isFilled(value) || isRealDate(value ?? ''));

export const choiceField = <const Choice extends string>(
  choices: readonly Choice[],
  message: string = M.choice,
) => string<Choice>().typeError(message).oneOf(choices, message);

/** A message given here replaces all others. */
export const numberField = (min: number, max: number, message?: string) =>
  number()
    .typeError(message ?? M.number)
    .min(min, message ?? M.between(min, max))
    .max(max, message ?? M.between(min, max));

export const wholeNumberField = (min: number, max: number) => numberField(min, max).integer(M.wholeNumber);

export const flagField = boolean().typeError(M.choice);

/** A list of short texts from a tag input. */
export const tagsField = (maxEntries: number, maxLength: number) =>
  array(filled(lineField(maxLength))).max(maxEntries, M.tooMany(maxEntries));
