import type { VisitorEntry, VisitorRegistry } from './registry';
import { registryForPage } from './registry-for-page';

const entry: VisitorEntry = {
  version: '1.0.0',
  base: '/remotes/gallery/1.0.0/',
  entry: 'remoteEntry.js',
  integrity: 'sha256-entry',
  container: 'nivara_gallery_1',
  assets: {
    './routes': ['shared.js', 'routes.js'],
    './backstage': ['back.js'],
    './modals/buy': ['shared.js', 'buy.js'],
  },
  hashes: {
    'shared.js': 'sha256-1',
    'routes.js': 'sha256-2',
    'back.js': 'sha256-4',
    'buy.js': 'sha256-3',
  },
  server: { file: 'server.cjs', integrity: 'sha256-server' },
  manifest: {
    name: 'gallery',
    contract: 2,
    routes: [
      { path: '/gallery', module: './routes', access: 'public', pages: ['/gallery', '/gallery/:hall'] },
      { path: '/backstage', module: './backstage', access: 'signed-in' },
    ],
    modals: { buy: './modals/buy' },
  },
};
const pageRemotes = (remotes: VisitorRegistry['remotes']) =>
  registryForPage({ contract: 2, remotes }, false).remotes;

test('a page gets the fields for the shell, without those for servers', () => {
  const { server: _server, manifest: complete, ...build } = entry;
  const manifest = {
    ...complete,
    routes: [
      { path: '/gallery', module: './routes', access: 'public' },
      { path: '/backstage', module: './backstage', access: 'signed-in' },
    ],
  };
  const slim = {
    assets: { './routes': ['shared.js', 'routes.js'] },
    hashes: { 'shared.js': 'sha256-1', 'routes.js': 'sha256-2' },
  };
  expect(pageRemotes({ gallery: { ...entry, watched: true } }).gallery).toEqual({
    ...build,
    manifest,
    watched: true,
    ...slim,
  });
});

test('only a page with a session cookie gets the files of guarded routes', () => {
  const { remotes } = registryForPage({ contract: 2, remotes: { gallery: entry } }, true);
  expect(Object.keys(remotes.gallery?.assets ?? {})).toEqual(['./routes', './backstage']);
});

test('a page gets the previous version without the files of its modules', () => {
  const { manifest: _manifest, ...previous } = { ...entry, version: '0.9.0' };
  const kept = pageRemotes({ gallery: { ...entry, previous } }).gallery?.previous;
  expect(kept).toMatchObject({ version: '0.9.0', entry: 'remoteEntry.js', integrity: 'sha256-entry' });
  expect(kept).toMatchObject({ assets: {}, hashes: {} });
  expect(kept).not.toHaveProperty('server');
});

test('a manifest without routes, as another contract may have, is passed on unchanged', () => {
  const odd = { name: 'gallery', contract: 99 } as unknown as VisitorEntry['manifest'];
  const { gallery } = pageRemotes({ gallery: { ...entry, manifest: odd } });
  expect(gallery).toMatchObject({ manifest: odd, assets: {} });
});
