import { createTransport } from 'nodemailer';
import { type Mailer, SENDER } from './mailer';

const TIME_LIMIT_MS = 10_000;

export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIME_LIMIT_MS,
    greetingTimeout: TIME_LIMIT_MS,
    socketTimeout: TIME_LIMIT_MS,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from: SENDER, ...mail });
    },
  };
}
