/**
 * Starts a temporary PostgreSQL at the first request: GET answers its address, POST restarts it. This is a separate
 * process, since it must outlive each test file. It ends with its database when its standard input closes, after the
 * tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, chownSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSocket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { findPostgres } from './postgres-binaries.mjs';

const PASSWORD = 'throw-away';
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  // The data need not survive a power cut, and tests open many databases. Benchmarks ask for durable writes.
  ...(process.argv.includes('--durable') ? {} : { fsync: 'off', full_page_writes: 'off' }),
};

const named = process.argv.find((argument) => argument.startsWith('--in='))?.slice('--in='.length);
const folder = mkdtempSync(path.join(named ?? os.tmpdir(), 'nivara-postgres-'));
let server;
/** Starts the server on its data folder, always at the same port. */
let startServer;

async function freePort() {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  return port;
}

async function start() {
  // If this process runs as root, the server runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const { initdb, postgres, user } = findPostgres(folder);
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  mkdirSync(data);
  writeFileSync(passwordFile, PASSWORD);
  if (user) chownSync(data, user.uid, user.gid);

  const creating = spawn(
    initdb,
    [
      `--pgdata=${data}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=password',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
      // The password protects nothing here, and tests connect thousands of times.
      '--set=scram_iterations=1',
    ],
    { ...user, env: { ...process.env, LC_ALL: 'C' } },
  );
  const said = collectOutput(creating);
  const [code] = await once(creating, 'close');
  if (code !== 0) throw new Error(`PostgreSQL’s initdb failed:\n${said.join('')}`);

  const port = await freePort();
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  startServer = async () => {
    server = spawn(postgres, ['-D', data, '-p', String(port), ...settings], {
      ...user,
      env: { ...process.env, LC_ALL: 'C' },
    });
    await untilReady(server);
  };
  await startServer();
  return `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
}

function collectOutput(child) {
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => lines.push(String(data)));
  return lines;
}

function untilReady(child) {
  const said = collectOutput(child);
  return new Promise((resolve, reject) => {
    child.stderr.on('data', () => {
      if (said.join('').includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`PostgreSQL did not start:\n${said.join('')}`)));
  });
}

let address;
const control = createServer(({ method }, response) => {
  // A connection that stays open could be closed just when a busy test run uses it.
  response.setHeader('connection', 'close');
  address ??= start();
  const done = method === 'POST' ? address.then(restart) : address;
  done.then(
    (url) => response.end(url),
    (error) => response.writeHead(500).end(String(error)),
  );
});
control.listen(0, '127.0.0.1', () => process.stdout.write(`${control.address().port}\n`));

/** Restarts the server as an operator does: transactions in flight are rolled back. */
async function restart(url) {
  await end('SIGINT');
  await startServer();
  return url;
}

async function end(signal) {
  if (!server || server.exitCode !== null) return;
  const closed = once(server, 'close');
  server.kill(signal);
  await closed;
}

async function stop() {
  await address?.catch(() => undefined);
  await end('SIGQUIT');
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
process.stdin.on('end', stop).on('error', stop).resume();
process.on('SIGTERM', stop);
// A terminal's Ctrl-C reaches this process too, but it must not end before the tests.
process.on('SIGINT', () => undefined);
