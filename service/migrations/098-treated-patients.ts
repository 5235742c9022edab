import type { Kysely } from 'kysely';

/** Lists of doctors ask for many rows whether the doctor treats their patient; this index alone answers. */
export async function treatedPatients({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('appointments_doctor_patient').execute();
  await schema
    .createIndex('appointments_doctor_patient')
    .on('appointments')
    .columns(['doctor_id', 'patient_key', 'status'])
    .execute();
}
