import { brand } from '@nivara/shared/contracts/brand';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** The sender when MAIL_FROM is not set. A name with special characters, such as a comma, has to be quoted. */
export const SENDER = `${/^[\w ]+$/.test(brand.name) ? brand.name : JSON.stringify(brand.name)} <no-reply@nivara.example>`;
