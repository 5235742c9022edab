import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import Libsql from 'libsql';

const MOST_STATEMENTS = 300;
/** Roughly the memory that a statement takes if it searches for many words. */
const STATEMENT_BYTES = 64 * 1024;
/** SQLite's own 2 MB are too few for many years of data: look-ups would read the file again and again. */
const CACHE_KB = 64 * 1024;
/** SQLite's own wait for another process blocks this one, so it is short. */
const BUSY_TIMEOUT_MS = 50;
const OPENING_TIMEOUT_MS = 5000;
/** The limit for all retries of a query together; other requests are served meanwhile. */
const RETRY_LIMIT_MS = 10_000;

const WRITES = /^\s*(?:insert|update|delete|replace|analyze)\b/i;
const BEGIN = CompiledQuery.raw('begin immediate');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/** Retries while another process holds the lock, which is safe, since a refused statement has changed nothing. */
class RetryingConnection implements DatabaseConnection {
  isInTransaction = false;

  constructor(
    readonly inner: DatabaseConnection,
    readonly retryLimitMs: number,
  ) {}

  /**
   * Without a transaction, a refused write would keep its old view of the database open, and because of that
   * view every later write would be refused too. A refused `begin` leaves nothing behind, so each write
   * runs in a transaction.
   */
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isInTransaction || !WRITES.test(query.sql)) return this.#retry<R>(query);
    await this.#retry(BEGIN);
    try {
      const result = await this.inner.executeQuery<R>(query);
      await this.inner.executeQuery(COMMIT);
      return result;
    } catch (error) {
      // On a full disk SQLite rolls back by itself, and a second rollback fails.
      await this.inner.executeQuery(ROLLBACK).catch(() => undefined);
      throw error;
    }
  }

  async #retry<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const giveUpAt = Date.now() + this.retryLimitMs;
    for (;;) {
      try {
        return await this.inner.executeQuery<R>(query);
      } catch (error) {
        if (!isBusy(error) || Date.now() > giveUpAt) throw error;
        await wait(5 + Math.random() * 20);
      }
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

class EmbeddedDriver extends SqliteDriver {
  readonly #retryLimitMs: number;

  constructor(config: SqliteDialectConfig, retryLimitMs: number) {
    super(config);
    this.#retryLimitMs = retryLimitMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new RetryingConnection(await super.acquireConnection(), this.#retryLimitMs);
  }

  /**
   * Takes the write lock at once: a transaction that reads first could not get it later while other processes write.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(BEGIN);
    setInTransaction(connection, true);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    setInTransaction(connection, false);
  }

  /** On a full disk SQLite rolls back by itself. A second rollback fails, and its error must not replace the first. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    setInTransaction(connection, false);
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!String(error).includes('no transaction is active')) throw error;
    });
  }
}

function setInTransaction(connection: DatabaseConnection, isInTransaction: boolean): void {
  if (connection instanceof RetryingConnection) connection.isInTransaction = isInTransaction;
}

/** SQLite also rolls back schema changes, so a migration is all or nothing, as on PostgreSQL. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class EmbeddedDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #retryLimitMs: number;

  constructor(config: SqliteDialectConfig, retryLimitMs: number) {
    super(config);
    this.#config = config;
    this.#retryLimitMs = retryLimitMs;
  }

  override createAdapter() {
    return new EmbeddedAdapter();
  }

  override createDriver() {
    return new EmbeddedDriver(this.#config, this.#retryLimitMs);
  }
}

/** Health data must be unreadable for other users of this machine. SQLite gives its side files the same rights. */
function createPrivately(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

interface KeptStatement extends SqliteStatement {
  /**
   * The library frees a statement when V8 collects it, but V8 does not know how much memory that frees. The buffer tells
   * it; otherwise requests with ever new queries let the process grow by a gigabyte.
   */
  buffer: ArrayBuffer;
}

/** `reader` is read once, since asking the library each time costs as much as a short query. */
const keepStatement = (statement: SqliteStatement): KeptStatement => ({
  reader: statement.reader,
  all: (parameters) => statement.all(parameters),
  run: (parameters) => statement.run(parameters),
  iterate: (parameters) => statement.iterate(parameters),
  buffer: new ArrayBuffer(STATEMENT_BYTES),
});

/** `file` is a path or `:memory:`. */
export function embeddedDialect(file: string, retryLimitMs = RETRY_LIMIT_MS): SqliteDialect {
  if (file !== ':memory:') createPrivately(file);
  const connection = new Libsql(file);
  connection.pragma(`busy_timeout = ${OPENING_TIMEOUT_MS}`);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma(`cache_size = -${CACHE_KB}`);
  connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  const prepared = new Map<string, KeptStatement>();
  const config: SqliteDialectConfig = {
    database: {
      // Kysely prepares a query each time; the same text gets the same prepared statement here.
      prepare(sql) {
        const statement =
          prepared.get(sql) ?? keepStatement(connection.prepare(sql) as unknown as SqliteStatement);
        // The statement moves to the end, since the first one is dropped first.
        prepared.delete(sql);
        const [oldest] = prepared.size >= MOST_STATEMENTS ? prepared.keys() : [];
        if (oldest !== undefined) prepared.delete(oldest);
        prepared.set(sql, statement);
        return statement;
      },
      close() {
        prepared.clear();
        connection.close();
      },
    },
  };
  return new EmbeddedDialect(config, retryLimitMs);
}
