import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { migrate } from '../src/database/migrate';
import { type DatabaseLocation, openDatabase } from '../src/database/open-database';
import { addDemoAccounts } from '../src/modules/accounts/demo-accounts';
import { addDemoDoctors } from '../src/modules/doctors/demo-doctors';
import { PasswordHasher } from '../src/security/password-hasher';
import { QUICK_COST } from './quick-cost';
import {
  type TestDatabase,
  asAdministrator,
  createTestDatabase,
  databaseKind,
  serverAddress,
} from './test-database';

/** The clinic's clock at the start of each test: Monday, 2 March 2026, 10:00 AM in Pune. */
export const TEST_BEGINS = '2026-03-02T04:30:00.000Z';

const TEMPLATE = 'prepared_clinic';
/** Any number that is equal in all workers. */
const TEMPLATE_LOCK = 72_616_102;

/** Copies a migrated database with demo accounts and doctors, which is made once for hundreds of tests. */
export const createPreparedDatabase = (): Promise<TestDatabase> =>
  databaseKind === 'sqlite' ? copyFile() : copyOnServer();

async function copyFile(): Promise<TestDatabase> {
  const folder = process.env.PREPARED_DATABASES;
  if (!folder) throw new Error('Run the service’s tests with the jest configuration of the project.');
  const original = path.join(folder, 'clinic.db');
  if (!existsSync(original)) await makeFile(original);
  const database = await createTestDatabase();
  if ('file' in database.location) copyFileSync(original, database.location.file);
  return database;
}

/** Concurrent workers make the same file; renaming keeps partial files invisible. */
async function makeFile(original: string): Promise<void> {
  const made = await createTestDatabase();
  await fill(made.location);
  if ('file' in made.location) renameSync(made.location.file, original);
  await made.remove();
}

let template: Promise<void> | undefined;

async function copyOnServer(): Promise<TestDatabase> {
  const server = await serverAddress();
  template ??= makeTemplate(server);
  await template;
  return createTestDatabase(TEMPLATE);
}

/** The workers of a run share one template: the first worker makes it, and the other workers wait. */
async function makeTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount) return;
    const unfinished = `unfinished_${randomBytes(4).toString('hex')}`;
    await client.query(`create database ${unfinished}`);
    const url = new URL(server);
    url.pathname = unfinished;
    await fill({ url: url.toString() });
    await asAdministrator(server, `alter database ${unfinished} rename to ${TEMPLATE}`);
  } finally {
    await client.end();
  }
}

async function fill(location: DatabaseLocation): Promise<void> {
  const { database, kind } = openDatabase(location, () => undefined);
  const now = () => new Date(TEST_BEGINS);
  const context = { database, now, randomBytes, passwords: new PasswordHasher(QUICK_COST) };
  await migrate(database, kind);
  await addDemoAccounts(context);
  await addDemoDoctors(context as Parameters<typeof addDemoDoctors>[0]);
  // Everything must be in the database file, since the write-ahead log is not copied.
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(database);
  await database.destroy();
}
