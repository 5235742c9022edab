import { phoneInWords, takesTexts, toE164, toE164In } from './phone-number';

it.each([
  ['9876543210', '+919876543210'],
  ['+91 98765 43210', '+919876543210'],
  ['098765-43210', '+919876543210'],
  ['0091 (98765) 43210', '+919876543210'],
  ['9198765432', '+919198765432'],
  ['020 2553 1234', '+912025531234'],
  ['+91 (0)20 2553 1234', '+912025531234'],
  ['+91-11-2345.6789', '+911123456789'],
  ['+1 202 555 0123', '+12025550123'],
  ['0044 20 7946 0000', '+442079460000'],
  ['+971 4 123 4567', '+97141234567'],
  // This is a mistyped mobile number rather than a landline number without its 0.
  ['5876543210', undefined],
  ['987654321', undefined],
  ['98765432101', undefined],
  ['+91 12345', undefined],
  ['+44 123', undefined],
  ['+0 123 456 789', undefined],
  ['+1234567890123456', undefined],
  ['+44 20 7946 ext 3', undefined],
  ['', undefined],
])('turns the phone number %j into %j', (phone, number) => {
  expect(toE164(phone)).toBe(number);
});

it.each([
  [undefined, '9876543210', '+919876543210'],
  ['India', '+44 20 7946 0000', '+442079460000'],
  ['UK', '+44 20 7946 0000', '+442079460000'],
  ['UK', '00 91 98765 43210', '+919876543210'],
  ['UK', '9876543210', undefined],
  ['UK', '020 7946 0000', undefined],
])('for an address in %s, turns the phone number %j into %j', (country, phone, number) => {
  expect(toE164In(country, phone)).toBe(number);
});

it.each([
  ['+919876543210', true],
  ['+912025531234', false],
  ['+442079460000', false],
])('%s takes texts: %s', (phone, takes) => {
  expect(takesTexts(phone)).toBe(takes);
});

it.each([
  ['+919876543210', '+91 98765 43210'],
  ['+912025531234', '+912025531234'],
  ['+442079460000', '+442079460000'],
  // A draft keeps an invalid number as it was typed.
  ['98765', '98765'],
  ['', ''],
])('shows %j as %j', (phone, words) => {
  expect(phoneInWords(phone)).toBe(words);
});
