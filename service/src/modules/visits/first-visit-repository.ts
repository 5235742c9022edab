import type { Database } from '../../database/tables';

/** The date of each patient's first completed appointment with this doctor, by patient key. */
export async function firstVisits(
  database: Database,
  doctorId: string | null,
  patientKeys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (doctorId === null || patientKeys.length === 0) return new Map();
  const rows = await database
    .selectFrom('appointments')
    .select(['patient_key', (select) => select.fn.min('appointment_date').as('since')])
    .where('doctor_id', '=', doctorId)
    .where('patient_key', 'in', patientKeys)
    .where('status', '=', 'completed')
    .groupBy('patient_key')
    .execute();
  return new Map(rows.map(({ patient_key, since }) => [patient_key, since]));
}
