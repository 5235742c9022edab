import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mailer } from './mailer';

interface Text {
  /** A phone number in E.164. */
  to: string;
  text: string;
}

export type Texter = (text: Text) => Promise<void>;

const TIME_LIMIT_MS = 10_000;

const PHONE = /^\+\d+$/;

/** Texts and mails wait in the same queue: a recipient that is a number gets a text, an address a mail. */
export function withTexts(mailer: Mailer, texter: Texter): Mailer {
  return { send: (mail) => (PHONE.test(mail.to) ? texter(mail) : mailer.send(mail)) };
}

/** Posts `{ to, text }` to the clinic's SMS provider. */
export const webTexter =
  (url: string): Texter =>
  async ({ to, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await answer.body?.cancel();
    // The error is logged, so it must not name the phone number.
    if (!answer.ok) throw new Error(`The provider did not take a text (${answer.status}).`);
  };

/** Without an SMS provider each text becomes a file in the folder of the mails. */
export const outboxTexter =
  (folder: string, now: () => Date): Texter =>
  async ({ to, text }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${now().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.txt`;
    const temporary = path.join(folder, `.${name}`);
    await writeFile(temporary, `To: ${to}\n\n${text}\n`, { mode: 0o600 });
    await rename(temporary, path.join(folder, name));
  };
