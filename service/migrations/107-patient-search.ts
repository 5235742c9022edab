import { type Kysely, sql } from 'kysely';

const TEXT = (row: string) => `${row}.search_text || ' ' || ${row}.email`;

/** Restoring a backup fills the index anew, too. */
export const FILL_PATIENT_SEARCH = [
  'delete from patient_search',
  'delete from patient_search_ids',
  'insert into patient_search_ids (patient_key) select patient_key from patient_names',
  `insert into patient_search (rowid, text) select ids.id, ${TEXT('names')}
    from patient_search_ids as ids inner join patient_names as names on names.patient_key = ids.patient_key`,
];

const idOf = (row: string) => `(select id from patient_search_ids where patient_key = ${row}.patient_key)`;

const TRIGGERS = [
  `create trigger patient_names_insert_search after insert on patient_names begin
    insert into patient_search_ids (patient_key) values (new.patient_key);
    insert into patient_search (rowid, text) values (${idOf('new')}, ${TEXT('new')}); end`,
  `create trigger patient_names_update_search after update of search_text, email on patient_names begin
    update patient_search set text = ${TEXT('new')} where rowid = ${idOf('new')}; end`,
  // Before the deletion, since the id goes with the name.
  `create trigger patient_names_delete_search before delete on patient_names begin
    delete from patient_search where rowid = ${idOf('old')}; end`,
];

/**
 * Adds to SQLite an index of parts of words in names, as PostgreSQL has had since migration 095: without it, a search
 * for a rare word read every name. The rows of `patient_names` have no number that survives SQLite's vacuum, so a
 * separate table gives each name a number.
 */
export async function patientSearch(database: Kysely<unknown>, kind: 'sqlite' | 'postgres'): Promise<void> {
  if (kind === 'postgres') return;
  await database.schema
    .createTable('patient_search_ids')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('patient_key', 'text', (column) =>
      column.notNull().unique().references('patient_names.patient_key').onDelete('cascade'),
    )
    .execute();
  for (const statement of [
    `create virtual table patient_search using fts5 (text, tokenize = 'trigram')`,
    // What is deleted leaves the index at once, and not only when parts of it are merged.
    `insert into patient_search (patient_search, rank) values ('secure-delete', 1)`,
    ...FILL_PATIENT_SEARCH,
    ...TRIGGERS,
  ])
    await sql.raw(statement).execute(database);
}
