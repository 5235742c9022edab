import { type Kysely, sql } from 'kysely';
import { owned, primary, required } from './column-kinds';

export async function prescriptionTemplates({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('prescription_templates')
    .addColumn('id', 'text', primary)
    .addColumn('doctor_id', 'text', owned('doctors.account_id'))
    .addColumn('name', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('items', 'text', required)
    .addColumn('info', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await schema
    .createIndex('prescription_templates_name')
    .unique()
    .on('prescription_templates')
    .expression(sql`doctor_id, lower(name)`)
    .execute();
  await schema
    .createIndex('prescriptions_doctor_id')
    .on('prescriptions')
    .columns(['doctor_id', 'kind', 'date'])
    .execute();
}
