import { type Kysely, sql } from 'kysely';
import { owned, primary, required } from './column-kinds';

/**
 * A table with the name of every account's holder and family member, and a text for searches: an index then serves the
 * lists of patients. Triggers update the rows, which therefore stay right while the previous release still runs.
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
    .addColumn('email', 'text', required)
    .execute();
  await schema.createIndex('patient_names_account').on('patient_names').column('account_id').execute();
  await schema
    .createIndex('patient_names_name')
    .on('patient_names')
    .columns(['name', 'patient_key', 'search_text', 'email'])
    .execute();
  await schema
    .createView('current_patient_names')
    .as(
      sql`
      select 'account:' || accounts.id as patient_key, accounts.id as account_id, null as family_member_id,
        coalesce(nullif(trim(details.name), ''), accounts.name) as name,
        lower(coalesce(nullif(trim(details.name), ''), accounts.name) || ' ' || coalesce(details.phone, '')
          || ' np-' || substr(accounts.id, 1, 8) || ' ' || coalesce(details.dob, '')) as search_text,
        lower(accounts.email) as email
      from accounts left join personal_details as details on details.account_id = accounts.id
      union all
      select 'family:' || members.id, accounts.id, members.id, members.full_name,
        lower(members.full_name || ' ' || coalesce(details.phone, '')
          || ' np-' || substr(accounts.id, 1, 8) || ' ' || members.dob),
        lower(accounts.email)
      from family_members as members inner join accounts on accounts.id = members.account_id
        left join personal_details as details on details.account_id = accounts.id` as never,
    )
    .execute();
  await sql`insert into patient_names select * from current_patient_names`.execute(database);
  await (kind === 'postgres' ? addTriggersOnPostgres(database) : addTriggersOnSqlite(database));
}

const insert = (key: string) => `
  insert into patient_names select * from current_patient_names where patient_key = ${key};`;

/** Skips rows whose account or family member is being deleted, since the view has no values for them any more. */
const update = (where: string) => `
  update patient_names set (name, search_text, email) = (
    select name, search_text, email from current_patient_names as fresh where fresh.patient_key = patient_names.patient_key)
  where ${where} and patient_key in (select patient_key from current_patient_names where ${where});`;

/** Foreign keys delete the rows of deleted accounts and family members. */
const TRIGGERS = [
  { table: 'accounts', event: 'insert', work: insert(`'account:' || new.id`) },
  { table: 'accounts', event: 'update of name, email', work: update('account_id = new.id') },
  { table: 'family_members', event: 'insert', work: insert(`'family:' || new.id`) },
  {
    table: 'family_members',
    event: 'update of full_name, dob',
    work: update(`patient_key = 'family:' || new.id`),
  },
  { table: 'personal_details', event: 'insert', work: update('account_id = new.account_id') },
  {
    table: 'personal_details',
    event: 'update of name, dob, phone',
    work: update('account_id = new.account_id'),
  },
  { table: 'personal_details', event: 'delete', work: update('account_id = old.account_id') },
] as const;

const nameOf = ({ table, event }: (typeof TRIGGERS)[number]) =>
  `${table}_${event.split(' ')[0]}_patient_names`;

async function addTriggersOnSqlite(database: Kysely<unknown>): Promise<void> {
  for (const trigger of TRIGGERS)
    await sql
      .raw(
        `create trigger ${nameOf(trigger)} after ${trigger.event} on ${trigger.table} begin ${trigger.work} end`,
      )
      .execute(database);
}

async function addTriggersOnPostgres(database: Kysely<unknown>): Promise<void> {
  for (const trigger of TRIGGERS) {
    const name = nameOf(trigger);
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin ${trigger.work} return null; end $$`,
      )
      .execute(database);
    await sql
      .raw(
        `create trigger ${name} after ${trigger.event} on ${trigger.table} for each row execute function ${name}()`,
      )
      .execute(database);
  }
  // PostgreSQL brings this extension; where the role may not create it, a search reads every name.
  await sql
    .raw(
      `do $$ begin
         create extension if not exists pg_trgm;
         create index patient_names_search on patient_names using gin (search_text gin_trgm_ops, email gin_trgm_ops);
       exception when insufficient_privilege or undefined_file or feature_not_supported then null; end $$`,
    )
    .execute(database);
}
