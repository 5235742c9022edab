import { UPLOAD_LIMITS, UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { conflict, notFound } from '../../problems';
import { newId } from '../../security/tokens';
import { lockOwnAccount } from '../accounts/lock-own-account';
import { auditChange } from '../audit/audit';
import type { Actor } from '../session/actor';
import { ofHolder } from '../treated-patients/patient-key';
import { discard, keep, removeDocuments } from './document-files';
import type { ReceivedDocument } from './read-upload-form';
import { countUploads, deleteUpload, insertUpload } from './upload-repository';

export const accessTo = (id: string, accountId: string) => ({
  noun: 'uploads',
  recordId: id,
  patientId: accountId,
});

/** The file is written before its row: a failure in between leaves an orphaned file, which is removed later. */
export async function keepUpload(context: AppContext, actor: Actor, document: ReceivedDocument) {
  const { storedName, displayName, bytes } = document;
  try {
    await keep(context, storedName);
    return await inTransaction(context, async (transaction) => {
      const { database, now, randomBytes } = transaction;
      await lockOwnAccount(transaction, actor);
      if ((await countUploads(database, actor.accountId)) >= UPLOAD_LIMITS.files) {
        throw conflict(UPLOAD_MESSAGES.tooMany, 'file');
      }
      const row = await insertUpload(database, {
        id: newId(randomBytes),
        ...ofHolder(actor.accountId),
        family_member_id: null,
        added_by: null,
        visit_id: null,
        display_name: displayName,
        stored_name: storedName,
        size: bytes,
        created_at: now().toISOString(),
      });
      await auditChange(transaction, actor, 'create', accessTo(row.id, actor.accountId));
      return row;
    });
  } catch (error) {
    await discard(context, storedName);
    await removeDocuments(context, [storedName]);
    throw error;
  }
}

export async function removeUpload(context: AppContext, actor: Actor, id: string): Promise<void> {
  const storedName = await inTransaction(context, async (transaction) => {
    const deleted = await deleteUpload(transaction.database, id, actor.accountId);
    if (!deleted) throw notFound();
    await auditChange(transaction, actor, 'delete', accessTo(id, actor.accountId));
    return deleted.stored_name;
  });
  await removeDocuments(context, [storedName]);
}
