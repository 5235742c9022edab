import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrations } from '../../migrations/migrations';
import { type Person, addPatient } from '../../test/cast';
import { databaseKind } from '../../test/test-database';
import { type TestApp, startTestApp } from '../../test/test-app';
import { type DataLocation, backUp, connect, newestMigration } from './backup';
import { restore } from './restore';

let test: TestApp;
let patient: Person;
let folder: string;
let location: DataLocation;
beforeEach(async () => {
  test = await startTestApp();
  patient = await addPatient(test, 'Asha Rao');
  folder = await mkdtemp(path.join(os.tmpdir(), 'nivara-backup-'));
  if ('file' in test.location)
    location = { file: test.location.file, uploadsFolder: test.context.uploadsFolder };
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const NOW = new Date('2026-03-02T04:30:00.000Z');
const book = (timing: string) =>
  test.call(
    'POST',
    '/appointments',
    { service: 2, patient: 'self', appointmentDate: '2026-03-03', timing },
    patient.headers,
  );
const total = async () =>
  (await test.call('GET', '/appointments', undefined, patient.headers)).json().total as number;

async function upload(name: string): Promise<void> {
  await mkdir(location.uploadsFolder, { recursive: true });
  await writeFile(path.join(location.uploadsFolder, name), '%PDF-1.7');
  await test.context.database
    .insertInto('uploads')
    .values({
      id: name.padEnd(32, '0'),
      account_id: patient.accountId,
      display_name: `${name}.pdf`,
      stored_name: name,
      size: 8,
      created_at: NOW.toISOString(),
    })
    .execute();
}

if (databaseKind === 'sqlite') describe('a backup', backupStories);
// Backups are of the embedded database only: a PostgreSQL server has its own tools.
else it('no backup of a database server is tested', () => expect(test.location).toHaveProperty('url'));

function backupStories(): void {
  it('reminds the operator to copy the keys to another place', async () => {
    const data = path.join(folder, 'data');
    await backUp(location, data, NOW);
    const output = execFileSync(
      process.execPath,
      ['--import', 'tsx', path.join(__dirname, 'backup-command.ts'), path.join(folder, 'said')],
      {
        env: { ...process.env, DATABASE_URL: '', DATABASE: '', DATA_DIR: data },
        encoding: 'utf8',
      },
    );
    expect(output).toContain('copy service.key to another place');
  }, 30_000);

  it('can be read by its owner alone', async () => {
    await upload('a');
    await backUp(location, path.join(folder, 'copy'), NOW);
    const mode = async (name: string) => (await stat(path.join(folder, 'copy', name))).mode & 0o777;
    expect(await Promise.all(['', 'uploads'].map(mode))).toEqual([0o700, 0o700]);
    expect(await Promise.all(['nivara.db', 'backup.json', 'uploads/a'].map(mode))).toEqual([
      0o600, 0o600, 0o600,
    ]);
  });

  it('is taken while the service writes, and restored while it runs', async () => {
    await book('8:00 AM');
    await upload('a');
    const target = path.join(folder, 'one');
    const writing = ['8:25 AM', '8:50 AM'].map(book);
    const note = await backUp(location, target, NOW);
    await Promise.all(writing);
    expect(note).toMatchObject({ at: NOW.toISOString(), documents: 1 });
    expect(await total()).toBe(3);
    const backedUp = connect(path.join(target, 'nivara.db'))
      .prepare('select count(*) as n from appointments')
      .get();
    const { n } = backedUp as { n: number };

    await upload('b');
    await rm(path.join(location.uploadsFolder, 'a'));
    await restore(target, location);
    const again = await test.call('POST', '/session', {
      username: 'asha.rao@example.org',
      password: 'a quiet river',
    });
    expect((await test.call('GET', '/session', undefined, patient.headers)).statusCode).toBe(401);
    patient.headers = {
      ...patient.headers,
      cookie: again.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    };
    expect(await total()).toBe(n);
    expect((await book('9:40 AM')).statusCode).toBe(201);
    expect(await readFile(path.join(location.uploadsFolder, 'a'), 'utf8')).toBe('%PDF-1.7');
    expect(await test.context.database.selectFrom('uploads').select('stored_name').execute()).toEqual([
      { stored_name: 'a' },
    ]);
    // The rule that the audit cannot be changed is restored too.
    await expect(test.context.database.deleteFrom('audit').execute()).rejects.toThrow('append-only');
  });

  it('restores into an empty folder', async () => {
    await book('8:00 AM');
    const target = path.join(folder, 'one');
    await backUp(location, target, NOW);
    const fresh = { file: path.join(folder, 'new.db'), uploadsFolder: path.join(folder, 'new-uploads') };
    await restore(target, fresh);
    const copy = connect(fresh.file);
    expect(newestMigration(copy)).toBe(Object.keys(migrations).at(-1));
    // The sessions of the backup are not restored, since some may have ended after it was made.
    expect(copy.prepare('select count(*) as n from sessions').get()).toMatchObject({ n: 0 });
    copy.close();
    expect((await stat(fresh.file)).mode & 0o777).toBe(0o600);
  });

  it('of another migration is refused, and nothing changes', async () => {
    await book('8:00 AM');
    const target = path.join(folder, 'one');
    await backUp(location, target, NOW);
    const note = path.join(target, 'backup.json');
    await writeFile(
      note,
      (await readFile(note, 'utf8')).replace(/"migration": ".+"/, '"migration": "001-first"'),
    );
    await expect(restore(target, location)).rejects.toThrow('The backup is of migration 001-first');
    expect(await total()).toBe(1);
  });

  it('is refused without a database and over another backup, and restored only with its backup.json', async () => {
    await expect(
      backUp({ ...location, file: path.join(folder, 'none.db') }, path.join(folder, 'x'), NOW),
    ).rejects.toThrow('There is no database');
    await backUp(location, path.join(folder, 'one'), NOW);
    await expect(backUp(location, path.join(folder, 'one'), NOW)).rejects.toThrow('is there already');
    await expect(restore(folder, location)).rejects.toThrow(
      `${folder} is no backup: backup.json is missing there.`,
    );
    expect(await readdir(folder)).toEqual(['one']);
  });

  it.each(['', 'nivara.db', 'uploads', 'uploads/a'])(
    'with an unreadable %p is refused with a message that names the system user, and nothing changes',
    async (name) => {
      await upload('a');
      const target = path.join(folder, 'one');
      await backUp(location, target, NOW);
      await book('8:00 AM');
      // Root may read every file, whatever its mode.
      const isRoot = process.geteuid?.() === 0;
      if (isRoot) for (const part of PARTS) await chmod(path.join(folder, part), 0o755);
      await chmod(path.join(target, name), 0);
      const restoring = asNobody(isRoot, () => restore(target, location));
      await expect(restoring).rejects.toThrow(
        new RegExp(
          `^The user \\S+ cannot read ${path.join(target, name || 'backup.json')}\\. Copy the backup`,
        ),
      );
      await chmod(path.join(target, name), 0o700);
      expect(await total()).toBe(1);
    },
  );
}

const PARTS = ['', 'one', 'one/uploads', 'one/nivara.db', 'one/backup.json', 'one/uploads/a'];

async function asNobody<T>(isRoot: boolean, work: () => Promise<T>): Promise<T> {
  if (!isRoot) return work();
  process.seteuid?.('nobody');
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}
