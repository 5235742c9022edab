import { messagesOf } from '../testing/messages-of';
import {
  ACCOUNT_MESSAGES,
  EMPTY_LOGIN_MESSAGE,
  forgotSchema,
  isPersonalPassword,
  loginSchema,
  newAccountSchema,
  resetPasswordFormSchema,
  signUpFormSchema,
} from './account';
import { tidyEmail } from './field-rules';

const person = { name: 'Asha Rao', email: 'asha@example.org', password: 'a quiet river' };

describe('login', () => {
  it.each([
    [{ username: '', password: 'x' }, 'username'],
    [{ username: '   ', password: 'x' }, 'username'],
    [{ username: 'asha', password: '' }, 'password'],
    [{ username: 'asha' }, 'password'],
    [{ username: 'asha', password: null }, 'password'],
  ])('asks for the empty field: %j', (value, path) => {
    expect(messagesOf(loginSchema, value)).toEqual({ [path]: EMPTY_LOGIN_MESSAGE });
  });

  it('takes a password of blanks as it is', () => {
    expect(messagesOf(loginSchema, { username: 'asha', password: '   ' })).toEqual({});
  });

  it('has no message that repeats what was typed', () => {
    const value = { username: ['secret'], password: { secret: true } };
    expect(messagesOf(loginSchema, value)).toEqual({
      username: ACCOUNT_MESSAGES.text,
      password: ACCOUNT_MESSAGES.text,
    });
  });
});

describe('a new account', () => {
  it('is valid with a name, an address and a long enough password', () => {
    expect(messagesOf(newAccountSchema, person)).toEqual({});
  });

  it('reports every missing field at once', () => {
    expect(messagesOf(newAccountSchema, {})).toEqual({
      name: ACCOUNT_MESSAGES.nameRequired,
      email: ACCOUNT_MESSAGES.emailRequired,
      password: ACCOUNT_MESSAGES.passwordRequired,
    });
  });

  it.each([
    ['', ACCOUNT_MESSAGES.nameRequired],
    ['  ', ACCOUNT_MESSAGES.nameRequired],
    ['x'.repeat(101), ACCOUNT_MESSAGES.nameTooLong],
    ['Asha\nBcc: you@example.org', ACCOUNT_MESSAGES.nameCharacters],
  ])('refuses the name %j', (name, message) => {
    expect(messagesOf(newAccountSchema, { ...person, name })).toEqual({ name: message });
  });

  it.each(['A', 'x'.repeat(100), 'अशा राव', '𠮷'.repeat(100), ' Asha '])('takes the name %j', (name) => {
    expect(messagesOf(newAccountSchema, { ...person, name })).toEqual({});
  });

  it.each([
    'asha',
    'asha@',
    '@example.org',
    'asha@example',
    'a b@example.org',
    'asha@exa mple.org',
    'asha@-example.org',
    'asha@example..org',
    'asha@example.org, other@example.org',
    'Asha <asha@example.org>',
    'asha@example.org\nbcc:x@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(250)}.org`,
    `a@${'b.'.repeat(140)}org`,
  ])('refuses the address %j', (email) => {
    expect(messagesOf(forgotSchema, { email })).toEqual({ email: ACCOUNT_MESSAGES.emailInvalid });
  });

  it.each([' Asha@Example.ORG ', 'a.b+c@mail.example.co.in', "o'neil@example.org"])(
    'takes the address %j',
    (email) => {
      expect(messagesOf(forgotSchema, { email })).toEqual({});
    },
  );

  it.each([
    ['1234567', ACCOUNT_MESSAGES.passwordTooShort],
    ['aaaaaaaaaaaa', ACCOUNT_MESSAGES.passwordRegular],
    ['abababcababa', ACCOUNT_MESSAGES.passwordRegular],
    ['lmnopqrstuvw', ACCOUNT_MESSAGES.passwordRegular],
    ['987654321', ACCOUNT_MESSAGES.passwordRegular],
    ['😀'.repeat(7), ACCOUNT_MESSAGES.passwordTooShort],
    [`${'wxyz'.repeat(32)}!`, ACCOUNT_MESSAGES.passwordTooLong],
  ])('refuses the password %j', (password, message) => {
    expect(messagesOf(newAccountSchema, { ...person, password })).toEqual({ password: message });
  });

  it.each(['  a  b  c  ', 'wxyz'.repeat(32), '😀🌿🍵🪷'.repeat(32), 'पासवर्ड लंबा'])(
    'takes the password %j',
    (password) => {
      expect(messagesOf(newAccountSchema, { ...person, password })).toEqual({});
    },
  );
});

describe('the second entry of a password', () => {
  it.each([
    ['a quiet river ', ACCOUNT_MESSAGES.confirmDifferent],
    ['A quiet river', ACCOUNT_MESSAGES.confirmDifferent],
    ['', ACCOUNT_MESSAGES.confirmRequired],
  ])('is refused unless it is exactly the same: %j', (confirmPassword, message) => {
    expect(messagesOf(signUpFormSchema, { ...person, confirmPassword })).toEqual({
      confirmPassword: message,
    });
    expect(messagesOf(resetPasswordFormSchema, { password: person.password, confirmPassword })).toEqual({
      confirmPassword: message,
    });
  });

  it('is accepted when it is the same', () => {
    expect(messagesOf(signUpFormSchema, { ...person, confirmPassword: person.password })).toEqual({});
  });
});

describe('a personal password', () => {
  it.each(['Asha@example.org', 'ASHA.RAO', 'asha rao', 'asha.rao2'])(
    'is a name or an e-mail address of the account: %j',
    (password) => {
      const asha = { name: 'Asha Rao', email: 'asha.rao@example.org', username: 'asha.rao2' };
      const other = { ...asha, email: 'asha@example.org' };
      expect([asha, other].some((each) => isPersonalPassword(password, each))).toBe(true);
    },
  );

  it('is not a password that merely contains the name', () => {
    expect(isPersonalPassword('asha likes a quiet river', person)).toBe(false);
  });
});

it('keeps e-mail addresses in lower case without blanks', () => {
  expect(tidyEmail('  Asha@Example.ORG ')).toBe('asha@example.org');
});
