import type { Kysely } from 'kysely';
import { linked, primary, required } from './column-kinds';

export async function courseDates({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('course_dates')
    .addColumn('id', 'text', primary)
    .addColumn('course', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('starts_on', 'text', required)
    .addColumn('ends_on', 'text')
    .addColumn('times', 'text', required)
    .addColumn('place', 'text', required)
    .addColumn('teacher', 'text', required)
    .addColumn('fee_paise', 'integer', required)
    .addColumn('tax_percent', 'integer', required)
    .addColumn('seats', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await schema
    .createIndex('course_dates_course')
    .on('course_dates')
    .columns(['course', 'starts_on'])
    .execute();
  await schema
    .alterTable('enrolments')
    .addColumn('course_date_id', 'text', linked('course_dates.id'))
    .execute();
  await schema.alterTable('enrolments').addColumn('seat', 'text').execute();
  await schema.alterTable('enrolments').addColumn('bill_id', 'text', linked('bills.id')).execute();
  await schema
    .createIndex('enrolments_course_date')
    .on('enrolments')
    .columns(['course_date_id', 'seat', 'created_at'])
    .execute();
}
