import type { AppContext } from '../app-context';
import { newId } from '../security/tokens';
import {
  deleteQueuedMail,
  insertQueuedMail,
  listDueMails,
  postponeQueuedMail,
  takeQueuedMail,
} from './mail-queue-repository';
import type { Mail } from './mailer';

const SENDING_MS = 60_000;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 60 * 60_000;
const MOST_ATTEMPTS = 20;
const MOST_AT_ONCE = 20;
/** After this time the queue is read again, so that a new code does not wait for mails that a slow server refuses. */
const READ_AGAIN_MS = 3_000;

type Queueing = Pick<AppContext, 'database' | 'now' | 'randomBytes'>;

interface Delay {
  ms: number;
  /** The id of the inbox answer in the mail: undoing the answer takes the mail out of the queue. */
  answerId: string;
}

/** Sends the mail after the transaction that queued it has committed, and after the delay. */
export const queueMail = (context: Queueing, mail: Mail, delay?: Delay) => insert(context, mail, 0, delay);

/**
 * Queues a code or a link that somebody waits for, or a warning about an account. It is sent before the rest of the
 * queue, so that nobody can delay it by causing other mails.
 */
export const queueUrgentMail = (context: Queueing, mail: Mail) => insert(context, mail, 1);

async function insert(
  { database, now, randomBytes }: Queueing,
  mail: Mail,
  awaited: 0 | 1,
  delay?: Delay,
): Promise<void> {
  const at = now();
  const { to, subject, text } = mail;
  const id = newId(randomBytes);
  const attempts = 0;
  await insertQueuedMail(database, {
    id,
    recipient: to,
    subject,
    text,
    attempts,
    next_try_at: later(at, delay?.ms ?? 0),
    created_at: at.toISOString(),
    answer_id: delay?.answerId ?? null,
    awaited,
  });
}

/** Only one process takes a due mail for an attempt; a failed mail is retried at growing intervals. */
export async function sendQueuedMails(
  context: Pick<AppContext, 'database' | 'now' | 'mailer'>,
): Promise<void> {
  const { database, mailer, now } = context;
  const failures: unknown[] = [];
  let left = MOST_AT_ONCE;
  while (left > 0) {
    const due = await listDueMails(database, now().toISOString(), left);
    if (due.length === 0) break;
    const readAt = performance.now();
    for (const mail of due) {
      if (performance.now() - readAt > READ_AGAIN_MS) break;
      left -= 1;
      if (!(await takeQueuedMail(database, mail, later(now(), SENDING_MS)))) continue;
      try {
        await mailer.send({ to: mail.recipient, subject: mail.subject, text: mail.text });
        await deleteQueuedMail(database, mail.id);
      } catch (error) {
        failures.push(error);
        await retryLater(context, mail.id, mail.attempts + 1);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} mails could not be sent.`);
}

async function retryLater(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  id: string,
  attempts: number,
): Promise<void> {
  if (attempts >= MOST_ATTEMPTS) {
    await deleteQueuedMail(database, id);
    return;
  }
  const delayMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));
  await postponeQueuedMail(database, id, later(now(), delayMs));
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms).toISOString();
