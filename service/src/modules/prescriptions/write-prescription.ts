import { isFilled } from '@nivara/shared/domain/field-rules';
import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import {
  type EarlierPrescription,
  MOST_CORRECTIONS,
  type NewPrescription,
  PRESCRIPTION_MESSAGES,
  type PrescriptionChange,
  prescriptionProblems,
  tidyItem,
} from '@nivara/shared/domain/prescription';
import { isMadeOfLines, prescriptionText } from '@nivara/shared/domain/prescription-text';
import type { AppContext } from '../../app-context';
import type { PrescriptionsTable } from '../../database/care-tables';
import { inTransaction, lockAccount } from '../../database/in-transaction';
import { conflict, invalid, notFound } from '../../problems';
import { newId } from '../../security/tokens';
import { auditChange } from '../audit/audit';
import { notify } from '../notifications/notify';
import type { Actor } from '../session/actor';
import { patientInCare } from './patient-in-care';
import {
  type PrescriptionRow,
  earlierOf,
  findPrescription,
  insertPrescription,
  itemsOf,
  updatePrescription,
} from './prescription-repository';
import { requireAuthor } from './require-author';

export async function writePrescription(
  context: AppContext,
  actor: Actor,
  written: NewPrescription,
): Promise<PrescriptionRow> {
  return inTransaction(context, async (transaction) => {
    const { database, now, randomBytes } = transaction;
    const patient = await patientInCare(transaction, actor, written);
    const { kind, date, info = '', clinicalNotes = '', prescription, items = [], bedId } = written;
    const lines = items.map(tidyItem);
    const at = now().toISOString();
    const row: PrescriptionsTable = {
      id: newId(randomBytes),
      account_id: patient.accountId,
      family_member_id: patient.familyMemberId,
      doctor_id: actor.accountId,
      visit_id: patient.visitId,
      patient_key: patient.key,
      patient_name: patient.name,
      phone: patient.phone,
      kind,
      date: dateOf(transaction, date),
      info: info.trim(),
      clinical_notes: clinicalNotes.trim(),
      prescription: prescription?.trim() || prescriptionText(kind, lines),
      items: JSON.stringify(lines),
      bed_id: bedId?.trim() || null,
      earlier: '[]',
      created_at: at,
      updated_at: at,
    };
    await insertPrescription(database, row);
    await auditChange(transaction, actor, 'create', accessTo(row));
    await notifyPatient(
      transaction,
      row,
      `${actor.name} has written a prescription for ${row.patient_name}.`,
    );
    return { ...row, doctor: actor.name };
  });
}

/** A correction keeps the earlier version, since medical notes are never removed. */
export async function correctPrescription(
  context: AppContext,
  actor: Actor,
  id: string,
  change: PrescriptionChange,
): Promise<PrescriptionRow> {
  return inTransaction(context, async (transaction) => {
    const { database, now } = transaction;
    const found = await findPrescription(database, id);
    await requireAuthor(transaction, actor, found);
    if (found) await lockAccount(transaction, found.account_id);
    // The row is read again under the lock, since it may have changed.
    const row = await findPrescription(database, id);
    if (!row) throw notFound();
    const at = now().toISOString();
    const earlier = withEarlier(row, at);
    const columns = { ...changedColumns(transaction, row, change), earlier, updated_at: at };
    await updatePrescription(database, id, columns);
    await auditChange(transaction, actor, 'update', accessTo(row));
    await notifyPatient(
      transaction,
      row,
      `${actor.name} has corrected ${row.patient_name}’s prescription of ${dateInWords(row.date)}.`,
    );
    return { ...row, ...columns };
  });
}

function withEarlier(row: PrescriptionRow, replacedAt: string): string {
  const before = earlierOf(row);
  if (before.length >= MOST_CORRECTIONS) throw conflict(PRESCRIPTION_MESSAGES.tooManyCorrections);
  const { date, info, clinical_notes: clinicalNotes, prescription, bed_id: bedId } = row;
  const replaced: EarlierPrescription = {
    date,
    info,
    clinicalNotes,
    prescription,
    items: itemsOf(row),
    bedId,
    replacedAt,
  };
  return JSON.stringify([...before, replaced]);
}

function changedColumns(context: AppContext, row: PrescriptionRow, change: PrescriptionChange) {
  const before = itemsOf(row);
  const items = change.items?.map(tidyItem) ?? before;
  // A generated text is generated again from the changed lines.
  const wasGenerated = isMadeOfLines({ ...row, items: before });
  const written = change.prescription ?? (wasGenerated ? '' : row.prescription);
  const bedId = change.bedId === undefined ? row.bed_id : change.bedId;
  const problems = prescriptionProblems(row.kind, { prescription: written, items, bedId });
  if (problems.length > 0) throw invalid(problems);
  return {
    date: isFilled(change.date) ? dateOf(context, change.date) : row.date,
    info: change.info?.trim() ?? row.info,
    clinical_notes: change.clinicalNotes?.trim() ?? row.clinical_notes,
    prescription: written.trim() || prescriptionText(row.kind, items),
    items: JSON.stringify(items),
    bed_id: bedId?.trim() || null,
  };
}

function dateOf({ now }: AppContext, date: string | undefined): string {
  const today = clinicDate(now());
  if (date === undefined || !isFilled(date)) return today;
  if (date > today) throw invalid([{ path: 'date', message: PRESCRIPTION_MESSAGES.future }]);
  return date;
}

export const accessTo = ({ id, account_id }: Pick<PrescriptionsTable, 'id' | 'account_id'>) => ({
  noun: 'prescriptions',
  recordId: id,
  patientId: account_id,
});

const notifyPatient = (context: AppContext, row: PrescriptionsTable, text: string) =>
  notify(context, {
    accountId: row.account_id,
    kind: 'prescription',
    title: 'Prescription',
    text,
    about: { kind: `prescription-${row.kind}`, id: row.id },
  });
