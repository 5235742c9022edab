import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/open-database';
import { prepareDataFolder } from './prepared-data-folder';
import { type RunningService, ServiceProgram } from './running-service';
import { post, sessionStatus, signIn } from './service-calls';
import { type TestDatabase, databaseKind } from './test-database';

const STARTING_MS = 60_000;

let program: ServiceProgram;
let dataFolder: string;
let stored: TestDatabase;

beforeAll(async () => {
  program = await ServiceProgram.bundle();
}, STARTING_MS);
afterAll(() => program.remove());

async function begin(): Promise<void> {
  dataFolder = await mkdtemp(path.join(os.tmpdir(), 'nivara-data-'));
  stored = await prepareDataFolder(dataFolder);
}
async function end(): Promise<void> {
  program.killAll();
  await stored.remove();
  await rm(dataFolder, { recursive: true, force: true });
}

/** The link is mailed after the answer; a mail that is being written has a name with a leading dot. */
async function tokenInOutbox(folder: string): Promise<string> {
  for (;;) {
    const files = await readdir(folder).catch(() => []);
    const mails = await Promise.all(
      files
        .filter((name) => /^[^.].*\.eml$/.test(name))
        .map((name) => readFile(path.join(folder, name), 'utf8')),
    );
    const token = /#account=([\w-]{43})/.exec(mails.join(''))?.[1];
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const startService = () => program.start(dataFolder, stored.location);

describe('services that run one after the other', () => {
  beforeEach(begin);
  afterEach(end);

  it(
    'keep accounts and sessions after an orderly stop and after a kill',
    async () => {
      const first = await startService();
      const health = await (await fetch(`${first.url}/healthz`)).json();
      expect(health).toEqual({ status: 'ok', database: databaseKind });
      const cookie = await signIn(first);
      expect(await first.stop('SIGTERM')).toBe(0);

      const second = await startService();
      expect(await sessionStatus(second, cookie)).toBe(200);
      const asha = { name: 'Asha', email: 'asha@example.org', password: 'a quiet river' };
      expect((await post(`${second.url}/accounts`, asha)).status).toBe(202);
      const token = await tokenInOutbox(path.join(dataFolder, 'outbox'));
      await second.stop('SIGKILL');

      const third = await startService();
      expect(await sessionStatus(third, cookie)).toBe(200);
      const { password } = asha;
      expect((await post(`${third.url}/accounts/open`, { token, password })).status).toBe(201);
      expect((await post(`${third.url}/session`, { username: asha.email, password })).status).toBe(200);
      expect(await third.stop('SIGINT')).toBe(0);
    },
    STARTING_MS,
  );
});

describe('one service', () => {
  let service: RunningService;
  beforeAll(async () => {
    await begin();
    service = await startService();
  }, STARTING_MS);
  afterAll(end);

  it(
    'answers with a problem document when the HTTP parser refuses a request',
    async () => {
      const { hostname, port } = new URL(service.url);
      const ask = (text: string) =>
        new Promise<string>((resolve, reject) => {
          let said = '';
          const socket = connect(Number(port), hostname, () => socket.write(text));
          socket.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
          socket.on('end', () => resolve(said)).on('error', reject);
        });
      const long = await ask(`GET /healthz?x=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`);
      expect(long).toMatch(/^HTTP\/1\.1 431 .*application\/problem\+json.*"status":431/s);
      expect(await ask('this is no HTTP\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"status":400/s);
    },
    STARTING_MS,
  );

  if (databaseKind === 'sqlite')
    it('makes statistics, by which the embedded database chooses an index', async () => {
      const { database } = openDatabase({ file: path.join(dataFolder, 'nivara.db') }, () => undefined);
      // SQLite makes the table with the first statistics, so the query fails until then.
      const isKnown = () =>
        sql`select idx from sqlite_stat1`.execute(database).then(
          () => true,
          () => false,
        );
      while (!(await isKnown())) await new Promise((resolve) => setTimeout(resolve, 50));
      await database.destroy();
    });

  it(
    'completes answers under way and promised mails before it stops',
    async () => {
      // An unknown name, whose answer takes as long as a full password check.
      const slow = post(`${service.url}/session`, { username: 'nobody', password: 'wrong one' });
      const mail = await post(`${service.url}/accounts/forgot-password`, { email: 'patient@example.org' });
      expect(mail.status).toBe(202);
      const [code, answer] = await Promise.all([service.stop('SIGTERM'), slow]);
      expect([code, answer.status]).toEqual([0, 401]);
      expect(await readdir(path.join(dataFolder, 'outbox'))).toHaveLength(1);
    },
    STARTING_MS,
  );
});
