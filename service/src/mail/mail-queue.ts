import type { AppContext } from '../app-context';
import { newId } from '../security/tokens';
import type { Mail } from './mailer';

const SENDING_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
const MOST_ATTEMPTS = 20;
const AT_ONCE = 20;

type Queueing = Pick<AppContext, 'database' | 'now' | 'randomBytes'>;

/** The mail is sent once the transaction that it was queued in has ended well. */
export async function queueMail({ database, now, randomBytes }: Queueing, mail: Mail): Promise<void> {
  const at = now().toISOString();
  const { to, subject, text } = mail;
  await database
    .insertInto('mail_queue')
    .values({
      id: newId(randomBytes),
      recipient: to,
      subject,
      text,
      attempts: 0,
      next_try_at: at,
      created_at: at,
    })
    .execute();
}

/** Sends what is due. Each mail is taken by one process at a time; a failed one is tried again, ever more slowly. */
export async function sendQueuedMails(
  context: Pick<AppContext, 'database' | 'now' | 'mailer'>,
): Promise<void> {
  const { database, mailer, now } = context;
  const due = await database
    .selectFrom('mail_queue')
    .selectAll()
    .where('next_try_at', '<=', now().toISOString())
    .orderBy('next_try_at')
    .limit(AT_ONCE)
    .execute();
  const failures: unknown[] = [];
  for (const mail of due) {
    const taken = await database
      .updateTable('mail_queue')
      .set({ attempts: mail.attempts + 1, next_try_at: later(now(), SENDING_MS) })
      .where('id', '=', mail.id)
      .where('attempts', '=', mail.attempts)
      .returning('id')
      .executeTakeFirst();
    if (!taken) continue;
    try {
      await mailer.send({ to: mail.recipient, subject: mail.subject, text: mail.text });
      await database.deleteFrom('mail_queue').where('id', '=', mail.id).execute();
    } catch (error) {
      failures.push(error);
      await postpone(context, mail.id, mail.attempts + 1);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} mails could not be sent.`);
}

async function postpone(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  id: string,
  attempts: number,
) {
  if (attempts >= MOST_ATTEMPTS) {
    await database.deleteFrom('mail_queue').where('id', '=', id).execute();
    return;
  }
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  await database
    .updateTable('mail_queue')
    .set({ next_try_at: later(now(), pause) })
    .where('id', '=', id)
    .execute();
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms).toISOString();
