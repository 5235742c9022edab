import type { Kysely } from 'kysely';
import { linked, owned, primary, required, unique } from './column-kinds';

export async function patients({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('personal_details')
    .addColumn('id', 'text', primary)
    .addColumn('account_id', 'text', (column) => owned('accounts.id')(column).unique())
    .addColumn('version', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('dob', 'text')
    .addColumn('phone', 'text')
    .addColumn('language', 'text')
    .addColumn('record', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();

  await schema
    .createTable('family_members')
    .addColumn('id', 'text', primary)
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('first_name', 'text', required)
    .addColumn('middle_name', 'text', required)
    .addColumn('last_name', 'text', required)
    .addColumn('full_name', 'text', required)
    .addColumn('dob', 'text', required)
    .addColumn('gender', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await schema.createIndex('family_members_account_id').on('family_members').column('account_id').execute();

  await schema
    .createTable('uploads')
    .addColumn('id', 'text', primary)
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('display_name', 'text', required)
    .addColumn('stored_name', 'text', unique)
    .addColumn('size', 'integer', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await schema.createIndex('uploads_account_id').on('uploads').column('account_id').execute();

  await schema
    .createTable('consent_texts')
    .addColumn('kind', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('published_at', 'text', required)
    .addPrimaryKeyConstraint('consent_texts_key', ['kind', 'version'])
    .execute();

  await schema
    .createTable('consent_changes')
    .addColumn('id', 'text', primary)
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('kind', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('number', 'integer', required)
    .addColumn('state', 'text', required)
    .addColumn('at', 'text', required)
    .addUniqueConstraint('consent_changes_order', ['account_id', 'kind', 'number'])
    .execute();

  for (const table of ['messages', 'enrolments'] as const) {
    await schema
      .createTable(table)
      .addColumn('id', 'text', primary)
      .addColumn('account_id', 'text', linked('accounts.id'))
      .addColumn('course', 'text')
      .addColumn('first_name', 'text', required)
      .addColumn('last_name', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('phone', 'text', required)
      .addColumn('message', 'text', required)
      .addColumn('status', 'text', required)
      .addColumn('created_at', 'text', required)
      .execute();
    await schema.createIndex(`${table}_created_at`).on(table).column('created_at').execute();
  }
}
