import { createTransport } from 'nodemailer';
import { type Mailer, SENDER } from './mailer';

const TIME_LIMIT_MS = 10_000;

interface Options {
  requireTls?: boolean;
  sender?: string;
}

/** Mails hold links that open accounts, so no mail is sent without TLS, unless the operator allows it. */
const transportTo = (url: string, { requireTls = true }: Options) =>
  createTransport({
    url,
    requireTLS: requireTls && url.startsWith('smtp:'),
    connectionTimeout: TIME_LIMIT_MS,
    greetingTimeout: TIME_LIMIT_MS,
    socketTimeout: TIME_LIMIT_MS,
  });

/** Signs in, and sends nothing. */
export async function checkSmtp(url: string, options: Options = {}): Promise<void> {
  const transport = transportTo(url, options);
  try {
    await transport.verify();
  } catch (error) {
    throw new Error(`The mail server does not answer, or refuses the sign-in (${reasonOf(error)}).`);
  } finally {
    transport.close();
  }
}

export function smtpMailer(url: string, options: Options = {}): Mailer {
  const transport = transportTo(url, options);
  return {
    async send(mail) {
      try {
        await transport.sendMail({ from: options.sender ?? SENDER, ...mail });
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
