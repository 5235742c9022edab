import type { Insertable } from 'kysely';
import type { VaccinationsTable } from '../../database/patient-tables';
import type { Database } from '../../database/tables';

/** Vaccine → the day on which it was given. */
export async function givenVaccinations(
  database: Database,
  patientKey: string,
): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('vaccinations')
    .select(['vaccine', 'given_on'])
    .where('patient_key', '=', patientKey)
    .execute();
  return new Map(rows.map(({ vaccine, given_on }) => [vaccine, given_on]));
}

export const keepVaccination = (database: Database, row: Insertable<VaccinationsTable>) =>
  database
    .insertInto('vaccinations')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['patient_key', 'vaccine'])
        .doUpdateSet({ given_on: row.given_on, noted_at: row.noted_at }),
    )
    .execute();

export const removeVaccination = (database: Database, patientKey: string, vaccine: string) =>
  database
    .deleteFrom('vaccinations')
    .where('patient_key', '=', patientKey)
    .where('vaccine', '=', vaccine)
    .execute();

export const removeVaccinations = (database: Database, patientKey: string) =>
  database.deleteFrom('vaccinations').where('patient_key', '=', patientKey).execute();
