import type { Insertable, Selectable } from 'kysely';
import type { Consent, ConsentKind, ConsentText } from '@nivara/shared/domain/consent';
import { firstSentence } from '@nivara/shared/domain/consent';
import type { ConsentChangesTable, ConsentTextsTable } from '../../database/patient-tables';
import type { Database } from '../../database/tables';

export type TextRow = Selectable<ConsentTextsTable>;
export type ChangeRow = Selectable<ConsentChangesTable>;

const MOST_CHANGES_SHOWN = 100;

export const toConsentText = (row: TextRow): ConsentText => ({
  kind: row.kind as ConsentKind,
  version: row.version,
  title: row.title,
  text: row.text,
  publishedAt: row.published_at,
});

/** The current text with the patient's last answer, which may be to an earlier version. */
export function toConsent(text: TextRow, last: ChangeRow | undefined): Consent {
  const isGiven = last?.state === 'given';
  return {
    id: text.kind as ConsentKind,
    title: text.title,
    date: last?.at ?? null,
    detail: firstSentence(text.text),
    version: text.version,
    state: last?.state ?? 'none',
    givenVersion: isGiven ? last.version : null,
    outdated: isGiven && last.version < text.version,
  };
}

/** The newest text of each kind. */
const currentTexts = (database: Database) =>
  database
    .selectFrom('consent_texts')
    .selectAll()
    .where('version', '=', (where) =>
      where
        .selectFrom('consent_texts as newest')
        .select((select) => select.fn.max('newest.version').as('version'))
        .whereRef('newest.kind', '=', 'consent_texts.kind'),
    );

export const listTexts = (database: Database): Promise<TextRow[]> => currentTexts(database).execute();

export const findText = (database: Database, kind: ConsentKind) =>
  currentTexts(database).where('kind', '=', kind).executeTakeFirst();

const MOST_VERSIONS_SHOWN = 200;

/** Lists the newest version first. */
export const listVersions = (database: Database, kind: ConsentKind): Promise<TextRow[]> =>
  database
    .selectFrom('consent_texts')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS_SHOWN)
    .execute();

/** Counts, for each version, the accounts whose last change to the consent was to give that version. */
export const countGiven = (database: Database) =>
  database
    .selectFrom('consent_changes')
    .select(({ fn }) => ['kind', 'version', fn.countAll<number | string>().as('count')])
    .where('state', '=', 'given')
    .where('number', '=', (where) =>
      where
        .selectFrom('consent_changes as later')
        .select((select) => select.fn.max('later.number').as('number'))
        .whereRef('later.account_id', '=', 'consent_changes.account_id')
        .whereRef('later.kind', '=', 'consent_changes.kind'),
    )
    .groupBy(['kind', 'version'])
    .execute();

/** False when the same version was published concurrently. */
export async function insertText(database: Database, row: Insertable<ConsentTextsTable>): Promise<boolean> {
  const inserted = await database
    .insertInto('consent_texts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The patient's last answer to each kind. */
const lastChanges = (database: Database, accountId: string) =>
  database
    .selectFrom('consent_changes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('number', '=', (where) =>
      where
        .selectFrom('consent_changes as later')
        .select((select) => select.fn.max('later.number').as('number'))
        .whereRef('later.account_id', '=', 'consent_changes.account_id')
        .whereRef('later.kind', '=', 'consent_changes.kind'),
    );

export const listLastChanges = (database: Database, accountId: string): Promise<ChangeRow[]> =>
  lastChanges(database, accountId).execute();

export const findLastChange = (database: Database, accountId: string, kind: ConsentKind) =>
  lastChanges(database, accountId).where('kind', '=', kind).executeTakeFirst();

export const insertChange = (database: Database, row: Insertable<ConsentChangesTable>) =>
  database.insertInto('consent_changes').values(row).returningAll().executeTakeFirstOrThrow();

/** Lists each change with its text, the latest first. */
export const listHistory = (database: Database, accountId: string, kind: ConsentKind) =>
  database
    .selectFrom('consent_changes')
    .innerJoin('consent_texts', (join) =>
      join
        .onRef('consent_texts.kind', '=', 'consent_changes.kind')
        .onRef('consent_texts.version', '=', 'consent_changes.version'),
    )
    .select([
      'consent_changes.version',
      'consent_changes.state',
      'consent_changes.at',
      'consent_texts.title',
      'consent_texts.text',
    ])
    .where('consent_changes.account_id', '=', accountId)
    .where('consent_changes.kind', '=', kind)
    .orderBy('consent_changes.number', 'desc')
    .limit(MOST_CHANGES_SHOWN)
    .execute();
