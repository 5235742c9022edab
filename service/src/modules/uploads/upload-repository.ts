import type { Insertable } from 'kysely';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import { type UPLOAD_COLUMNS, type Upload, uploadUrl } from '@nivara/shared/domain/upload';
import type { UploadsTable } from '../../database/patient-tables';
import type { Database } from '../../database/tables';
import { listPage } from '../../database/list-page';
import { type Actor, isDoctor } from '../session/actor';
import { patientsOf } from '../doctors/treating-repository';

type UploadQuery = ListQuery<(typeof UPLOAD_COLUMNS)[number]> & { patient?: string };

export type UploadRow = UploadsTable & { patient_name: string };

export const toUpload = (row: Omit<UploadRow, 'stored_name'>): Upload => ({
  id: row.id,
  accountId: row.account_id,
  patientName: row.patient_name,
  url: uploadUrl(row.id),
  displayName: row.display_name,
  bytes: row.size,
  createdAt: row.created_at,
});

/** A patient's own documents, or those of a doctor's patients. */
export function listUploads(database: Database, actor: Actor, { patient, ...query }: UploadQuery) {
  let uploads = database.selectFrom('uploads').innerJoin('accounts', 'accounts.id', 'uploads.account_id');
  uploads = isDoctor(actor)
    ? uploads.where('uploads.account_id', 'in', patientsOf(database, actor.accountId))
    : uploads.where('uploads.account_id', '=', actor.accountId);
  if (patient !== undefined) uploads = uploads.where('uploads.account_id', '=', patient);
  return listPage(
    uploads,
    (page) => page.selectAll('uploads').select('accounts.name as patient_name'),
    {
      sort: {
        displayName: 'uploads.display_name',
        bytes: 'uploads.size',
        createdAt: 'uploads.created_at',
        patientName: 'accounts.name',
      },
      search: ['uploads.display_name', 'accounts.name'],
      usual: ['-createdAt'],
      id: 'uploads.id',
    },
    query,
  );
}

export const findUpload = (database: Database, id: string) =>
  database.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();

export async function countUploads(database: Database, accountId: string): Promise<number> {
  const { count } = await database
    .selectFrom('uploads')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
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

/** The names that a row refers to. */
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
