import type { TableMetadata } from 'kysely';
import { type Migration, migrations } from '../../migrations/migrations';
import { createTestDatabase } from '../../test/test-database';
import { migrate } from './migrate';
import { openDatabase } from './open-database';

/**
 * A migration runs while the previous release still serves, so it only adds. A later release may remove what nothing
 * uses any more: the migration that does so is listed here with the release that stopped the use.
 */
const CONTRACTIONS: Readonly<Record<string, string>> = {};

/** The first migration that follows this rule. */
const FIRST_CHECKED = '080-inbox';

const names = Object.keys(migrations);

it('each migration adds only what the previous release can ignore', async () => {
  const faults: string[] = [];
  const schemaUntil = async (count: number) =>
    schemaAfter(Object.fromEntries(Object.entries(migrations).slice(0, count)));
  let before: TableMetadata[] | undefined;
  for (const [index, name] of names.entries()) {
    if (name < FIRST_CHECKED) continue;
    before ??= await schemaUntil(index);
    const after = await schemaUntil(index + 1);
    if (!(name in CONTRACTIONS))
      faults.push(...changesThatBreak(before, after).map((fault) => `${name}: ${fault}`));
    before = after;
  }
  expect(faults).toEqual([]);
});

it.each([
  ['a column goes', { columns: ['id', 'name'] }, { columns: ['id'] }, ['people.name is gone']],
  ['a table goes', { columns: ['id'] }, undefined, ['people is gone']],
  ['a column comes', { columns: ['id'] }, { columns: ['id', 'age?'] }, []],
  [
    'a column comes that must be set',
    { columns: ['id'] },
    { columns: ['id', 'age'] },
    ['people.age has to be set'],
  ],
  ['a column has to be set', { columns: ['age?'] }, { columns: ['age'] }, ['people.age has to be set']],
] as const)('reports what breaks, if anything, when %s', (_case, before, after, faults) => {
  expect(changesThatBreak([people(before)], after ? [people(after)] : [])).toEqual(faults);
});

async function schemaAfter(some: Readonly<Record<string, Migration>>): Promise<TableMetadata[]> {
  const stored = await createTestDatabase();
  const { database, kind } = openDatabase(stored.location, () => undefined);
  await migrate(database, kind, some);
  const tables = await database.introspection.getTables();
  await database.destroy();
  await stored.remove();
  return tables;
}

function changesThatBreak(before: TableMetadata[], after: TableMetadata[]): string[] {
  return before.flatMap(({ name: table, columns }) => {
    const columnsAfter = after.find(({ name }) => name === table)?.columns;
    if (!columnsAfter) return [`${table} is gone`];
    const removed = columns.filter(({ name }) => !columnsAfter.some((column) => column.name === name));
    const demanded = columnsAfter.filter(({ name, isNullable, hasDefaultValue }) => {
      const earlier = columns.find((column) => column.name === name);
      const mayStayOut = (column: { isNullable: boolean; hasDefaultValue: boolean }) =>
        column.isNullable || column.hasDefaultValue;
      return !mayStayOut({ isNullable, hasDefaultValue }) && (!earlier || mayStayOut(earlier));
    });
    return [
      ...removed.map(({ name }) => `${table}.${name} is gone`),
      ...demanded.map(({ name }) => `${table}.${name} has to be set`),
    ];
  });
}

/** A question mark stands for a column that may stay empty. */
const people = ({ columns }: { columns: readonly string[] }): TableMetadata => ({
  name: 'people',
  isView: false,
  columns: columns.map((column) => ({
    name: column.replace('?', ''),
    dataType: 'text',
    isNullable: column.endsWith('?'),
    hasDefaultValue: false,
    isAutoIncrementing: false,
  })),
});
