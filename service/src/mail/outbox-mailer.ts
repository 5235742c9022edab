import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Mailer, SENDER } from './mailer';

/** Without an SMTP server each mail becomes a readable file that any mail program opens. */
export function outboxMailer(folder: string, now: () => Date, sender = SENDER): Mailer {
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = now();
      const name = `${at.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      const content = [
        `From: ${sender}`,
        `To: ${to}`,
        `Subject: ${subject}`,
        `Date: ${at.toUTCString()}`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
        '',
        text,
        '',
      ].join('\n');
      // Renamed when complete, so that no reader sees a partial mail.
      const temporary = path.join(folder, `.${name}`);
      await writeFile(temporary, content, { mode: 0o600 });
      await rename(temporary, path.join(folder, name));
    },
  };
}
