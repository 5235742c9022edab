import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deadAddress } from './testing/fake-service';
import { galleryEntry, startTestSite, type TestSite } from './testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite(await deadAddress());
  const folder = path.join(site.dataDir, 'remotes/gallery/1.0.0/data');
  mkdirSync(folder, { recursive: true });
  const found = [
    { title: 'Still life & fruit', url: '/gallery/still-life' },
    { title: 'The same, a section of it', url: '/gallery/still-life#pears' },
    { title: 'Behind the scenes', url: '/backstage/rooms' },
    { title: 'Nobody’s', url: '/nowhere' },
    { title: 'Without an address' },
    null,
  ];
  writeFileSync(path.join(folder, 'found.json'), JSON.stringify(found.slice(0, 5)));
});
afterEach(() => site.close());

const get = async (url: string) => (await site.app.inject({ url, headers: { host: 'clinic.example' } })).body;

test('lists every public page once, with its title', async () => {
  expect(JSON.parse(await get('/sitemap.json'))).toEqual([
    { title: 'Gallery', url: '/gallery', kind: 'General' },
    { title: 'Still life & fruit', url: '/gallery/still-life', kind: 'Pictures' },
  ]);
});

test('gives search engines absolute addresses and excluded paths', async () => {
  expect(await get('/sitemap.xml')).toContain(
    '<url><loc>http://clinic.example/gallery/still-life</loc></url>',
  );
  const robots = await get('/robots.txt');
  expect(robots.split('\n')).toEqual(
    expect.arrayContaining([
      'Disallow: /backstage',
      'Disallow: /api/',
      'Sitemap: http://clinic.example/sitemap.xml',
    ]),
  );
});

test('an unreadable data file hides only its own pages, and a change of the registry shows at once', async () => {
  const base = 'http://127.0.0.1:9/nobody/';
  await site.publish({ gallery: galleryEntry({ base }) });
  expect(JSON.parse(await get('/sitemap.json'))).toEqual([
    { title: 'Gallery', url: '/gallery', kind: 'General' },
  ]);
  await site.publish({});
  expect(JSON.parse(await get('/sitemap.json'))).toEqual([]);
});
