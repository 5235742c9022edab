import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { AppContext } from '../src/app-context';
import { type Cast, gatherCast } from './cast';
import { createPreparedDatabase } from './prepared-database';
import { type TestApp, startTestApp } from './test-app';
import { type TestDatabase, createTestDatabase } from './test-database';

interface Prepared {
  cast: Cast;
  copy: () => Promise<TestDatabase>;
}

let prepared: Promise<Prepared> | undefined;

/** An app with a signed-in cast: five sign-ins take longer than most tests, so each test file does them once. */
export async function startTestWithCast(
  overrides: Partial<AppContext> = {},
): Promise<{ test: TestApp; cast: Cast }> {
  prepared ??= prepare();
  const { cast, copy } = await prepared;
  return { test: await startTestApp(overrides, await copy()), cast: structuredClone(cast) };
}

async function prepare(): Promise<Prepared> {
  const stored = await createPreparedDatabase();
  const test = await startTestApp({}, { ...stored, remove: async () => undefined });
  const cast = await gatherCast(test);
  await test.settled();
  if (!('file' in stored.location)) {
    await test.close();
    // The stored database is removed with the server after all tests.
    return { cast, copy: () => createTestDatabase(stored.name) };
  }
  await sql`pragma wal_checkpoint(truncate)`.execute(test.context.database);
  await test.close();
  const content = readFileSync(stored.location.file);
  await stored.remove();
  return { cast, copy: () => createFileWith(content) };
}

async function createFileWith(content: Buffer): Promise<TestDatabase> {
  const database = await createTestDatabase();
  if ('file' in database.location) writeFileSync(database.location.file, content);
  return database;
}
