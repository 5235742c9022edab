import { UPLOAD_LIMITS, UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import type { AppContext } from '../../app-context';
import type { UploadsTable } from '../../database/patient-tables';
import { inTransaction } from '../../database/in-transaction';
import { conflict, notFound } from '../../problems';
import { newId } from '../../security/tokens';
import { lockOwnAccount } from '../accounts/lock-own-account';
import { auditChange } from '../audit/audit';
import { refuseFullNetwork, refuseManyDocuments } from '../new-patients/network-share';
import { notify } from '../notifications/notify';
import { patientInCare } from '../prescriptions/patient-in-care';
import type { Actor } from '../session/actor';
import { ofHolder } from '../treated-patients/patient-key';
import { requireTreated } from '../treated-patients/treated-patient';
import { discardFile, keepFile, removeDocuments } from './document-files';
import type { ReceivedDocument } from './read-upload-form';
import { countUploads, deleteUpload, insertUpload } from './upload-repository';

type UploadOwner = Pick<
  UploadsTable,
  'account_id' | 'family_member_id' | 'patient_key' | 'added_by' | 'visit_id'
>;

export const accessTo = (id: string, accountId: string) => ({
  noun: 'uploads',
  recordId: id,
  patientId: accountId,
});

async function refuseFullAccount({ database }: AppContext, { accountId }: Actor): Promise<void> {
  if ((await countUploads(database, accountId)) >= UPLOAD_LIMITS.ofAccount)
    throw conflict(UPLOAD_MESSAGES.accountFull, 'file');
}

/** Refuses a document before its costly inspection if there is no room; `keepUpload` checks again, with locks. */
export async function requireRoom(context: AppContext, actor: Actor): Promise<void> {
  await refuseFullAccount(context, actor);
  await refuseFullNetwork(context, actor.accountId);
}

/** Keeps a document that a patient uploads. */
export const keepUpload = (context: AppContext, actor: Actor, document: ReceivedDocument) =>
  keepDocument(context, actor, document, async (transaction) => {
    await lockOwnAccount(transaction, actor);
    await refuseFullAccount(transaction, actor);
    await refuseManyDocuments(transaction, actor.accountId);
    return { ...ofHolder(actor.accountId), family_member_id: null, added_by: null, visit_id: null };
  });

/** Keeps a document that a doctor adds for a patient whom they treat. */
export const keepForPatient = (
  context: AppContext,
  actor: Actor,
  document: ReceivedDocument,
  { patient, visit }: { patient: string; visit: string | undefined },
) =>
  keepDocument(context, actor, document, async (transaction) => {
    const { accountId, familyMemberId } = await requireTreated(transaction, actor, patient);
    const inCare = await patientInCare(transaction, actor, {
      patient: accountId,
      familyMember: familyMemberId,
      visit,
    });
    await notify(transaction, {
      accountId,
      kind: 'visit',
      title: 'Document',
      text: `${actor.name} has added a document for ${inCare.name}.`,
      about: { kind: 'document', id: null },
    });
    return {
      account_id: accountId,
      family_member_id: familyMemberId,
      patient_key: inCare.key,
      added_by: actor.accountId,
      visit_id: inCare.visitId,
    };
  });

/** The file is written before its row: a crash in between leaves an orphaned file, which is removed later. */
async function keepDocument(
  context: AppContext,
  actor: Actor,
  document: ReceivedDocument,
  ownerIn: (transaction: AppContext) => Promise<UploadOwner>,
) {
  const { storedName, displayName, bytes } = document;
  try {
    await keepFile(context, storedName);
    return await inTransaction(context, async (transaction) => {
      const { database, now, randomBytes } = transaction;
      const owner = await ownerIn(transaction);
      const row = await insertUpload(database, {
        ...owner,
        id: newId(randomBytes),
        display_name: displayName,
        stored_name: storedName,
        size: bytes,
        created_at: now().toISOString(),
      });
      await auditChange(transaction, actor, 'create', accessTo(row.id, owner.account_id));
      return row;
    });
  } catch (error) {
    await discardFile(context, storedName);
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
