import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../src/database/open-database';
import { PasswordHasher } from '../src/security/password-hasher';
import { QUICK_COST } from './quick-cost';
import { type RunningService, ServiceProgram } from './running-service';
import { post, sessionStatus, signIn } from './service-calls';
import { type TestDatabase, createTestDatabase } from './test-database';

const STARTING_MS = 60_000;

let program: ServiceProgram;
let dataFolder: string;
let stored: TestDatabase;

beforeAll(async () => {
  program = await ServiceProgram.bundle();
  dataFolder = await mkdtemp(path.join(os.tmpdir(), 'nivara-data-'));
  stored = await createTestDatabase();
}, STARTING_MS);
afterAll(async () => {
  await program.remove();
  await stored.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

/** The cost of a password check does not matter here. */
async function makeCheapToCheck(username: string): Promise<void> {
  const file = path.join(dataFolder, 'nivara.db');
  const { database } = openDatabase('file' in stored.location ? { file } : stored.location, () => undefined);
  const password_hash = await new PasswordHasher(QUICK_COST).hash('the right one');
  await database.updateTable('accounts').set({ password_hash }).where('username', '=', username).execute();
  await database.destroy();
}

it(
  'two services that start together share one database and one count of wrong passwords',
  async () => {
    const [one, other] = (await Promise.all([
      program.start(dataFolder, stored.location),
      program.start(dataFolder, stored.location),
    ])) as [RunningService, RunningService];
    const cookie = await signIn(one);
    expect(await sessionStatus(other, cookie)).toBe(200);
    await makeCheapToCheck('patient2');
    const wrong = { username: 'patient2', password: 'wrong one' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => post(`${(index % 2 ? one : other).url}/session`, wrong)),
    );
    // Both processes together allow five wrong passwords.
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  },
  STARTING_MS,
);
