import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RegistryEntry } from '@nivara/shared/contracts/registry';
import type { RemoteManifest } from '@nivara/shared/contracts/remote-manifest';
import { createRemote, nextSteps } from './create-remote';
import { Refusal } from '../../registry/refusal';
import { changeRegistry } from '../../registry/registry-file';
import { findRemoteSource } from '../build/remote-source';

const run = promisify(execFile);
const projectRoot = path.resolve(__dirname, '../..');

const library: RemoteManifest = {
  name: 'library',
  contract: 2,
  routes: [{ path: '/books', module: './routes', access: 'public' }],
  menus: { books: { label: 'Books', to: '/books', order: 20 } },
};

let root: string;
let dataDir: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'nivara-create-'));
  dataDir = path.join(root, '.data');
  write('package.json', { name: 'site', version: '1.0.0', workspaces: ['remote-*'] });
  write('package-lock.json', {
    name: 'site',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'site', version: '1.0.0', workspaces: ['remote-*'] },
      'node_modules/remote-library': { resolved: 'remote-library', link: true },
      'remote-library': { version: '1.0.0' },
    },
  });
  write(
    'webpack.common.js',
    'exports.remote = (_folder, { devPort }) => () => ({ devServer: { port: devPort } });',
  );
  write('remote-library/package.json', { name: 'remote-library', version: '1.0.0' });
  write('remote-library/remote.json', library);
  write(
    'remote-library/webpack.config.js',
    "module.exports = require('../webpack.common.js').remote(__dirname, { devPort: 8085 });",
  );
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: unknown): void {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Every file of the checkout with its content, without the data folder that git ignores. */
const checkout = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[\\/]\.data([\\/]|$)/.test(entry.parentPath))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
    .map((file) => [file, read(file)]);

test('a new remote has a page, a menu entry, a footer link and topics for the search', async () => {
  const made = await createRemote(root, 'dance-therapy', dataDir);
  const { manifest, packageName } = findRemoteSource(root, 'dance-therapy');
  expect(packageName).toBe('remote-dance-therapy');
  expect(manifest.routes).toMatchObject([{ path: '/dance-therapy', access: 'public' }]);
  expect(manifest.menus).toEqual({
    'dance-therapy': { label: 'Dance therapy', to: '/dance-therapy', order: 30 },
  });
  expect(manifest.footer?.[0]?.links).toEqual([{ text: 'Dance therapy', to: '/dance-therapy' }]);
  expect(manifest.search).toMatchObject([{ kind: 'Dance therapy', data: 'data/topics.json' }]);
  expect(read('remote-dance-therapy/src/routes.tsx')).toContain('pagesOf(');
  expect(nextSteps(made)).toContain('http://localhost:8086');
});

test('the next remote gets a free port', async () => {
  await createRemote(root, 'first', dataDir);
  expect(await createRemote(root, 'second', dataDir)).toMatchObject({ port: 8087 });
});

test('npm leaves the lock file with the new workspace as it is', async () => {
  await createRemote(root, 'dance-therapy', dataDir);
  const ours = read('package-lock.json');
  expect(ours).toContain('"node_modules/remote-dance-therapy"');
  await run('npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts'], { cwd: root });
  expect(read('package-lock.json')).toBe(ours);
});

test('the files of a new remote are formatted, for short and long names', async () => {
  const names = ['ab', 'a123456789-b123456789-c12345678'];
  for (const name of names) await createRemote(root, name, dataDir);
  const result = await run(process.execPath, [
    path.join(projectRoot, 'node_modules/prettier/bin/prettier.cjs'),
    ...['--config', path.join(projectRoot, '.prettierrc.json'), '--list-different'],
    ...names.map((name) => path.join(root, `remote-${name}`)),
  ]).catch((error: object) => error);
  expect(result).toMatchObject({ stdout: '', stderr: '' });
});

test.each([
  ['Dance', /no name for a remote/],
  ['d', /no name for a remote/],
  ['2nd', /no name for a remote/],
  ['../outside', /no name for a remote/],
  ['library', /folder remote-library\/ is there already/],
  ['books', /The route \/books clashes with \/books of the remote "library"/],
  ['search', /The route \/search clashes with the site’s own \/search/],
  ['gallery', /A remote named "gallery" is live already/],
  ['paintings', /The route \/paintings clashes with \/paintings\/old of the remote "gallery"/],
])('refuses %s with the reason and leaves nothing behind', async (name, reason) => {
  await changeRegistry(dataDir, ({ remotes }) => {
    const routes = [{ path: '/paintings/old', module: './routes', access: 'public' }];
    remotes.gallery = {
      base: '/',
      version: '1.0.0',
      manifest: { name: 'gallery', contract: 2, routes },
    } as RegistryEntry;
  });
  const before = checkout();
  const refused = createRemote(root, name, dataDir);
  await expect(refused).rejects.toThrow(Refusal);
  await expect(refused).rejects.toThrow(reason);
  expect(checkout()).toEqual(before);
});

test('refuses a name that a remote in another folder has', async () => {
  write('remote-library/remote.json', { ...library, name: 'lending' });
  await expect(createRemote(root, 'lending', dataDir)).rejects.toThrow(/belongs to remote-library\/ already/);
});

test('leaves nothing behind when the lock file cannot be read', async () => {
  write('package-lock.json', '{ broken');
  const before = checkout();
  await expect(createRemote(root, 'dance-therapy', dataDir)).rejects.toThrow(SyntaxError);
  expect(checkout()).toEqual(before);
});
