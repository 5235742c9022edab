import { createTransport } from 'nodemailer';
import { type Mailer, SENDER } from './mailer';

const TIME_LIMIT_MS = 10_000;

/** Mails hold links that open accounts, so without TLS none is sent, unless the operator says otherwise. */
export function smtpMailer(url: string, { requireTls = true } = {}): Mailer {
  const transport = createTransport({
    url,
    requireTLS: requireTls && url.startsWith('smtp:'),
    connectionTimeout: TIME_LIMIT_MS,
    greetingTimeout: TIME_LIMIT_MS,
    socketTimeout: TIME_LIMIT_MS,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail({ from: SENDER, ...mail });
      } catch (error) {
        // The server's own words may repeat the recipient's address, which belongs in no log.
        throw new Error(`The mail server did not take a mail (${reasonOf(error)}).`);
      }
    },
  };
}

function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter((part) => part !== undefined).join(' ');
}
