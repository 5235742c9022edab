import type { Kysely } from 'kysely';
import { linked, needs, owned, primary, required } from './column-kinds';

/** Prescriptions, tests and plans that are written during a visit belong to it. */
const WRITTEN_DURING = ['prescriptions', 'tests', 'care_plans'] as const;

/** A visit exists once the patient arrives or the doctor writes; its state follows from its moments and the appointment's status. */
export async function visits({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('visits')
    .addColumn('appointment_id', 'text', (column) => owned('appointments.id')(column).primaryKey())
    .addColumn('arrived_at', 'text')
    .addColumn('started_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('complaint', 'text', required)
    .addColumn('findings', 'text', required)
    .addColumn('assessment', 'text', required)
    .addColumn('plan', 'text', required)
    .addColumn('advice', 'text', required)
    .addColumn('follow_up_on', 'text')
    .addColumn('version', 'integer', required)
    .addColumn('signed_at', 'text')
    .addColumn('signed_by', 'text', (column) => column.references('doctors.account_id'))
    .execute();

  await schema
    .createTable('visit_addenda')
    .addColumn('id', 'text', primary)
    .addColumn('appointment_id', 'text', owned('visits.appointment_id'))
    .addColumn('doctor_id', 'text', needs('doctors.account_id'))
    .addColumn('text', 'text', required)
    .addColumn('at', 'text', required)
    .execute();
  await schema
    .createIndex('visit_addenda_appointment_id')
    .on('visit_addenda')
    .column('appointment_id')
    .execute();

  for (const table of WRITTEN_DURING) {
    await schema.alterTable(table).addColumn('visit_id', 'text', linked('appointments.id')).execute();
    await schema.createIndex(`${table}_visit_id`).on(table).column('visit_id').execute();
  }
  await schema
    .createIndex('appointments_of_day')
    .on('appointments')
    .columns(['doctor_id', 'appointment_date'])
    .execute();
}
