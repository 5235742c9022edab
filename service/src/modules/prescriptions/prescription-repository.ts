import type { Insertable, Updateable } from 'kysely';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import {
  type EarlierPrescription,
  type PRESCRIPTION_COLUMNS,
  type Prescription,
  type PrescriptionItem,
  type PrescriptionKind,
} from '@nivara/shared/domain/prescription';
import { patientNumber } from '@nivara/shared/domain/patient';
import { inWords } from '../../database/date-in-words';
import type { PrescriptionsTable } from '../../database/care-tables';
import type { Database } from '../../database/tables';
import { listPage } from '../../database/list-page';
import { type Actor, isDoctor } from '../session/actor';
import { keysFor } from '../treated-patients/patient-key';
import { isReadBy } from '../doctors/treating-repository';

export type PrescriptionRow = PrescriptionsTable & { doctor: string };

export interface PrescriptionQuery extends ListQuery<(typeof PRESCRIPTION_COLUMNS)[number]> {
  kind?: PrescriptionKind;
  patient?: string;
  from?: string;
  to?: string;
}

export const itemsOf = (row: Pick<PrescriptionsTable, 'items'>) =>
  JSON.parse(row.items) as PrescriptionItem[];

export const earlierOf = (row: Pick<PrescriptionsTable, 'earlier'>) =>
  JSON.parse(row.earlier) as EarlierPrescription[];

export const toPrescription = (row: PrescriptionRow): Prescription => ({
  id: row.id,
  patientId: patientNumber(row.account_id),
  accountId: row.account_id,
  familyMemberId: row.family_member_id,
  name: row.patient_name,
  phone: row.phone,
  kind: row.kind,
  date: row.date,
  info: row.info,
  clinicalNotes: row.clinical_notes,
  prescription: row.prescription,
  items: itemsOf(row),
  bedId: row.bed_id,
  doctor: row.doctor,
  visitId: row.visit_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  earlier: earlierOf(row),
});

const withAuthor = (database: Database) =>
  database
    .selectFrom('prescriptions')
    .innerJoin('accounts as author', 'author.id', 'prescriptions.doctor_id');

export const findPrescription = (database: Database, id: string): Promise<PrescriptionRow | undefined> =>
  withAuthor(database)
    .selectAll('prescriptions')
    .select('author.name as doctor')
    .where('prescriptions.id', '=', id)
    .executeTakeFirst();

/** The newest prescription of a kind by this doctor for one patient. */
export const findLastPrescription = (
  database: Database,
  { doctorId, patientKey, kind }: { doctorId: string; patientKey: string; kind: PrescriptionKind },
): Promise<PrescriptionRow | undefined> =>
  withAuthor(database)
    .selectAll('prescriptions')
    .select('author.name as doctor')
    .where('prescriptions.doctor_id', '=', doctorId)
    .where('prescriptions.patient_key', '=', patientKey)
    .where('prescriptions.kind', '=', kind)
    .orderBy('prescriptions.date', 'desc')
    .orderBy('prescriptions.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Medicine prescriptions of one patient by any doctor, from a day on, the newest first. */
export async function medicinesOf(database: Database, patientKey: string, from: string) {
  const rows = await withAuthor(database)
    .select(['prescriptions.id', 'prescriptions.date', 'prescriptions.items', 'author.name as doctor'])
    .where('prescriptions.patient_key', '=', patientKey)
    .where('prescriptions.kind', '=', 'medicine')
    .where('prescriptions.date', '>=', from)
    .orderBy('prescriptions.date', 'desc')
    .orderBy('prescriptions.created_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, items: itemsOf(row) }));
}

/** Patients see their own prescriptions; doctors see those of their patients, and those they wrote. */
export function listPrescriptions(
  database: Database,
  actor: Actor,
  { kind, patient, from, to, ...query }: PrescriptionQuery,
) {
  let matching = withAuthor(database);
  matching = isDoctor(actor)
    ? matching.where(
        isReadBy(actor.accountId, {
          patientKey: 'prescriptions.patient_key',
          author: 'prescriptions.doctor_id',
        }),
      )
    : matching.where('prescriptions.account_id', '=', actor.accountId);
  if (patient) matching = matching.where('prescriptions.patient_key', 'in', keysFor(patient));
  if (kind) matching = matching.where('prescriptions.kind', '=', kind);
  if (from) matching = matching.where('date', '>=', from);
  if (to) matching = matching.where('date', '<=', to);
  return listPage(
    database,
    matching,
    (page) => page.selectAll('prescriptions').select('author.name as doctor'),
    {
      sort: {
        patientId: 'prescriptions.account_id',
        name: 'prescriptions.patient_name',
        phone: 'prescriptions.phone',
        date: 'prescriptions.date',
        kind: 'prescriptions.kind',
        info: 'prescriptions.info',
        clinicalNotes: 'prescriptions.clinical_notes',
        prescription: 'prescriptions.prescription',
        bedId: 'prescriptions.bed_id',
        doctor: 'author.name',
        createdAt: 'prescriptions.created_at',
      },
      search: [
        'prescriptions.patient_name',
        'prescriptions.phone',
        'prescriptions.date',
        inWords('prescriptions.date'),
        'prescriptions.info',
        'prescriptions.clinical_notes',
        'prescriptions.prescription',
        'prescriptions.bed_id',
        'author.name',
      ],
      usual: ['-date', '-createdAt'],
      neverNull: ['date', 'createdAt'],
      id: 'prescriptions.id',
    },
    query,
  );
}

export const insertPrescription = (database: Database, row: Insertable<PrescriptionsTable>) =>
  database.insertInto('prescriptions').values(row).execute();

export const updatePrescription = (database: Database, id: string, change: Updateable<PrescriptionsTable>) =>
  database.updateTable('prescriptions').set(change).where('id', '=', id).execute();
