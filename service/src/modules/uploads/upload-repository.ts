import { type Insertable, sql } from 'kysely';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import { type UPLOAD_COLUMNS, type Upload, uploadUrl } from '@nivara/shared/domain/upload';
import type { UploadsTable } from '../../database/patient-tables';
import type { Database } from '../../database/tables';
import { listPage } from '../../database/list-page';
import { type Actor, isDoctor } from '../session/actor';
import { isReadBy } from '../doctors/treating-repository';
import { keysFor } from '../treated-patients/patient-key';

type UploadQuery = ListQuery<(typeof UPLOAD_COLUMNS)[number]> & { patient?: string };

export type UploadRow = UploadsTable & { patient_name: string; doctor: string | null };

const PATIENT_NAME = sql<string>`coalesce(
  (select members.full_name from family_members as members where members.id = uploads.family_member_id),
  accounts.name)`;
const DOCTOR = sql<
  string | null
>`(select doctor.name from accounts as doctor where doctor.id = uploads.added_by)`;

export const toUpload = (row: Omit<UploadRow, 'stored_name'>): Upload => ({
  id: row.id,
  accountId: row.account_id,
  familyMemberId: row.family_member_id,
  patientName: row.patient_name,
  url: uploadUrl(row.id),
  displayName: row.display_name,
  bytes: row.size,
  doctor: row.doctor,
  visitId: row.visit_id,
  createdAt: row.created_at,
});

/** Patients see their own documents, doctors the documents of their patients. */
export function listUploads(database: Database, actor: Actor, { patient, ...query }: UploadQuery) {
  let uploads = database.selectFrom('uploads').innerJoin('accounts', 'accounts.id', 'uploads.account_id');
  uploads = isDoctor(actor)
    ? uploads.where(
        isReadBy(actor.accountId, { patientKey: 'uploads.patient_key', author: 'uploads.added_by' }),
      )
    : uploads.where('uploads.account_id', '=', actor.accountId);
  if (patient !== undefined) uploads = uploads.where('uploads.patient_key', 'in', keysFor(patient));
  return listPage(
    database,
    uploads,
    (page) => page.selectAll('uploads').select([PATIENT_NAME.as('patient_name'), DOCTOR.as('doctor')]),
    {
      sort: {
        displayName: 'uploads.display_name',
        bytes: 'uploads.size',
        createdAt: 'uploads.created_at',
        patientName: PATIENT_NAME,
      },
      search: ['uploads.display_name', PATIENT_NAME],
      usual: ['-createdAt'],
      id: 'uploads.id',
    },
    query,
  );
}

export const findUpload = (database: Database, id: string) =>
  database.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();

/** Documents that a doctor adds do not count towards the patient's limit. */
export async function countUploads(database: Database, accountId: string): Promise<number> {
  const { count } = await database
    .selectFrom('uploads')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .where('added_by', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertUpload = (database: Database, row: Insertable<UploadsTable>) =>
  database.insertInto('uploads').values(row).returningAll().executeTakeFirstOrThrow();

export const deleteUpload = (database: Database, id: string, accountId: string) =>
  database
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('added_by', 'is', null)
    .returning('stored_name')
    .executeTakeFirst();

export const listStoredDocuments = (database: Database, accountId: string) =>
  database
    .selectFrom('uploads')
    .select(['stored_name', 'display_name'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Returns the names to which a row refers. */
export async function knownStoredNames(
  database: Database,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = await database
    .selectFrom('uploads')
    .select('stored_name')
    .where('stored_name', 'in', names)
    .execute();
  return new Set(rows.map((row) => row.stored_name));
}
