import { randomBytes } from 'node:crypto';
import { freeUsername, numberedUsername, usernameFrom } from './username';

it.each([
  ['asha.rao@example.org', 'asha.rao'],
  ['Asha_Rao+clinic@example.org', 'asha-rao-clinic'],
  ['josé@example.org', 'jose'],
  ['..a..b..@example.org', 'a.b'],
  ["o'neil-@example.org", 'o-neil'],
  ['../../x@example.org', 'x'],
  [`${'a'.repeat(64)}@example.org`, 'a'.repeat(30)],
  ['आशा@example.org', 'asha-rao'],
])('turns %s into a user name that is safe in a page path', (email, username) => {
  expect(usernameFrom(email, 'Asha Rao')).toBe(username);
});

it('falls back to a general name when neither the e-mail address nor the name has Latin letters', () => {
  expect(usernameFrom('आशा@example.org', 'आशा राव')).toBe('member');
});

it.each([4, 9])('appends a random number of %i digits', (digits) => {
  const usernames = Array.from({ length: 20 }, () => numberedUsername('asha', digits, randomBytes));
  for (const username of usernames) expect(username).toMatch(new RegExp(`^asha[1-9]\\d{${digits - 1}}$`));
  expect(new Set(usernames).size).toBeGreaterThan(10);
});

it('appends the first free number when the user name is taken', () => {
  expect(freeUsername('asha', new Set())).toBe('asha');
  expect(freeUsername('asha', new Set(['asha', 'asha3']))).toBe('asha2');
});
