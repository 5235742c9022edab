import { sql } from 'kysely';
import { wordsOf } from '../../database/list-page';
import type { Database, DatabaseKind } from '../../database/tables';

/** The index of SQLite has every three letters in a row, so it finds no shorter word. */
const SHORTEST_WORD = 3;
/** For up to this many patients, reading the rows one by one is quicker than reading all names in their order. */
export const MOST_FEW = 200;

/**
 * The keys of all patients whom a search finds, if they are few: those are then read one by one. Undefined for a search that
 * finds many, or has no word of three letters: reading the names in their order then soon fills a page. Undefined
 * on PostgreSQL, too, which decides by itself whether to use its index.
 */
export async function findFew(
  database: Database,
  kind: DatabaseKind,
  q: string | undefined,
): Promise<string[] | undefined> {
  const words = wordsOf(q).filter((word) => Array.from(word).length >= SHORTEST_WORD);
  if (kind === 'postgres' || words.length === 0) return undefined;
  const asPhrases = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ');
  const { rows } = await sql<{ patient_key: string }>`
    select ids.patient_key from patient_search inner join patient_search_ids as ids on ids.id = patient_search.rowid
    where patient_search match ${asPhrases} limit ${sql.lit(MOST_FEW + 1)}`.execute(database);
  return rows.length > MOST_FEW ? undefined : rows.map(({ patient_key }) => patient_key);
}

/** True for the patients of `few`, and for everybody where it is undefined. */
export function isAmong(few: readonly string[] | undefined) {
  if (few === undefined) return sql<boolean>`1 = 1`;
  return few.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`patient.patient_key in (${sql.join(few)})`;
}
