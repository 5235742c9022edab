import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type TestDatabase, createTestDatabase, databaseKind } from './test-database';

const ROOT = path.resolve(__dirname, '../..');
const STARTING_MS = 60_000;

interface Service {
  url: string;
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

let bundleFolder: string;
let dataFolder: string;
let stored: TestDatabase;
let children: ChildProcess[] = [];

beforeAll(async () => {
  // Within the project, where the bundle finds its packages.
  const dist = path.join(ROOT, 'service/dist');
  await mkdir(dist, { recursive: true });
  bundleFolder = await mkdtemp(path.join(dist, 'test-'));
  const bundler = path.join(ROOT, 'scripts/bundle-server.mjs');
  execFileSync(process.execPath, [bundler, 'src/main.ts', path.join(bundleFolder, 'main.mjs')], {
    cwd: path.join(ROOT, 'service'),
  });
}, STARTING_MS);
afterAll(() => rm(bundleFolder, { recursive: true, force: true }));

beforeEach(async () => {
  stored = await createTestDatabase();
  dataFolder = await mkdtemp(path.join(os.tmpdir(), 'nivara-data-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await stored.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

/** The real program on a port of its own choice, which it tells in its log. */
async function startService(): Promise<Service> {
  const child = spawn(process.execPath, [path.join(bundleFolder, 'main.mjs')], {
    env: {
      ...process.env,
      SERVICE_PORT: '0',
      DATA_DIR: dataFolder,
      ...('url' in stored.location && { DATABASE_URL: stored.location.url }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const url = await new Promise<string>((resolve, reject) => {
    let log = '';
    child.stdout.on('data', (data: Buffer) => {
      log += data.toString();
      const found = /listening at (http:[^"]+)"/.exec(log);
      if (found?.[1]) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(`The service ended: ${log}`)));
  });
  return {
    url,
    stop: async (signal) => {
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

async function signIn({ url }: Service): Promise<string> {
  const answer = await post(`${url}/session`, { username: 'patient', password: 'Patient-demo-1' });
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const sessionStatus = async ({ url }: Service, cookie: string) =>
  (await fetch(`${url}/session`, { headers: { cookie } })).status;

it(
  'keeps accounts and sessions over an orderly stop and over a sudden one',
  async () => {
    const first = await startService();
    const health = await (await fetch(`${first.url}/healthz`)).json();
    expect(health).toEqual({ status: 'ok', database: databaseKind });
    const cookie = await signIn(first);
    expect(await first.stop('SIGTERM')).toBe(0);

    const second = await startService();
    expect(await sessionStatus(second, cookie)).toBe(200);
    const asha = { name: 'Asha', email: 'asha@example.org', password: 'a quiet river' };
    expect((await post(`${second.url}/accounts`, asha)).status).toBe(201);
    await second.stop('SIGKILL');

    const third = await startService();
    expect(await sessionStatus(third, cookie)).toBe(200);
    expect((await post(`${third.url}/session`, { ...asha, username: 'asha' })).status).toBe(422);
    const { password } = asha;
    expect((await post(`${third.url}/session`, { username: 'asha', password })).status).toBe(200);
    expect(await third.stop('SIGINT')).toBe(0);
  },
  STARTING_MS,
);

it(
  'answers what it has begun before it stops, and sends what it has promised',
  async () => {
    const service = await startService();
    const slow = post(`${service.url}/session`, { username: 'doctor', password: 'wrong one' });
    const mail = await post(`${service.url}/accounts/forgot-password`, { email: 'patient@example.org' });
    expect(mail.status).toBe(202);
    const [code, answer] = await Promise.all([service.stop('SIGTERM'), slow]);
    expect([code, answer.status]).toEqual([0, 401]);
    expect(await readdir(path.join(dataFolder, 'outbox'))).toHaveLength(1);
  },
  STARTING_MS,
);

it(
  'runs several times on one database, started at the same moment',
  async () => {
    const [one, other] = (await Promise.all([startService(), startService()])) as [Service, Service];
    const cookie = await signIn(one);
    expect(await sessionStatus(other, cookie)).toBe(200);
    const wrong = { username: 'patient2', password: 'wrong one' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => post(`${(index % 2 ? one : other).url}/session`, wrong)),
    );
    // What one process counts, the other knows.
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  },
  STARTING_MS,
);
