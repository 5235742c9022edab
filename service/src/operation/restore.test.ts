import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ROLE } from '@nivara/shared/contracts/session';
import { type Person, addDoctor, addPatient } from '../../test/cast';
import { databaseKind } from '../../test/test-database';
import { type TestApp, startTestApp } from '../../test/test-app';
import { unusedEmail } from '../modules/accounts/unclaimed-account';
import { queueMail } from '../mail/mail-queue';
import { auditRead } from '../modules/audit/audit';
import { sendRecoveryMail } from '../modules/recovery/recover-account';
import { recordSecurity } from '../modules/security-log/security-log';
import { findFew } from '../modules/treated-patients/patient-search-repository';
import { type DataLocation, backUp, connect } from './backup';
import { removeStaff } from './remove-staff';
import { restore } from './restore';
import { setDamagedAside } from './set-aside';

let test: TestApp;
let patient: Person;
let other: Person;
let folder: string;
let backup: string;
let location: DataLocation;
beforeEach(async () => {
  test = await startTestApp();
  patient = await addPatient(test, 'Asha Rao');
  other = await addPatient(test, 'Ravi Iyer');
  folder = await mkdtemp(path.join(os.tmpdir(), 'nivara-restore-'));
  backup = path.join(folder, 'one');
  if ('file' in test.location)
    location = { file: test.location.file, uploadsFolder: test.context.uploadsFolder };
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const NOW = new Date('2026-03-02T04:30:00.000Z');
const PASSKEY = {
  public_key: 'key',
  counter: 0,
  transports: '[]',
  name: 'A phone',
  created_at: NOW.toISOString(),
  last_used_at: null,
};
const addPasskey = (id: string, accountId: string) =>
  test.context.database
    .insertInto('passkeys')
    .values({ ...PASSKEY, id, account_id: accountId, credential_id: id })
    .execute();
const update = (id: string, values: { email?: string; password_hash?: string }) =>
  test.context.database.updateTable('accounts').set(values).where('id', '=', id).execute();
const account = (id: string) =>
  test.context.database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

if (databaseKind === 'sqlite') describe('a restored backup', testRestore);
// PostgreSQL has its own tools for backups.
else it('works with the embedded database only', () => expect(test.location).toHaveProperty('url'));

function testRestore(): void {
  it('brings back no password, passkey or e-mail address that was given up after the backup', async () => {
    await addPasskey('stolen', patient.accountId);
    const former = await account(patient.accountId);
    await backUp(location, backup, NOW);
    await test.context.database.deleteFrom('passkeys').execute();
    await addPasskey('new', patient.accountId);
    await update(patient.accountId, { email: 'asha.new@example.org', password_hash: 'new' });

    expect(await restore(backup, location)).toMatchObject({ revived: [] });
    expect(await account(patient.accountId)).toEqual({
      ...former,
      email: 'asha.new@example.org',
      mailbox: 'asha.new@example.org',
      password_hash: 'new',
    });
    const passkeys = await test.context.database.selectFrom('passkeys').select('id').execute();
    expect(passkeys).toEqual([{ id: 'new' }]);
    const found = await test.context.database
      .selectFrom('patient_names')
      .select('email')
      .where('account_id', '=', patient.accountId)
      .execute();
    expect(found).toEqual([{ email: 'asha.new@example.org' }]);
    expect(await findFew(test.context.database, databaseKind, 'asha.new')).toHaveLength(1);
  });

  it('keeps the new e-mail addresses of two people who exchanged theirs after the backup', async () => {
    const [one, two] = [await account(patient.accountId), await account(other.accountId)];
    await backUp(location, backup, NOW);
    await update(patient.accountId, { email: 'between@example.org' });
    await update(other.accountId, { email: one?.email ?? '' });
    await update(patient.accountId, { email: two?.email ?? '' });
    await restore(backup, location);
    expect([(await account(patient.accountId))?.email, (await account(other.accountId))?.email]).toEqual([
      two?.email,
      one?.email,
    ]);
  });

  it('reports the accounts that were deleted after the backup, and lets nobody sign in to them', async () => {
    await addPasskey('former', other.accountId);
    const formerEmail = (await account(other.accountId))?.email ?? '';
    await backUp(location, backup, NOW);
    await test.context.database.deleteFrom('accounts').where('id', '=', other.accountId).execute();
    // Somebody else has taken the e-mail address meanwhile, and keeps it.
    await update(patient.accountId, { email: formerEmail });
    const passwordHash = (await account(patient.accountId))?.password_hash;

    expect(await restore(backup, location)).toMatchObject({ revived: [other.username] });
    expect(await account(other.accountId)).toMatchObject({
      email: unusedEmail(other.accountId),
      password_hash: '',
    });
    expect(await account(patient.accountId)).toMatchObject({
      email: formerEmail,
      password_hash: passwordHash,
    });
    expect(await test.context.database.selectFrom('passkeys').select('id').execute()).toEqual([]);
  });

  it('gives a doctor who left after the backup no services, hours, password or recovery mail', async () => {
    const { database } = test.context;
    const { accountId } = await addDoctor(test, 'vikram');
    const rowsOf = async () => [
      await database
        .selectFrom('doctor_services')
        .select('service_id')
        .where('doctor_id', '=', accountId)
        .execute(),
      await database
        .selectFrom('doctor_hours')
        .select('weekday')
        .where('doctor_id', '=', accountId)
        .execute(),
      await database.selectFrom('staff').select('account_id').where('account_id', '=', accountId).execute(),
    ];
    await database
      .insertInto('doctor_services')
      .values({ doctor_id: accountId, service_id: 2 })
      .onConflict((on) => on.doNothing())
      .execute();
    await backUp(location, backup, NOW);
    const leaver = await account(accountId);
    if (!leaver) throw new Error('There is no such account');
    await removeStaff(test.context, leaver);
    const afterLeaving = await account(accountId);

    await restore(backup, location);
    expect(await account(accountId)).toEqual(afterLeaving);
    expect(await rowsOf()).toEqual([[], [], []]);
    await sendRecoveryMail(test.context, leaver.email, 'password');
    expect(test.mails.map(({ to }) => to)).not.toContain(leaver.email);
  });

  it('keeps the entries that the security log got after the backup', async () => {
    await backUp(location, backup, NOW);
    await test.call('POST', '/session', { username: 'asha.rao@example.org', password: 'a wrong river' });
    const log = () => test.context.database.selectFrom('security_log').selectAll().orderBy('id').execute();
    const before = await log();
    expect(before.map(({ kind }) => kind)).toContain('sign-in-failed');
    await restore(backup, location);
    expect(await log()).toEqual(before);
  });

  it('keeps the entries that the audit got before and after the backup, and refuses to change them', async () => {
    const { context } = test;
    const doctor = { ...(await addDoctor(test, 'vikram')), role: ROLE.doctor, name: 'Vikram' };
    const audit = () => context.database.selectFrom('audit').selectAll().orderBy('id').execute();
    const read = (patientId: string) =>
      auditRead(context, doctor, { noun: 'charts', recordId: patientId, patientId });
    await read(patient.accountId);
    await backUp(location, backup, NOW);
    const { accountId: later } = await addPatient(test, 'Meera Shah');
    for (const patientId of [patient.accountId, later]) await read(patientId);
    const before = await audit();
    expect(before.filter(({ noun }) => noun === 'charts')).toHaveLength(3);
    await restore(backup, location);
    expect(await audit()).toEqual(before);
    await expect(context.database.deleteFrom('audit').execute()).rejects.toThrow('append-only');
    await restore(backup, location);
    expect(await audit()).toEqual(before);
  });

  it('brings back the entries of the audit and the security log that the database has lost', async () => {
    const { context } = test;
    await auditRead(context, null, { noun: 'bills', recordId: 'lost', patientId: patient.accountId });
    await recordSecurity(context, { kind: 'signed-in', accountId: patient.accountId });
    const logs = async () => [
      await context.database.selectFrom('audit').selectAll().orderBy('id').execute(),
      await context.database.selectFrom('security_log').selectAll().orderBy('id').execute(),
    ];
    const before = await logs();
    await backUp(location, backup, NOW);
    const connection = connect(location.file);
    for (const table of ['audit', 'security_log'])
      connection.exec(`drop trigger ${table}_no_delete; delete from ${table}`);
    connection.close();
    await restore(backup, location);
    expect(await logs()).toEqual(before);
  });

  it('keeps the mails that wait now, and sends none that waited at the backup', async () => {
    const { database } = test.context;
    const waiting = () =>
      database.selectFrom('mail_queue').select('recipient').orderBy('recipient').execute();
    const queueFor = (to: string) => queueMail(test.context, { to, subject: 'A note', text: 'Hello.' });
    await database.deleteFrom('mail_queue').execute();
    await queueFor('called-back@example.org');
    await backUp(location, backup, NOW);
    await database.deleteFrom('mail_queue').execute();
    await queueFor('waiting@example.org');
    await restore(backup, location);
    expect(await waiting()).toEqual([{ recipient: 'waiting@example.org' }]);
  });

  it('works between the installation of a release with the index of names and its first start', async () => {
    const database = connect(location.file);
    database.pragma('foreign_keys = off');
    const triggers = database.prepare(
      "select name from sqlite_master where type = 'trigger' and name like ?",
    );
    for (const { name } of triggers.all('patient_names_%_search') as { name: string }[])
      database.exec(`drop trigger ${name}`);
    database.exec('drop table patient_search; drop table patient_search_ids');
    database.close();
    await backUp(location, backup, NOW);
    await update(patient.accountId, { email: 'later@example.org' });
    await restore(backup, location);
    expect((await account(patient.accountId))?.name).toBe('Asha Rao');
  });

  it('replaces a damaged database, which is kept under another name', async () => {
    await backUp(location, backup, NOW);
    const damaged = { ...location, file: path.join(folder, 'damaged.db') };
    await writeFile(damaged.file, 'x'.repeat(9000));
    const aside = await setDamagedAside(damaged.file, NOW);
    expect(await readFile(aside ?? '', 'utf8')).toMatch(/^x+$/);
    expect(await restore(backup, damaged)).toMatchObject({ revived: undefined });
    const copy = connect(damaged.file);
    const { accountId } = patient;
    expect(copy.prepare('select name from accounts where id = ?').get(accountId)).toMatchObject({
      name: 'Asha Rao',
    });
    copy.close();
  });

  it('takes nothing from the side files of a lost database', async () => {
    await backUp(location, backup, NOW);
    const lost = { ...location, file: path.join(folder, 'lost.db') };
    const connection = connect(lost.file);
    connection.exec('pragma journal_mode = wal; create table remains (text text)');
    const wal = await readFile(`${lost.file}-wal`);
    connection.close();
    await rm(lost.file);
    await writeFile(`${lost.file}-wal`, wal);
    await restore(backup, lost);
    const copy = connect(lost.file);
    expect(copy.prepare(`select name from sqlite_master where name = 'remains'`).all()).toEqual([]);
    copy.close();
    expect(await readFile(`${lost.file}.lost-wal`)).toEqual(wal);
  });

  it('moves neither an undamaged nor a missing database aside', async () => {
    expect(await setDamagedAside(location.file, NOW)).toBeUndefined();
    expect(await setDamagedAside(path.join(folder, 'none.db'), NOW)).toBeUndefined();
    expect(await readdir(path.dirname(location.file))).toContain(path.basename(location.file));
  });
}
