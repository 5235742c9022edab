export const PHONE_MESSAGE =
  'Please enter a phone number: 10 digits for a mobile in India, with 0 and the area code for a landline, with + and the country code for another country.';

export const PHONE_ABROAD_MESSAGE =
  'Please enter the phone number with its country code, for example +44 20 7946 0000.';

const BETWEEN_DIGITS = /[\s().-]/g;
const INDIA = String.raw`(?:\+91|0091)0?`;
const INDIAN_MOBILE = new RegExp(`^(?:${INDIA}|0)?([6-9]\\d{9})$`);
/** Ten digits alone are more often a mistyped mobile number than a landline, so a landline needs 0 or +91. */
const INDIAN_LANDLINE = new RegExp(`^(?:${INDIA}|0)([1-8]\\d{9})$`);
const ABROAD = /^(?:\+|00)((?!91)[1-9]\d{6,14})$/;
const WITH_COUNTRY = /^(?:\+|00)/;
const MOBILE_IN_E164 = /^\+91[6-9]\d{9}$/;

const withoutBlanks = (phone: string) => phone.replace(BETWEEN_DIGITS, '');

/**
 * Converts a phone number to E.164: mobiles and landlines, of India and other countries. Undefined for any other text.
 */
export function toE164(phone: string): string | undefined {
  const digits = withoutBlanks(phone);
  const indian = INDIAN_MOBILE.exec(digits)?.[1] ?? INDIAN_LANDLINE.exec(digits)?.[1];
  if (indian !== undefined) return `+91${indian}`;
  const abroad = ABROAD.exec(digits)?.[1];
  return abroad === undefined ? undefined : `+${abroad}`;
}

/** Ten digits alone are not an Indian number if the patient lives in another country. */
export const toE164In = (country: string | undefined, phone: string): string | undefined =>
  country === undefined || country === 'India' || WITH_COUNTRY.test(withoutBlanks(phone))
    ? toE164(phone)
    : undefined;

/** Landlines get no texts. Texts to other countries are expensive, and strangers could cause many. */
export const takesTexts = (phone: string): boolean => MOBILE_IN_E164.test(phone);

/** An Indian mobile number in groups of five; any other number unchanged. */
export const phoneInWords = (phone: string): string =>
  phone.replace(/^\+91([6-9]\d{4})(\d{5})$/, '+91 $1 $2');
