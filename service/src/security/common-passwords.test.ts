import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from './common-passwords';

it('refuses the 3,000 most common passwords if they have eight or more characters, also in capitals', () => {
  const commonest = dictionary['passwords-common'].slice(0, 3000).filter((password) => password.length >= 8);
  expect(commonest.length).toBeGreaterThan(500);
  expect(commonest.filter((password) => !isCommonPassword(password.toUpperCase()))).toEqual([]);
});

it.each(['password', 'Password', '12345678', 'iloveyou', 'qwertyuiop'])('refuses %j', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['Patient-demo-1', 'Doctor-demo-1', 'a quiet river'])('takes %j', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
