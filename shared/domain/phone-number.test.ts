import { phoneInWords } from './phone-number';

it.each([
  ['+919876543210', '+91 98765 43210'],
  ['+442079460000', '+442079460000'],
  // A draft keeps an invalid number as it was typed.
  ['98765', '98765'],
  ['', ''],
])('shows %j as %j', (phone, words) => {
  expect(phoneInWords(phone)).toBe(words);
});
