import { brand } from '@nivara/shared/contracts/brand';
import type { AppContext } from '../../app-context';
import { type MailLimit, countMail } from '../../mail/mail-limits';
import { queueUrgentMail } from '../../mail/mail-queue';
import { mailboxOf } from '../../security/mailbox';
import { letterToAddress } from '../accounts/account-letter';
import { realEmail } from '../accounts/unclaimed-account';
import { treats } from '../doctors/treating-repository';
import { notify } from '../notifications/notify';
import { doctorsOfAccount } from './patients-doctor-repository';

interface ChangedContact {
  hasOtherEmail: boolean;
  hasOtherPhone: boolean;
}

/** A change of the phone needs no new address, so no other limit bounds these mails. Each address has its own. */
const limitOf = ({ id, email }: { id: string; email: string }): MailLimit => ({
  subject: `contact ${id} ${mailboxOf(email)}`,
  hours: 24,
  most: 10,
});

/** Tells the account's former address and the patient's doctors. Call it in the transaction of the change. */
export async function notifyOfChangedContact(
  context: AppContext,
  account: { id: string; email: string },
  changed: ChangedContact,
): Promise<void> {
  if (!changed.hasOtherEmail && !changed.hasOtherPhone) return;
  const former = realEmail(account.email);
  if (former !== null) await warnFormerAddress(context, { id: account.id, email: former }, changed);
  await notifyDoctors(context, account.id, inWords(changed, former === null ? 'an' : 'another'));
}

const inWords = ({ hasOtherEmail, hasOtherPhone }: ChangedContact, article: 'an' | 'another') =>
  [hasOtherEmail && `${article} e-mail address`, hasOtherPhone && 'another phone number']
    .filter((what) => what !== false)
    .join(' and ');

/** The address may be mistyped, so the mail names nobody. */
async function warnFormerAddress(
  context: AppContext,
  account: { id: string; email: string },
  changed: ChangedContact,
): Promise<void> {
  if ((await countMail(context, [limitOf(account)])) === 0) return;
  const letter = letterToAddress(
    account.email,
    `Your details at ${brand.name} were changed`,
    `The clinic has entered ${inWords(changed, 'another')} for the account with this address.`,
    `If you did not ask for that, please call us at ${brand.phone.text}.`,
  );
  await queueUrgentMail(context, letter);
}

/** A doctor can notice that a member of the desk has entered an address of their own. */
async function notifyDoctors(context: AppContext, accountId: string, what: string): Promise<void> {
  const { database } = context;
  for (const [doctorId, keys] of await doctorsOfAccount(database, accountId)) {
    // The holder's key comes first.
    const [key = ''] = [...keys].sort();
    const about = { kind: 'patient', id: key.replace(/^\w+:/, '') } as const;
    await notify(context, {
      accountId: doctorId,
      kind: 'account',
      title: 'A patient’s details were changed',
      text: `The desk has entered ${what} for the account of one of your patients, which nobody has claimed yet. If you do not know why, please ask the desk.`,
      ...((await treats(database, doctorId, key, accountId)) && { about }),
    });
  }
}
