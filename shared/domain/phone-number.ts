import { toE164 } from './field-rules';

export const PHONE_ABROAD_MESSAGE =
  'Please enter the phone number with its country code, for example +44 20 7946 0000.';

const BETWEEN_DIGITS = /[\s().-]/g;
const INDIAN = /^\+91/;
const E164 = /^\+[1-9]\d{6,14}$/;

/** A phone number in E.164, or undefined when the text is none; Indian numbers follow India's rule. */
export function toE164Abroad(phone: string): string | undefined {
  const number = phone.replace(BETWEEN_DIGITS, '').replace(/^00/, '+');
  if (INDIAN.test(number)) return toE164(number);
  return E164.test(number) ? number : undefined;
}

/** An unknown country accepts India's notation too. */
export function toE164In(country: string | undefined, phone: string): string | undefined {
  if (country === 'India') return toE164(phone);
  return country === undefined ? (toE164(phone) ?? toE164Abroad(phone)) : toE164Abroad(phone);
}

/** An Indian mobile number in groups of five; any other number unchanged. */
export const phoneInWords = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
