import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { galleryEntry, startTestSite, type TestSite } from './testing/test-site';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite('http://127.0.0.1:9');
});
afterAll(() => site.close());

const get = (url: string) => site.app.inject({ url });

test.each([
  ['/gallery', 200],
  ['/gallery/', 200],
  ['/gallery/still-life', 200],
  ['/gallery/artists/7', 200],
  ['/gallery/nope', 404],
  ['/gallery/artists', 404],
  ['/gallery/artists/7/works', 404],
  ['/backstage', 200],
  ['/backstage/door', 404],
])('where a remote lists its pages, %s answers %d', async (url, expected) => {
  const entry = galleryEntry();
  const [route, ...others] = entry.manifest.routes;
  const pages = ['/gallery', '/gallery/artists/:id', { data: 'data/rooms.json', path: '/gallery/:slug' }];
  entry.manifest = {
    ...entry.manifest,
    contract: 2,
    routes: [...(route ? [{ ...route, pages }] : []), ...others],
  };
  await site.publish({ gallery: entry });
  writeFileSync(path.join(site.dataDir, 'remotes/gallery/1.0.0/data/rooms.json'), '[{"slug":"still-life"}]');
  expect((await get(url)).statusCode).toBe(expected);
});

test('a page whose data file cannot be read answers 200', async () => {
  const entry = galleryEntry();
  const routes = entry.manifest.routes.map((route) => ({
    ...route,
    pages: [{ data: 'data/lost.json', path: '/gallery/:slug' }],
  }));
  entry.manifest = { ...entry.manifest, contract: 2, routes };
  await site.publish({ gallery: entry });
  expect((await get('/gallery/anything')).statusCode).toBe(200);
});
