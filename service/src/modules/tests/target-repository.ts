import type { PersonalTargetsTable } from '../../database/care-tables';
import type { Database } from '../../database/tables';

export const targetsOf = (database: Database, patientKey: string) =>
  database
    .selectFrom('personal_targets')
    .innerJoin('accounts as doctor', 'doctor.id', 'personal_targets.doctor_id')
    .select(['analyte', 'unit', 'low', 'high', 'set_at', 'doctor.name as doctor'])
    .where('patient_key', '=', patientKey)
    .execute();

export const keepTarget = (database: Database, row: PersonalTargetsTable) => {
  const { low, high, doctor_id, set_at } = row;
  return database
    .insertInto('personal_targets')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['patient_key', 'analyte', 'unit']).doUpdateSet({ low, high, doctor_id, set_at }),
    )
    .execute();
};

export const removeTarget = (
  database: Database,
  { patient_key, analyte, unit }: Pick<PersonalTargetsTable, 'patient_key' | 'analyte' | 'unit'>,
) =>
  database
    .deleteFrom('personal_targets')
    .where('patient_key', '=', patient_key)
    .where('analyte', '=', analyte)
    .where('unit', '=', unit)
    .execute();
