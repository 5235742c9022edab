import type { Kysely } from 'kysely';
import { linked, needs, owned, primary, required, unique } from './column-kinds';

/**
 * Prescriptions, tests and plans keep the patient's name as it was when the doctor wrote them; prescriptions
 * also keep the phone.
 */
export async function care({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('prescriptions')
    .addColumn('id', 'text', primary)
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('family_member_id', 'text', linked('family_members.id'))
    .addColumn('doctor_id', 'text', needs('doctors.account_id'))
    .addColumn('patient_name', 'text', required)
    .addColumn('phone', 'text')
    .addColumn('kind', 'text', required)
    .addColumn('date', 'text', required)
    .addColumn('info', 'text', required)
    .addColumn('clinical_notes', 'text', required)
    .addColumn('prescription', 'text', required)
    .addColumn('items', 'text', required)
    .addColumn('bed_id', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await schema
    .createIndex('prescriptions_account_id')
    .on('prescriptions')
    .columns(['account_id', 'date'])
    .execute();

  await schema
    .createTable('tests')
    .addColumn('id', 'text', primary)
    .addColumn('test_id', 'text', unique)
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('family_member_id', 'text', linked('family_members.id'))
    .addColumn('doctor_id', 'text', needs('doctors.account_id'))
    .addColumn('appointment_id', 'text', linked('appointments.id'))
    .addColumn('patient_key', 'text', required)
    .addColumn('patient_name', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('booking_date', 'text', required)
    .addColumn('appointment_date', 'text')
    .addColumn('appointment_time', 'text')
    .addColumn('completed_at', 'text')
    .addColumn('report', 'text', required)
    .addColumn('remark', 'text', required)
    .addColumn('analytes', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await schema
    .createIndex('tests_account_id')
    .on('tests')
    .columns(['account_id', 'kind', 'status'])
    .execute();

  await schema
    .createTable('test_values')
    .addColumn('id', 'text', primary)
    .addColumn('test_id', 'text', owned('tests.id'))
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('analyte', 'text', required)
    .addColumn('value', 'double precision', required)
    .addColumn('unit', 'text', required)
    .addColumn('low', 'double precision')
    .addColumn('high', 'double precision')
    .addColumn('measured_at', 'text', required)
    .execute();
  await schema.createIndex('test_values_test_id').on('test_values').column('test_id').execute();
  await schema
    .createIndex('test_values_trend')
    .on('test_values')
    .columns(['account_id', 'analyte', 'measured_at'])
    .execute();

  await schema
    .createTable('care_plans')
    .addColumn('id', 'text', primary)
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('family_member_id', 'text', linked('family_members.id'))
    .addColumn('doctor_id', 'text', needs('doctors.account_id'))
    .addColumn('patient_name', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('notes', 'text', required)
    .addColumn('valid_from', 'text', required)
    .addColumn('valid_to', 'text', required)
    .addColumn('items', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await schema
    .createIndex('care_plans_account_id')
    .on('care_plans')
    .columns(['account_id', 'kind', 'valid_to'])
    .execute();

  await schema
    .createTable('care_plan_marks')
    .addColumn('plan_id', 'text', owned('care_plans.id'))
    .addColumn('item_id', 'text', required)
    .addColumn('date', 'text', required)
    .addColumn('marked_at', 'text', required)
    .addPrimaryKeyConstraint('care_plan_marks_key', ['plan_id', 'date', 'item_id'])
    .execute();
}
