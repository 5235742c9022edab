import type { Updateable } from 'kysely';
import type { PrescriptionItem } from '@nivara/shared/domain/prescription';
import type { PrescriptionTemplate } from '@nivara/shared/domain/prescription-template';
import type { PrescriptionTemplatesTable } from '../../database/care-tables';
import type { Database } from '../../database/tables';

export const toTemplate = (row: PrescriptionTemplatesTable): PrescriptionTemplate => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  items: JSON.parse(row.items) as PrescriptionItem[],
  info: row.info,
  updatedAt: row.updated_at,
});

export const templatesOf = (database: Database, doctorId: string) =>
  database
    .selectFrom('prescription_templates')
    .selectAll()
    .where('doctor_id', '=', doctorId)
    .orderBy('name')
    .orderBy('id')
    .execute();

export const insertTemplate = (database: Database, row: PrescriptionTemplatesTable) =>
  database.insertInto('prescription_templates').values(row).execute();

/** Undefined for another doctor's template. */
export const updateTemplate = (
  database: Database,
  doctorId: string,
  id: string,
  change: Updateable<PrescriptionTemplatesTable>,
) =>
  database
    .updateTable('prescription_templates')
    .set(change)
    .where('id', '=', id)
    .where('doctor_id', '=', doctorId)
    .returningAll()
    .executeTakeFirst();

export const deleteTemplate = (database: Database, doctorId: string, id: string) =>
  database
    .deleteFrom('prescription_templates')
    .where('id', '=', id)
    .where('doctor_id', '=', doctorId)
    .returning('id')
    .executeTakeFirst();
