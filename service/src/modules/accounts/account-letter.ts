import type { Mail } from '../../mail/mailer';

export interface Recipient {
  name: string;
  email: string;
}

export const letter = ({ name, email }: Recipient, subject: string, ...paragraphs: string[]): Mail => ({
  to: email,
  subject,
  text: [`Hello ${name},`, ...paragraphs, 'Nivara'].join('\n\n'),
});
