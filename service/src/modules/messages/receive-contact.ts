import type { ContactNoun, ContactValues } from '@nivara/shared/domain/contact';
import { isFilled, tidyEmail } from '@nivara/shared/domain/field-rules';
import { toE164 } from '@nivara/shared/domain/phone-number';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import type { MessagesTable } from '../../database/patient-tables';
import { type Limit, type WindowLimit, countAttempt } from '../../plugins/rate-limits';
import { newId } from '../../security/tokens';
import { openItem } from '../inbox-items/inbox-items';
import { insertContact } from './contact-repository';

const MINUTE_SECONDS = 60;

export const contactLimit = (noun: ContactNoun): Limit => ({
  name: `${noun}-address`,
  free: 10,
  firstDelaySeconds: MINUTE_SECONDS,
  longestDelaySeconds: 60 * MINUTE_SECONDS,
  forgetAfterSeconds: 2 * 60 * MINUTE_SECONDS,
});

/** Limits what visitors and new patients of a network send in a day, since the desk closes each item by hand. */
export const contactDayLimit = (noun: ContactNoun): WindowLimit => ({
  name: `${noun}-day`,
  free: 40,
  windowSeconds: 24 * 60 * MINUTE_SECONDS,
});

/** An enrolment may name a date. */
export type ReceivedValues = ContactValues & { date?: string };

export interface Sender {
  network: string;
  accountId: string | null;
}

/**
 * Counts the attempt and builds the row of a message or an enrolment. `isWelcome` is false for a bot, which filled in
 * the hidden field; the bot gets the same answer, so that it learns nothing.
 */
export async function buildContact(
  context: AppContext,
  noun: ContactNoun,
  { network, accountId }: Sender,
  values: ContactValues,
): Promise<{ row: MessagesTable; isWelcome: boolean }> {
  await countAttempt(context, contactLimit(noun), network);
  const row: MessagesTable = {
    id: newId(context.randomBytes),
    account_id: accountId,
    course: values.course || null,
    first_name: values.firstName.trim(),
    last_name: values.lastName.trim(),
    email: tidyEmail(values.email),
    phone: toE164(values.phone) ?? values.phone,
    message: values.message.trim(),
    status: 'new',
    created_at: context.now().toISOString(),
  };
  return { row, isWelcome: !isFilled(values.website) };
}

/** Sends the sender no mail: otherwise anybody could mail strangers through the clinic. */
export async function receiveMessage(
  context: AppContext,
  sender: Sender,
  values: ContactValues,
): Promise<{ id: string }> {
  const { row, isWelcome } = await buildContact(context, 'messages', sender, values);
  if (isWelcome) {
    await inTransaction(context, async (transaction) => {
      await insertContact(transaction.database, 'messages', row);
      await openItem(transaction, 'message', row.id);
    });
  }
  return { id: row.id };
}
