import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { emptyRegistry, changeRegistry } from '../../registry/registry-file';
import { registryKeyFile } from '../../registry/data-folder';
import { readEnvironment } from '../../shell/server/environment';
import { verifySite } from './verify-site';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-verify-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function verify(variables: Record<string, string> = {}) {
  const found = await verifySite(
    readEnvironment({ PORT: '9', DATA_DIR: folder, SHELL_DIR: folder, ...variables }, folder),
  );
  return Object.fromEntries(
    found.map(({ subject, state, remedy }) => [subject, remedy ? `${state}: ${remedy}` : state]),
  );
}

const GOOD = { SITE_URL: 'https://clinic.example', TRUST_PROXY: 'loopback' };

test('reports a complete installation as good', async () => {
  writeFileSync(path.join(folder, 'page.html'), '');
  await changeRegistry(folder, (registry) => void Object.assign(registry, emptyRegistry()));
  expect(await verify(GOOD)).toMatchObject({ address: 'good', shell: 'good', 'data folder': 'good' });
  expect(await verify(GOOD)).not.toHaveProperty('proxy');
});

test.each([
  ['an address without TLS', { SITE_URL: 'http://clinic.example' }, 'address', /^bad: Put a proxy with TLS/],
  ['no address', {}, 'address', /^doubtful: Set it/],
  ['a proxy that is not named', { SITE_URL: 'https://clinic.example' }, 'proxy', /^bad: Set TRUST_PROXY/],
  ['no build', {}, 'shell', /^bad: npm run build makes it/],
  [
    'a data folder that is not there',
    { DATA_DIR: path.join(os.tmpdir(), 'nivara-none') },
    'data folder',
    /^bad: Make it/,
  ],
  ['a site that does not run', {}, 'site', /^doubtful: Run npm start/],
])('%s is reported with its remedy', async (_case, variables, name, remedy) => {
  expect((await verify(variables))[name]).toMatch(remedy);
});

test('makes no data folder', async () => {
  const missing = path.join(folder, 'missing');
  await verify({ DATA_DIR: missing });
  expect(existsSync(missing)).toBe(false);
});

test('a key that others can read is reported with its remedy', async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(registryKeyFile(folder), 'x');
  chmodSync(registryKeyFile(folder), 0o644);
  expect((await verify())['registry-key.pem']).toBe(`bad: chmod 600 ${registryKeyFile(folder)}`);
});

test('a lost key of a registry is reported with its remedy, and no new key is made', async () => {
  await changeRegistry(folder, (registry) => void Object.assign(registry, emptyRegistry()));
  rmSync(registryKeyFile(folder));
  const found = await verify();
  expect(found['registry-key.pem']).toBe(
    'bad: Restart the site: it makes a new key and signs the registry with it.',
  );
  expect(found).not.toHaveProperty('registry');
  expect(existsSync(registryKeyFile(folder))).toBe(false);
});

test('a registry of another key is reported with its remedy', async () => {
  await changeRegistry(folder, (registry) => void Object.assign(registry, emptyRegistry()));
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(registryKeyFile(folder), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  expect((await verify()).registry).toMatch(
    /^bad: Put the copy of registry-key\.pem back if it was replaced/,
  );
});

// Only root can give files away.
const isRoot = process.getuid?.() === 0;
if (isRoot)
  describe('in a data folder of the site’s user', () => {
    const SITE = 4711;
    const leave = (name: string, owner: number, mode: number) => {
      writeFileSync(path.join(folder, name), '', { mode });
      chownSync(path.join(folder, name), owner, owner);
    };
    beforeEach(() => chownSync(folder, SITE, SITE));

    test('reports root’s files that the site cannot read, with the remedy, and ignores lost+found', async () => {
      leave('own', SITE, 0o600);
      leave('open', 0, 0o644);
      mkdirSync(path.join(folder, 'lost+found'), { mode: 0o700 });
      expect(await verify()).not.toHaveProperty('files');
      mkdirSync(path.join(folder, 'deep'));
      leave('deep/closed', 0, 0o600);
      expect((await verify()).files).toBe(`bad: chown -R ${SITE}:${SITE} ${folder}`);
      chmodSync(path.join(folder, 'deep/closed'), 0o644);
      chmodSync(path.join(folder, 'deep'), 0o700);
      expect((await verify()).files).toBe(`bad: chown -R ${SITE}:${SITE} ${folder}`);
    });
  });

describe('a port that another program has', () => {
  let server: Server;
  beforeEach(async () => {
    server = createServer((_request, response) => response.end('{"status":"mine"}'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => server.close());

  test('is reported with its remedy', async () => {
    const { port } = server.address() as AddressInfo;
    expect((await verify({ PORT: String(port) })).port).toBe('bad: Stop it, or set PORT.');
  });
});
