/** The baseline: Fastify on the database driver, with only the service's queries and its password hasher. */
import fastify from 'fastify';
import Libsql from 'libsql';
import pg from 'pg';
import { PasswordHasher } from '../../service/src/security/password-hasher';
import type { BareQuery } from './capture-queries';

interface Settings {
  location: { file: string } | { url: string };
  queries: Record<string, BareQuery[]>;
  password: { typed: string; stored: string };
}

const { location, queries, password } = JSON.parse(process.env.FLOOR ?? '') as Settings;
const runQuery = 'file' in location ? onFile(location.file) : onServer(location.url);
const passwords = new PasswordHasher();

function onFile(file: string) {
  const connection = new Libsql(file);
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  const prepared = new Map<string, ReturnType<typeof connection.prepare>>();
  return async ({ sql, parameters }: BareQuery): Promise<unknown> => {
    let statement = prepared.get(sql);
    if (!statement) prepared.set(sql, (statement = connection.prepare(sql)));
    return statement.all(parameters);
  };
}

function onServer(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 10 });
  return async ({ sql, parameters }: BareQuery): Promise<unknown> =>
    (await pool.query(sql, [...parameters])).rows;
}

const app = fastify();
app.get('/constant', () => ({ status: 'ok' }));
for (const [name, list] of Object.entries(queries)) {
  app.get(`/${name}`, async () => {
    let rows: unknown;
    for (const query of list) rows = await runQuery(query);
    return rows;
  });
}
app.get('/password', async () => passwords.check(password.typed, password.stored));
let row = 0;
app.post('/write', async () => {
  row += 1;
  const sql =
    'file' in location
      ? 'insert into counters (name, value) values (?, ?)'
      : 'insert into counters (name, value) values ($1, $2)';
  await runQuery({ sql, parameters: [`floor-${process.pid}-${row}`, row] });
  return { row };
});
app.listen({ port: 0, host: '127.0.0.1' }).then(
  (address) => process.stdout.write(`${address}\n`),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
process.stdin.on('end', () => process.exit(0)).resume();
