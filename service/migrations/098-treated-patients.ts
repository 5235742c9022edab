import type { Kysely } from 'kysely';

/** A doctor's list asks for each of many rows whether the doctor treats its patient; this index alone answers that. */
export async function treatedPatients({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('appointments_doctor_patient').execute();
  await schema
    .createIndex('appointments_doctor_patient')
    .on('appointments')
    .columns(['doctor_id', 'patient_key', 'status'])
    .execute();
}
