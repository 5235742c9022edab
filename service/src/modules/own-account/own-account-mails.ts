import type { Mail } from '../../mail/mailer';

interface Person {
  name: string;
  email: string;
}

const letter = ({ name, email }: Person, subject: string, ...paragraphs: string[]): Mail => ({
  to: email,
  subject,
  text: [`Hello ${name},`, ...paragraphs, 'Nivara'].join('\n\n'),
});

/** To the address that no longer counts: it is the last that its owner hears from us there. */
export const addressLeftMail = (person: Person, siteUrl: string): Mail =>
  letter(
    person,
    'Your Nivara account has another e-mail address',
    'The e-mail address of your Nivara account was changed just now, so this is the last mail to this one.',
    `If it wasn’t you, somebody knows your password. Please tell the clinic at once: ${siteUrl}/contact`,
  );

export const addressReachedMail = (person: Person, siteUrl: string): Mail =>
  letter(
    person,
    'This is the e-mail address of your Nivara account',
    `From now on you sign in at ${siteUrl} with this address or with your username, and we write to you here.`,
    'If you have no account with us, somebody mistyped their address. Please tell us by answering this mail.',
  );

export const passwordChangedMail = (person: Person, siteUrl: string): Mail =>
  letter(
    person,
    'Your Nivara password was changed',
    'The password of your Nivara account was changed just now, and all other devices were signed out.',
    `If it wasn’t you, choose a new one with “Forgot password” at ${siteUrl} and tell the clinic.`,
  );

export const accountDeletedMail = (person: Person): Mail =>
  letter(
    person,
    'Your Nivara account was deleted',
    'Your account and your records have been deleted, as you asked. Bills are kept without your name.',
    'We wish you good health.',
  );
