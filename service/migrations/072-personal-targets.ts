import type { Kysely } from 'kysely';
import { needs, owned, required } from './column-kinds';

/** The range that a doctor wants for one patient, in addition to the usual one. */
export async function personalTargets(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('personal_targets')
    .addColumn('patient_key', 'text', required)
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('analyte', 'text', required)
    .addColumn('unit', 'text', required)
    .addColumn('low', 'double precision')
    .addColumn('high', 'double precision')
    .addColumn('doctor_id', 'text', needs('doctors.account_id'))
    .addColumn('set_at', 'text', required)
    .addPrimaryKeyConstraint('personal_targets_key', ['patient_key', 'analyte', 'unit'])
    .execute();
}
