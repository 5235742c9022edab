import { brand } from '@nivara/shared/contracts/brand';
import type { Mail } from '../../mail/mailer';

export interface Recipient {
  name: string;
  email: string;
}

/**
 * Mail programs turn a name such as “evil.example” into a link, so a space follows each full stop within a
 * name. A long name is cut.
 */
export const greeting = (name: string) =>
  `Hello ${[...name.replace(/\.(?=[^\s.])/g, '. ')].slice(0, LONGEST_NAME).join('')},`;

const LONGEST_NAME = 60;

export const letter = ({ name, email }: Recipient, subject: string, ...paragraphs: string[]): Mail => ({
  to: email,
  subject,
  text: [greeting(name), ...paragraphs, brand.name].join('\n\n'),
});

/** A letter to an address that nobody has confirmed has no name in it, since a stranger may have chosen the name. */
export const letterToAddress = (to: string, subject: string, ...paragraphs: string[]): Mail => ({
  to,
  subject,
  text: ['Hello,', ...paragraphs, brand.name].join('\n\n'),
});
