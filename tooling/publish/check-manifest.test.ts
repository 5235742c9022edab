import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RemoteManifest } from '@nivara/shared/contracts/remote-manifest';
import type { Registry } from '@nivara/shared/contracts/registry';
import { findRemoteSources } from '../build/remote-source';
import { root } from '../processes';
import { checkDataFiles } from './check-data-files';
import { checkManifest } from './check-manifest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-remote-'));
  mkdirSync(path.join(folder, 'src/modals/gift'), { recursive: true });
  mkdirSync(path.join(folder, 'public/data'), { recursive: true });
  writeFileSync(path.join(folder, 'src/routes.tsx'), '');
  writeFileSync(path.join(folder, 'src/modals/gift/gift-modal.tsx'), '');
  writeFileSync(path.join(folder, 'public/data/menu.json'), '[]');
});
afterEach(() => rmSync(folder, { recursive: true }));

const good: RemoteManifest = {
  name: 'shop',
  contract: 3,
  routes: [{ path: '/shop', module: './routes', access: 'public' }],
  modals: { gift: './modals/gift' },
  menus: { shop: { label: 'Shop', to: '/shop', order: 1, data: 'data/menu.json' } },
};

const live = {
  contract: 2,
  remotes: {
    library: {
      manifest: {
        name: 'library',
        contract: 2,
        routes: [{ path: '/books', module: './routes', access: 'public' }],
        modals: { lend: './modals/lend' },
        menus: { books: { label: 'Books', to: '/books', order: 2 } },
        account: { afterSignIn: '/books', links: [] },
      },
    },
  },
} as unknown as Registry;

const reasons = (changes: Partial<RemoteManifest> | object) =>
  checkManifest(
    { folder, packageName: 'remote-shop', packageVersion: '1.0.0', manifest: { ...good, ...changes } },
    live,
  ).join('\n');

test('accepts a remote that fits this contract or the previous one', () => {
  expect(reasons({})).toBe('');
  expect(reasons({ contract: 2 })).toBe('');
});

test.each([
  ['another contract', { contract: 99 }, /contract.*\/contract/],
  ['a name that every object has', { name: 'constructor' }, /contract.*\/name/],
  [
    'a menu that leads to another site',
    { menus: { shop: { label: 'Shop', to: '//other.example', order: 1 } } },
    /contract.*\/menus\/shop\/to/,
  ],
  [
    'roles, which contract 2 does not know',
    { contract: 2, routes: [{ ...good.routes[0], roles: ['doctor'] }] },
    /does not fit the contract/,
  ],
  [
    'pages from a data file that is not there',
    { routes: [{ ...good.routes[0], pages: [{ data: 'data/goods.json', path: '/shop/:id' }] }] },
    /public\/data\/goods\.json does not exist/,
  ],
  ['an unknown field', { colour: 'red' }, /additional properties/],
  ['no routes', { routes: [] }, /\/routes/],
  ['a module that is not there', { modals: { card: './modals/card' } }, /\.\/modals\/card.*no such file/],
  [
    'a data file that is not there',
    { routes: [{ ...good.routes[0], data: ['data/prices.json'] }] },
    /public\/data\/prices\.json does not exist/,
  ],
  [
    'a route of another remote',
    { routes: [{ ...good.routes[0], path: '/books' }] },
    /clashes with \/books of the remote "library"/,
  ],
  [
    'a route below a route of another remote',
    { routes: [{ ...good.routes[0], path: '/books/new' }] },
    /clashes with \/books/,
  ],
  [
    'a path below a path of the site',
    { routes: [{ ...good.routes[0], path: '/api/shop' }] },
    /\/api\/shop clashes with the site’s own \/api/,
  ],
  ['a path of the site', { routes: [{ ...good.routes[0], path: '/api' }] }, /the site’s own \/api/],
  [
    'a modal of another remote',
    { modals: { lend: './modals/gift' } },
    /"lend" belongs to the remote "library"/,
  ],
  ['the shell’s modal', { modals: { login: './modals/gift' } }, /"login" belongs to the shell/],
  ['a menu of another remote', { menus: { books: good.menus?.shop } }, /menu "books" belongs/],
  [
    'account pages for everybody while another remote has them',
    { account: { afterSignIn: '/shop', links: [] } },
    /account pages of everybody belong to the remote "library"/,
  ],
])('refuses %s with the reason', (_what, changes, reason) => {
  expect(reasons(changes)).toMatch(reason);
});

test('accepts account pages for one role while another remote has them for everybody', () => {
  expect(reasons({ account: { roles: ['doctor'], afterSignIn: '/shop', links: [] } })).toBe('');
});

test('accepts a route that only begins with the same letters as another', () => {
  expect(reasons({ routes: [{ ...good.routes[0], path: '/bookshop' }] })).toBe('');
});

describe('a data file', () => {
  const writeDataFile = (file: string, content: string) =>
    writeFileSync(path.join(folder, 'public/data', file), content);

  test.each([
    [
      'with a comma too many',
      '[\n  { "name": "Cards", "url": "/shop" },\n]\n',
      'line 2: JSON does not support trailing commas',
    ],
    ['with a comma too few', '[\n  { "name": "Cards"\n    "url": "/shop" }\n]\n', 'line 3: '],
    ['that ends too soon', '[\n', 'line 2: Unexpected end'],
    ['that is empty', '', 'line 1: '],
  ])('%s is refused, and the message names the line of the fault', (_what, content, fault) => {
    writeDataFile('menu.json', content);
    expect(reasons({})).toContain(`public/data/menu.json is not JSON: ${fault}`);
  });

  test('that the manifest does not name is also refused when it is not JSON', () => {
    writeDataFile('prices.json', '{');
    expect(reasons({})).toContain('public/data/prices.json is not JSON: line 1: ');
  });

  test('of a menu, of pages or of the search is refused when it is no list or an entry lacks a required text', () => {
    writeDataFile('menu.json', '[{ "name": "Cards", "url": "/shop" }, { "name": "Bags" }]');
    expect(reasons({})).toBe('public/data/menu.json: entry 2 has no text in its field "url".');
    writeDataFile('menu.json', '[null]');
    writeDataFile('goods.json', '{}');
    writeDataFile('kinds.json', '[{ "title": " ", "at": 3 }]');
    const routes = [{ ...good.routes[0], pages: [{ data: 'data/goods.json', path: '/shop/:id' }] }];
    const search = [{ kind: 'Kinds', data: 'data/kinds.json', fields: { title: 'title', url: 'at' } }];
    expect(reasons({ routes, search }).split('\n')).toEqual([
      'public/data/goods.json must be a list: [ … ].',
      'public/data/menu.json: entry 1 has no text in its field "name".',
      'public/data/menu.json: entry 1 has no text in its field "url".',
      'public/data/kinds.json: entry 1 has no text in its field "title".',
      'public/data/kinds.json: entry 1 has no text in its field "at".',
    ]);
  });
});

test('accepts the data files of the clinic’s own remotes', () => {
  const own = findRemoteSources(root);
  expect(own.length).toBeGreaterThan(0);
  expect(own.flatMap(checkDataFiles)).toEqual([]);
});
