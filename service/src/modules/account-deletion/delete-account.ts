import { ACCOUNT_MESSAGES, DAYS_KEPT_AFTER_CLAIM } from '@nivara/shared/domain/account';
import type { AppContext } from '../../app-context';
import type { AccountsTable } from '../../database/account-tables';
import { inTransaction } from '../../database/in-transaction';
import { queueUrgentMail } from '../../mail/mail-queue';
import { conflict } from '../../problems';
import { auditChange } from '../audit/audit';
import type { Actor } from '../session/actor';
import { removeDocuments } from '../uploads/document-files';
import { listStoredDocuments } from '../uploads/upload-repository';
import { offerFreedTiming } from '../freed-timings/offer-freed-timing';
import { checkOwnPassword, requireSameOwnPassword } from '../own-account/own-password';
import { accountDeletedMail } from './account-deleted-mail';
import { anonymiseBills, hasWritingsOfDoctors, removeAccount } from './account-deletion-repository';
import { cancelAppointments } from './cancel-appointments';
import { deleteQueuedMailsTo } from '../../mail/mail-queue-repository';

const NOBODY = 'Deleted account';
const DAY_MS = 24 * 60 * 60_000;

/** Bills stay, without a name. The audit stays unchanged, since it has only ids. */
export async function deleteAccount(
  context: AppContext,
  actor: Actor,
  { password, network }: { password: string; network: string },
): Promise<void> {
  const account = await checkOwnPassword(context, actor, { field: 'password', password, network });
  const documents = await inTransaction(context, async (transaction) => {
    const { database } = transaction;
    // This also locks the account, so that no upload arrives meanwhile.
    await requireSameOwnPassword(transaction, 'password', account);
    await refuseAfterClaim(transaction, account);
    const stored = await listStoredDocuments(database, account.id);
    const freed = await cancelAppointments(transaction, account.id);
    await anonymiseBills(database, account.id, NOBODY);
    await deleteQueuedMailsTo(database, account.email);
    // Foreign keys delete everything that belongs to the account.
    await removeAccount(database, account.id);
    for (const timing of freed) await offerFreedTiming(transaction, timing);
    await queueUrgentMail(transaction, accountDeletedMail(account));
    await auditChange(transaction, actor, 'delete', {
      noun: 'account',
      recordId: account.id,
      patientId: account.id,
    });
    return stored.map((document) => document.stored_name);
  });
  await removeDocuments(context, documents);
}

/** A member of the desk who claims an account with an address of their own must not delete what doctors have written. */
async function refuseAfterClaim(
  { database, now }: AppContext,
  { id, claimed_at }: Pick<AccountsTable, 'id' | 'claimed_at'>,
): Promise<void> {
  if (claimed_at === null) return;
  const isKept = now().getTime() - Date.parse(claimed_at) < DAYS_KEPT_AFTER_CLAIM * DAY_MS;
  if (isKept && (await hasWritingsOfDoctors(database, id))) throw conflict(ACCOUNT_MESSAGES.claimedLately);
}
