import { type Kysely, sql } from 'kysely';

/**
 * Gives more tables the patient keys that appointments and tests have: rows of a removed family member must not look
 * like rows of the holder.
 */
export async function patientKeys(database: Kysely<unknown>): Promise<void> {
  for (const table of ['prescriptions', 'care_plans'] as const) {
    await database.schema.alterTable(table).addColumn('patient_key', 'text').execute();
    await sql`
      update ${sql.table(table)} set patient_key = case
        when family_member_id is null then 'account:' || account_id
        else 'family:' || family_member_id
      end`.execute(database);
    await database.schema
      .createIndex(`${table}_patient_key`)
      .on(table)
      .columns(['patient_key', 'doctor_id'])
      .execute();
  }
}
