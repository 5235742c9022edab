import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { PatientRecordStatus } from '@nivara/shared/domain/patient';
import {
  type NewPatientRecord,
  PATIENT_MESSAGES,
  type PatientRecordChange,
} from '@nivara/shared/domain/patient-rules';
import { mergeRegistration, toRegistration } from '@nivara/shared/domain/patient-values';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { conflict, invalid, notFound } from '../../problems';
import { newId } from '../../security/tokens';
import { lockOwnAccount } from '../accounts/lock-own-account';
import { auditChange } from '../audit/audit';
import type { Actor } from '../session/actor';
import { checkRegistration } from './check-registration';
import { refuseForeignDocuments } from './refuse-foreign-documents';
import {
  type PersonalDetailsRow,
  deletePatientRecord,
  findPatientRecord,
  insertPatientRecord,
  registrationColumns,
  registrationIn,
  updatePatientRecord,
} from './personal-details-repository';

const NOUN = 'personalDetails';
const ONE_PATIENT_RECORD = 'You already have personal details. Please change those.';
const CHANGED_MEANWHILE =
  'These details have been changed in the meantime. Please look at them again before you save.';

/** Without a status the patient record is a draft, which may be partial. */
export async function createPatientRecord(
  context: AppContext,
  actor: Actor,
  { status = 'draft', ...entered }: NewPatientRecord,
): Promise<PersonalDetailsRow> {
  const registration = toRegistration(entered);
  checkRegistration(registration, status, clinicDate(context.now()));
  refuseForeignDocuments(context, registration);
  return inTransaction(context, async (transaction) => {
    const { database, now, randomBytes } = transaction;
    const at = now().toISOString();
    await lockOwnAccount(transaction, actor);
    const created = await insertPatientRecord(database, {
      id: newId(randomBytes),
      account_id: actor.accountId,
      version: 1,
      status,
      ...registrationColumns(registration),
      created_at: at,
      updated_at: at,
    });
    if (!created) throw conflict(ONE_PATIENT_RECORD);
    await auditChange(transaction, actor, 'create', accessTo(created));
    return created;
  });
}

/** `replace` stores the change as the new patient record, `merge` changes only the given fields. */
export async function changePatientRecord(
  context: AppContext,
  actor: Actor,
  id: string,
  how: 'replace' | 'merge',
  { status: wanted, version, ...entered }: PatientRecordChange,
): Promise<PersonalDetailsRow> {
  return inTransaction(context, async (transaction) => {
    const { database, now } = transaction;
    // Concurrent changes must not start from the same version.
    await lockOwnAccount(transaction, actor);
    const present = await findPatientRecord(database, id);
    if (present?.account_id !== actor.accountId) throw notFound();
    if (version !== undefined && version !== present.version) throw conflict(CHANGED_MEANWHILE);
    const status = nextStatus(present.status, wanted);
    const registration =
      how === 'replace' ? toRegistration(entered) : mergeRegistration(registrationIn(present), entered);
    checkRegistration(registration, status, clinicDate(now()));
    refuseForeignDocuments(context, registration, registrationIn(present));
    const changed = await updatePatientRecord(database, id, {
      status,
      ...registrationColumns(registration),
      updated_at: now().toISOString(),
    });
    await auditChange(transaction, actor, 'update', accessTo(changed));
    return changed;
  });
}

/** Doctors rely on a complete patient record, so it cannot become a draft again. */
function nextStatus(
  present: PatientRecordStatus,
  wanted: PatientRecordStatus | undefined,
): PatientRecordStatus {
  if (present === 'complete' && wanted === 'draft') {
    throw invalid([{ path: 'status', message: PATIENT_MESSAGES.staysComplete }]);
  }
  return wanted ?? present;
}

export async function removePatientRecord(context: AppContext, actor: Actor, id: string): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const deleted = await deletePatientRecord(transaction.database, id, actor.accountId);
    if (!deleted) throw notFound();
    await auditChange(transaction, actor, 'delete', accessTo({ id, account_id: actor.accountId }));
  });
}

export const accessTo = ({ id, account_id }: Pick<PersonalDetailsRow, 'id' | 'account_id'>) => ({
  noun: NOUN,
  recordId: id,
  patientId: account_id,
});
