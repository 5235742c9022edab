import { type Kysely, sql } from 'kysely';
import { owned, primary, required } from './column-kinds';

/** Columns of other tables from which a patient's row is made. */
const SOURCES = [
  { table: 'accounts', account: 'id', columns: ['name', 'email'] },
  { table: 'personal_details', account: 'account_id', columns: ['name', 'dob', 'phone'] },
  { table: 'family_members', account: 'account_id', columns: ['full_name', 'dob'] },
] as const;

/**
 * The name of every account's holder and family member, and the text that a search for one reads: lists of patients are
 * in the order of an index. Triggers make an account's rows anew, so that also the previous release keeps them right.
 */
export async function patientNames(database: Kysely<unknown>, kind: 'sqlite' | 'postgres'): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('patient_names')
    .addColumn('patient_key', 'text', primary)
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('family_member_id', 'text', (column) =>
      column.references('family_members.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', required)
    .addColumn('search_text', 'text', required)
    .execute();
  await schema.createIndex('patient_names_account').on('patient_names').column('account_id').execute();
  await schema
    .createIndex('patient_names_name')
    .on('patient_names')
    .columns(['name', 'patient_key', 'search_text'])
    .execute();
  await schema
    .createView('current_patient_names')
    .as(
      sql`
      select 'account:' || accounts.id as patient_key, accounts.id as account_id, null as family_member_id,
        coalesce(nullif(trim(details.name), ''), accounts.name) as name,
        lower(coalesce(nullif(trim(details.name), ''), accounts.name) || ' ' || coalesce(details.phone, '')
          || ' np-' || substr(accounts.id, 1, 8) || ' ' || coalesce(details.dob, '') || ' ' || accounts.email) as search_text
      from accounts left join personal_details as details on details.account_id = accounts.id
      union all
      select 'family:' || members.id, accounts.id, members.id, members.full_name,
        lower(members.full_name || ' ' || coalesce(details.phone, '')
          || ' np-' || substr(accounts.id, 1, 8) || ' ' || members.dob || ' ' || accounts.email)
      from family_members as members inner join accounts on accounts.id = members.account_id
        left join personal_details as details on details.account_id = accounts.id` as never,
    )
    .execute();
  await sql`insert into patient_names select * from current_patient_names`.execute(database);
  await (kind === 'postgres' ? keepOnPostgres(database) : keepOnSqlite(database));
}

/** Rows of family members who are removed go by their foreign key. */
const renew = (account: string) => `
  insert into patient_names select * from current_patient_names where account_id = ${account}
    on conflict (patient_key) do update set name = excluded.name, search_text = excluded.search_text;`;

async function keepOnSqlite(database: Kysely<unknown>): Promise<void> {
  for (const { table, account, columns } of SOURCES) {
    const changes = [
      ['insert', 'insert', 'new'],
      ['update', `update of ${columns.join(', ')}`, 'new'],
      ['delete', 'delete', 'old'],
    ] as const;
    for (const [change, event, row] of changes)
      await sql
        .raw(
          `create trigger ${table}_${change}_patient_names after ${event} on ${table}
             begin ${renew(`${row}.${account}`)} end`,
        )
        .execute(database);
  }
}

async function keepOnPostgres(database: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create function renew_patient_names() returns trigger language plpgsql as $$
         declare changed text := case when tg_op = 'DELETE' then to_jsonb(old) ->> tg_argv[0]
           else to_jsonb(new) ->> tg_argv[0] end;
         begin ${renew('changed')} return null; end $$`,
    )
    .execute(database);
  for (const { table, account, columns } of SOURCES)
    await sql
      .raw(
        `create trigger ${table}_patient_names after insert or delete or update of ${columns.join(', ')} on ${table}
           for each row execute function renew_patient_names('${account}')`,
      )
      .execute(database);
  // An extension that comes with PostgreSQL; where the role may not create it, a search reads every name.
  await sql
    .raw(
      `do $$ begin
         create extension if not exists pg_trgm;
         create index patient_names_search on patient_names using gin (search_text gin_trgm_ops);
       exception when insufficient_privilege or undefined_file or feature_not_supported then null; end $$`,
    )
    .execute(database);
}
