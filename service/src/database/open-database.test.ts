import { sql } from 'kysely';
import { createTestDatabase, databaseKind } from '../../test/test-database';
import { openDatabase } from './open-database';

it('says which kind of database it has opened', async () => {
  const stored = await createTestDatabase();
  const { database, kind, poolState } = openDatabase(stored.location, () => undefined);
  await sql`select 1`.execute(database);
  expect([kind, poolState?.().idle]).toEqual([databaseKind, databaseKind === 'postgres' ? 1 : undefined]);
  await database.destroy();
  await stored.remove();
});

if (databaseKind === 'sqlite')
  it('gives the embedded database a cache of 64 MiB, so that look-ups seldom read the file', async () => {
    const stored = await createTestDatabase();
    const { database } = openDatabase(stored.location, () => undefined);
    const { rows } = await sql<{ cache_size: number }>`pragma cache_size`.execute(database);
    expect(rows).toEqual([{ cache_size: -64 * 1024 }]);
    await database.destroy();
    await stored.remove();
  });

if (databaseKind === 'sqlite')
  it('names a full disk as the reason when a transaction fails', async () => {
    const stored = await createTestDatabase();
    const { database } = openDatabase(stored.location, () => undefined);
    await sql`create table notes (text text)`.execute(database);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(database);
    const full = database
      .transaction()
      .execute((transaction) => sql`insert into notes values (${'x'.repeat(100_000)})`.execute(transaction));
    await expect(full).rejects.toThrow('database or disk is full');
    await database.destroy();
    await stored.remove();
  });

if (databaseKind === 'postgres')
  it('survives a connection that PostgreSQL cuts between two queries of a transaction', async () => {
    const stored = await createTestDatabase();
    const lost: Error[] = [];
    const { database } = openDatabase(stored.location, (error) => lost.push(error));
    const cut = database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database);
      while (lost.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      await sql`select 1`.execute(transaction);
    });
    await expect(cut).rejects.toThrow();
    expect(lost[0]).toMatchObject({ code: '57P01' });
    await sql`select 1`.execute(database);
    await database.destroy();
    await stored.remove();
  });

if (databaseKind === 'postgres')
  it.each([
    ['PostgreSQL', ''],
    ['the service if PostgreSQL does not end it', 'set local statement_timeout = 0'],
  ])('a transaction that waits too long is ended by %s, and no later write is undone', async (_, setting) => {
    const stored = await createTestDatabase();
    const { database } = openDatabase(stored.location, () => undefined, 500);
    await sql`create table notes (text text)`.execute(database);
    const waiting = database.transaction().execute(async (transaction) => {
      if (setting) await sql.raw(setting).execute(transaction);
      await sql`insert into notes values ('undone')`.execute(transaction);
      await sql`select pg_sleep(2)`.execute(transaction);
    });
    await expect(waiting).rejects.toThrow(/timeout/);
    // The pool uses the last released connection first. If its transaction were still open, the
    // rollback would undo this row.
    await sql`insert into notes values ('kept')`.execute(database);
    await sql`rollback`.execute(database);
    const { rows } = await sql<{ text: string }>`select text from notes`.execute(database);
    expect(rows).toEqual([{ text: 'kept' }]);
    await database.destroy();
    await stored.remove();
  });
