import type { ContactNoun, ContactStatus, ContactValues } from '@nivara/shared/domain/contact';
import { isFilled, tidyEmail, toE164 } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import type { ContactsTable } from '../../database/patient-tables';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { notFound } from '../../problems';
import { newId } from '../../security/tokens';
import { auditChange } from '../audit/audit';
import type { Actor } from '../session/actor';
import { insertContact, setContactStatus } from './contact-repository';

const MINUTES = 60;

export const contactLimit = (noun: ContactNoun): Limit => ({
  name: `${noun}-address`,
  free: 10,
  firstDelaySeconds: MINUTES,
  longestDelaySeconds: 60 * MINUTES,
  forgetAfterSeconds: 2 * 60 * MINUTES,
});

interface Sender {
  address: string;
  accountId: string | null;
}

/** Mails nobody: anybody could send a stranger mail that way. Returns the id. */
export async function receiveContact(
  context: AppContext,
  noun: ContactNoun,
  { address, accountId }: Sender,
  values: ContactValues,
): Promise<string> {
  await countAttempt(context, contactLimit(noun), address);
  const id = newId(context.randomBytes);
  // A bot filled the hidden field: the same answer teaches it nothing.
  if (isFilled(values.website)) return id;
  await insertContact(context.database, noun, {
    id,
    account_id: accountId,
    course: values.course || null,
    first_name: values.firstName.trim(),
    last_name: values.lastName.trim(),
    email: tidyEmail(values.email),
    phone: toE164(values.phone) ?? values.phone,
    message: values.message.trim(),
    status: 'new',
    created_at: context.now().toISOString(),
  });
  return id;
}

export const changeContact = (
  context: AppContext,
  actor: Actor,
  noun: ContactNoun,
  id: string,
  status: ContactStatus,
): Promise<ContactsTable> =>
  inTransaction(context, async (transaction) => {
    const changed = await setContactStatus(transaction.database, noun, id, status);
    if (!changed) throw notFound();
    await auditChange(transaction, actor, 'update', {
      noun,
      recordId: id,
      patientId: changed.account_id,
    });
    return changed;
  });
