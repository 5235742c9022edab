import { type Kysely, sql } from 'kysely';
import { owned, primary, required } from './column-kinds';

export async function notices(database: Kysely<unknown>, kind: 'sqlite' | 'postgres'): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('notifications')
    .addColumn('id', 'text', primary)
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('kind', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('link', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('read_at', 'text')
    .execute();
  await schema
    .createIndex('notifications_account_id')
    .on('notifications')
    .columns(['account_id', 'created_at'])
    .execute();
  await schema
    .createTable('mail_preferences')
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('kind', 'text', required)
    .addPrimaryKeyConstraint('mail_preferences_key', ['account_id', 'kind'])
    .execute();

  await schema
    .createTable('mail_queue')
    .addColumn('id', 'text', primary)
    .addColumn('recipient', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('next_try_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await schema.createIndex('mail_queue_next_try_at').on('mail_queue').column('next_try_at').execute();

  await schema
    .createTable('audit')
    .addColumn('id', 'text', primary)
    .addColumn('at', 'text', required)
    .addColumn('actor_id', 'text')
    .addColumn('actor_role', 'integer')
    .addColumn('action', 'text', required)
    .addColumn('noun', 'text', required)
    .addColumn('record_id', 'text')
    .addColumn('patient_id', 'text')
    .execute();
  await schema.createIndex('audit_patient_id').on('audit').columns(['patient_id', 'at']).execute();
  await (kind === 'sqlite' ? onlyAppendSqlite(database) : onlyAppendPostgres(database));
}

async function onlyAppendSqlite(database: Kysely<unknown>): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql
      .raw(
        `create trigger audit_no_${change} before ${change} on audit
           begin select raise(abort, 'the audit is append-only'); end`,
      )
      .execute(database);
  }
}

async function onlyAppendPostgres(database: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception 'the audit is append-only'; end $$`.execute(database);
  await sql`create trigger audit_append_only before update or delete or truncate on audit
    for each statement execute function refuse_audit_change()`.execute(database);
}
