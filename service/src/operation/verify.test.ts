import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_MIGRATION_TABLE, sql } from 'kysely';
import { migrate } from '../database/migrate';
import { openDatabase } from '../database/open-database';
import { parseEnvironment } from '../environment';
import { findAccountByLogin } from '../modules/accounts/account-repository';
import { putTotp } from '../modules/second-factor/second-factor-repository';
import { sealKey } from '../modules/second-factor/totp';
import { startTestApp } from '../../test/test-app';
import { createTestDatabase, type TestDatabase } from '../../test/test-database';
import { verifyService } from './verify';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-verify-'));
});
afterEach(async () => {
  await database.remove();
  rmSync(folder, { recursive: true, force: true });
});

const verify = async (
  variables: Record<string, string> = {},
  now = new Date(),
  location = database.location,
) => {
  const environment = parseEnvironment({ DATA_DIR: folder, ...variables });
  const found = await verifyService({ ...environment, database: location }, now);
  return Object.fromEntries(found.map(({ subject, state, found: text }) => [subject, `${state}: ${text}`]));
};

async function withDatabase(
  work: (open: ReturnType<typeof openDatabase>) => Promise<unknown>,
): Promise<void> {
  const open = openDatabase(database.location, () => undefined);
  await work(open);
  await open.database.destroy();
}

it('reports a migrated database as good', async () => {
  await withDatabase((open) => migrate(open.database, open.kind));
  expect(await verify()).toMatchObject({
    database: expect.stringMatching(/^good: (sqlite|postgres) answers$/),
    migrations: 'good: all are done',
    clock: 'good: agrees with the database’s',
  });
});

it('reports a missing database file once there is a folder of backups', async () => {
  const file = path.join(folder, 'nivara.db');
  const found = async () =>
    Object.fromEntries(
      (await verifyService(parseEnvironment({ DATA_DIR: folder }))).map((finding) => [
        finding.subject,
        `${finding.state}: ${finding.found}`,
      ]),
    ).database;
  expect(await found()).toBe(`good: none yet; the first start makes ${file}`);
  mkdirSync(path.join(folder, 'backups'));
  expect(await found()).toBe(`bad: ${file} is missing, although there is ${path.join(folder, 'backups')}`);
});

it('reports a damaged database file, and goes on with the other checks', async () => {
  const file = path.join(folder, 'nivara.db');
  writeFileSync(file, 'no database'.repeat(50));
  writeFileSync(path.join(folder, 'service.key'), 'ab'.repeat(32), { mode: 0o600 });
  const found = await verifyService(parseEnvironment({ DATA_DIR: folder }));
  const inWords = Object.fromEntries(
    found.map(({ subject, state, found: text }) => [subject, `${state}: ${text}`]),
  );
  expect(inWords).toMatchObject({
    database: `bad: ${file} is damaged`,
    'service.key': 'good: nobody else can read it',
    mail: expect.stringMatching(/^doubtful: /),
  });
});

it('reports a database that a newer version has used', async () => {
  await withDatabase(async (open) => {
    await migrate(open.database, open.kind);
    await sql`insert into ${sql.table(DEFAULT_MIGRATION_TABLE)} (name, timestamp) values ('999-later', '')`.execute(
      open.database,
    );
  });
  expect((await verify()).migrations).toBe('bad: the database knows 999-later, and this version does not');
});

it('reports a mail server and a scanner that do not answer', async () => {
  expect(await verify({ SMTP_URL: 'smtp://127.0.0.1:9', CLAMD_URL: 'tcp://127.0.0.1:9' })).toMatchObject({
    mail: expect.stringMatching(/^bad: The mail server does not answer, or refuses the sign-in/),
    'virus scanner': expect.stringMatching(/^bad: /),
  });
});

it('reports a key that others can read, and demo data on a public site', async () => {
  const key = path.join(folder, 'service.key');
  writeFileSync(key, 'ab'.repeat(32), { mode: 0o644 });
  const found = await verify({ DEMO: '1', SITE_URL: 'https://clinic.example' });
  expect(found).toMatchObject({
    'service.key': 'bad: others can read it',
    'demo data': expect.stringMatching(/^bad: /),
  });
  chmodSync(key, 0o600);
  expect((await verify())['service.key']).toBe('good: nobody else can read it');
});

it('reports a missing key once a service has used the database', async () => {
  expect((await verify())['service.key']).toBe('good: none yet; the first start makes it');
  await withDatabase((open) => migrate(open.database, open.kind));
  expect((await verify())['service.key']).toBe(
    'bad: it is missing, so authenticator apps and links in mails will not work',
  );
});

it('reports the accounts whose authenticator keys cannot be opened with service.key', async () => {
  const test = await startTestApp();
  const account = await findAccountByLogin(test.context.database, 'doctor');
  const account_id = account?.id ?? '';
  const sealed_key = sealKey(
    { ...test.context, secret: Buffer.alloc(32, 0xab) },
    account_id,
    'JBSWY3DPEHPK3PXP',
  );
  const created_at = test.context.now().toISOString();
  await putTotp(test.context.database, { account_id, sealed_key, last_step: 0, created_at });
  const found = () => verify({}, new Date(), test.location);
  const key = path.join(folder, 'service.key');
  writeFileSync(key, 'ab'.repeat(32), { mode: 0o600 });
  expect((await found())['authenticator apps']).toBeUndefined();
  writeFileSync(key, 'cd'.repeat(32));
  expect(await found()).toMatchObject({
    'service.key': 'good: nobody else can read it',
    'authenticator apps': 'bad: service.key does not open those of doctor',
  });
  await test.close();
});

it('reports a damaged key', async () => {
  writeFileSync(path.join(folder, 'service.key'), 'ab'.repeat(31), { mode: 0o600 });
  expect((await verify())['service.key']).toBe(
    'bad: it is damaged or cannot be read, so the service does not start',
  );
});
