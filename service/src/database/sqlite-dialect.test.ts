import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import { embeddedDialect } from './sqlite-dialect';

interface Tables {
  counters: { name: string; value: number };
}

let folder: string;
let file: string;
let database: Kysely<Tables>;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-sqlite-'));
  file = path.join(folder, 'test.db');
  database = new Kysely<Tables>({ dialect: embeddedDialect(file, 100) });
  await sql`create table counters (name text primary key, value integer not null)`.execute(database);
  await database.insertInto('counters').values({ name: 'one', value: 1 }).execute();
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true });
});

const add = () =>
  database
    .updateTable('counters')
    .set(({ eb }) => ({ value: eb('value', '+', 1) }))
    .execute();
const value = async () => (await database.selectFrom('counters').select('value').executeTakeFirst())?.value;

it('writes again after another process has kept the lock for longer than a write is retried', async () => {
  const other = new Libsql(file);
  other.exec('begin immediate');
  other.exec('update counters set value = value + 10');
  const refused = database.deleteFrom('counters').where('name', '=', 'none');
  await expect(refused.execute()).rejects.toThrow(/locked/);
  await expect(database.transaction().execute(() => Promise.resolve())).rejects.toThrow(/locked/);
  other.exec('commit');
  other.close();
  await add();
  await database
    .transaction()
    .execute((transaction) => transaction.updateTable('counters').set({ value: 20 }).execute());
  await add();
  expect(await value()).toBe(21);
});

it('undoes a write that fails, and writes again', async () => {
  const twice = database.insertInto('counters').values([
    { name: 'two', value: 2 },
    { name: 'one', value: 1 },
  ]);
  await expect(twice.execute()).rejects.toThrow(/UNIQUE/);
  await add();
  expect(await database.selectFrom('counters').selectAll().execute()).toEqual([{ name: 'one', value: 2 }]);
});

it('frees the memory of statements that the cache has dropped', async () => {
  // Only a full garbage collection clears a weak reference, and only the memory of the dropped statements is
  // large enough here to cause one.
  const collected = new WeakRef({});
  for (let number = 0; number < 3000; number += 1) {
    await sql`select value from counters where value = ${sql.lit(number)}`.execute(database);
    await new Promise(setImmediate);
  }
  expect(collected.deref()).toBeUndefined();
});
