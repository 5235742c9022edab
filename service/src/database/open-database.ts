import { statSync } from 'node:fs';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { embeddedDialect } from './sqlite-dialect';
import type { Database, DatabaseKind, Tables } from './tables';

/** A file's path, `:memory:`, or the address of a PostgreSQL database. */
export type DatabaseLocation = { file: string } | { url: string };

const CONNECTIONS = 10;
const CONNECT_TIME_LIMIT_MS = 5000;
const QUERY_TIME_LIMIT_MS = 15_000;
/** The part of the time limit after which PostgreSQL itself ends a query. */
const SERVER_SHARE = 0.9;
/** PostgreSQL's protocol reports this status for a connection outside a transaction. */
const NO_TRANSACTION = 'I';

/** Numbers of idle and busy connections, and of calls that wait for a connection. */
export interface PoolState {
  idle: number;
  busy: number;
  waiting: number;
}

export interface OpenDatabase {
  database: Database;
  poolState?: () => PoolState;
  kind: DatabaseKind;
  /** False once the path of the open file has another file or none; everything written would then be lost. */
  isInPlace: () => boolean;
}

export function openDatabase(
  location: DatabaseLocation,
  onLost: (error: Error) => void,
  queryTimeLimitMs = QUERY_TIME_LIMIT_MS,
): OpenDatabase {
  if ('file' in location) {
    const database = new Kysely<Tables>({ dialect: embeddedDialect(location.file) });
    return { database, kind: 'sqlite', isInPlace: fileWatch(location.file) };
  }
  const pool = new pg.Pool({
    connectionString: location.url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIME_LIMIT_MS,
    // PostgreSQL gives up first, so that the transaction can still be rolled back on its connection.
    statement_timeout: queryTimeLimitMs * SERVER_SHARE,
    query_timeout: queryTimeLimitMs,
  });
  // Without listeners a connection that breaks, idle or between two queries of a transaction, would end the process.
  pool.on('error', onLost);
  pool.on('connect', (client) => void client.on('error', onLost));
  // After a time-out the rollback may be missing. In a pooled connection, that transaction would swallow later writes.
  pool.on('release', (_error, client) => {
    if (client.getTransactionStatus() !== NO_TRANSACTION) void client.end();
  });
  return {
    database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    kind: 'postgres',
    isInPlace: () => true,
    poolState: () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

function fileWatch(file: string): () => boolean {
  if (file === ':memory:') return () => true;
  const opened = statSync(file);
  return () => {
    const present = statSync(file, { throwIfNoEntry: false });
    return present?.ino === opened.ino && present.dev === opened.dev;
  };
}
