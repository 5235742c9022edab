import { isGuessable } from './password-strength';

const OWNER = ['Asha Rao-Kelkar', 'asha.rk@example.org', undefined];

it.each([
  ['the clinic’s name', 'nivara123'],
  ['the clinic’s name with the year', 'Nivara@2026'],
  ['a season and a year', 'Summer2026'],
  ['a common password with signs and digits in place of letters', 'P@ssw0rd!'],
  ['a keyboard pattern', 'qwerty@123'],
  ['a repeated word', 'passwordpasswordpassword'],
  ['letters in order', 'abcdefgh1'],
  ['the owner’s name and a year', 'kelkar1990'],
  ['the owner’s name turned round', 'raklek2020'],
  ['the owner’s names written together', 'asharaokelkar24'],
])('refuses %s', (_, password) => {
  expect(isGuessable(password, OWNER)).toBe(true);
});

it.each([
  ['a few words', 'a quiet river'],
  ['eight characters without a pattern', 'x7$kQ2pL'],
  ['words of another script', 'शांत नदी के पास'],
  ['almost as many characters as are allowed', 'one long sentence '.repeat(7)],
])('takes %s', (_, password) => {
  expect(isGuessable(password, OWNER)).toBe(false);
});

it('needs less than half a second even for a password that is made to take long', () => {
  isGuessable('the first loads the dictionaries', OWNER);
  const started = performance.now();
  isGuessable('4@8({[</369&#!|1/0$5+7%2'.repeat(5), OWNER);
  expect(performance.now() - started).toBeLessThan(500);
});
