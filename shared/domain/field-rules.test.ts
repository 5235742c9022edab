import { isRealDate } from './clinic-time';
import {
  FIELD_MESSAGES,
  dateField,
  emailField,
  isEmail,
  lineField,
  mailLink,
  phoneField,
  pinCodeField,
  tagsField,
  textField,
} from './field-rules';

const passes = (rule: { isValidSync: (value: unknown, options: object) => boolean }, value: unknown) =>
  rule.isValidSync(value, { strict: true });

it.each([
  ['98765 43210', true],
  ['+44 20 7946 0000', true],
  ['5876543210', false],
  ['', true],
])('takes the phone number %j: %s', (phone, isTaken) => {
  expect(passes(phoneField, phone)).toBe(isTaken);
});

it.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '0000-00-00',
  '1799-12-31',
  '2026-3-2',
  '26-03-02',
  'today',
  '2026-03-02T00:00',
])('%s is no date', (date) => expect([isRealDate(date), passes(dateField, date)]).toEqual([false, false]));

it.each([
  ['asha.rao+clinic@example.org', 'mailto:asha.rao%2Bclinic@example.org'],
  [
    'a?bcc=thief%40evil.example&body=x@example.org',
    'mailto:a%3Fbcc%3Dthief%2540evil.example%26body%3Dx@example.org',
  ],
])('a mail link to %s adds no second recipient and no body', (email, link) => {
  expect(isEmail(email)).toBe(true);
  expect(mailLink(email)).toBe(link);
});

it('refuses an e-mail address with a letter that lower-casing or a mailer turns into an ASCII letter', () => {
  expect(isEmail('Asha@Example.ORG')).toBe(true);
  expect(isEmail('asha@ſtudents.example')).toBe(false);
});

it('accepts 29 February only in leap years', () =>
  expect([isRealDate('2028-02-29'), isRealDate('2100-02-29')]).toEqual([true, false]));

it.each([
  ['411005', true],
  ['411 005', true],
  ['011005', false],
  ['41100', false],
])('the PIN code %s passes: %s', (pin, good) => expect(passes(pinCodeField, pin)).toBe(good));

it('counts characters as people see them, and refuses control characters', () => {
  expect(passes(lineField(3), '🙂🙂🙂')).toBe(true);
  expect(passes(lineField(3), 'four')).toBe(false);
  expect(passes(lineField(9), 'a\nb')).toBe(false);
  expect(passes(textField(9), 'a\nb')).toBe(true);
  expect(() => textField(9).validateSync('a\u0007b')).toThrow(FIELD_MESSAGES.controls);
});

it('limits the number and the length of tags, and refuses empty ones', () => {
  expect(passes(tagsField(2, 5), ['one', 'two'])).toBe(true);
  expect(passes(tagsField(2, 5), ['one', 'two', 'three'])).toBe(false);
  expect(passes(tagsField(2, 5), [' '])).toBe(false);
  expect(passes(tagsField(2, 5), [null])).toBe(false);
});

it('accepts an empty e-mail address, since another rule requires an answer', () => {
  expect([passes(emailField, ''), passes(emailField, 'a@b.in'), passes(emailField, 'a@b')]).toEqual([
    true,
    true,
    false,
  ]);
});
