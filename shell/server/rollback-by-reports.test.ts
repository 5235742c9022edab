import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildOf } from '@nivara/shared/contracts/registry-for-visitor';
import { BUILD_RECORD } from '../../registry/build-record';
import { versionFolder } from '../../registry/data-folder';
import { describeHistory } from '../../registry/describe-history';
import { readHistory } from '../../registry/history';
import { readRegistry } from '../../registry/registry-file';
import { HERE, failure, galleryRollout } from './testing/gallery-rollout';
import { galleryEntry, startTestSite, type TestSite } from './testing/test-site';

let site: TestSite;
const { staged, isStaged, ticketOf, report } = galleryRollout(() => site);
beforeEach(async () => {
  site = await startTestSite('http://127.0.0.1:9');
});
afterEach(() => site.close());

test('a staged version that fails in many networks is rolled back, and the history says why', async () => {
  await site.publish({ gallery: { ...galleryEntry(), staged: staged(50) } });
  const say = async (what: object) => report({ version: '1.1.0', ticket: await ticketOf(), ...what });
  for (let page = 0; page < 10; page += 1) await say({ remote: 'gallery', what: 'shown' });
  for (let page = 0; page < 4; page += 1) await say(failure);
  expect(readRegistry(site.dataDir).remotes.gallery?.staged?.version).toBe('1.1.0');
  await say(failure);
  expect(readRegistry(site.dataDir).remotes.gallery?.staged).toBeUndefined();
  expect(readHistory(site.dataDir, 'gallery')).toEqual([
    expect.objectContaining({
      version: '1.1.0',
      what: 'rolled back by the site',
      note: '1.0.0 is live; pages in 5 of 15 networks failed with 1.1.0, the last one rendering (broken): no frame',
    }),
  ]);
  expect(describeHistory(site.dataDir, 'gallery')).toMatch(
    /5×, last [\d-]+ [\d:]+ UTC {2}1\.1\.0 {2}rendering \(broken\): no frame/,
  );
});

test('a few failures among many working pages do not cause a rollback', async () => {
  await site.publish({ gallery: { ...galleryEntry(), staged: staged(50) } });
  const say = async (what: object) => report({ version: '1.1.0', ticket: await ticketOf(), ...what });
  for (let page = 0; page < 60; page += 1) await say({ remote: 'gallery', what: 'shown' });
  for (let page = 0; page < 6; page += 1) await say(failure);
  expect(readRegistry(site.dataDir).remotes.gallery?.staged?.version).toBe('1.1.0');
});

test('a version that is staged again needs twice as many failing networks for a rollback', async () => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await site.publish({ gallery: { ...galleryEntry(), staged: staged(50) } });
    for (let page = 0; page < 5 * 2 ** attempt; page += 1)
      await report({ ...failure, version: '1.1.0', ticket: await ticketOf() });
    expect(readRegistry(site.dataDir).remotes.gallery?.staged).toBeUndefined();
  }
  // The count survives a restart of the site because it is read from the history.
  expect(readHistory(site.dataDir, 'gallery').map(({ byReports }) => byReports)).toEqual([true, true]);
});

test.each([
  { when: 'lately', minutesAgo: 5, live: '0.9.0' },
  { when: 'long ago', minutesAgo: 90, live: '1.0.0' },
])('when a version that went live $when fails, $live is live afterwards', async ({ minutesAgo, live }) => {
  const since = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const before = galleryEntry({ version: '0.9.0', base: '/remotes/gallery/0.9.0/' });
  const folder = versionFolder(site.dataDir, 'gallery', '0.9.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, BUILD_RECORD), JSON.stringify(before));
  await site.publish({ gallery: galleryEntry({ since, previous: buildOf(before) }) });
  for (let page = 0; page < 6; page += 1)
    await report({ ...failure, version: '1.0.0', ticket: await ticketOf() });
  expect(readRegistry(site.dataDir).remotes.gallery?.version).toBe(live);
});

test.each([
  ['one network', () => HERE],
  ['one internet customer with many IPv6 networks', (page: number) => `2001:db8:7:${page}::1`],
])('%s cannot roll a good version back, however many pages it opens', async (_who, from) => {
  await site.publish({ gallery: { ...galleryEntry(), staged: staged(99) } });
  for (let page = 0; page < 30; page += 1)
    await report({ ...failure, version: '1.1.0', ticket: await ticketOf(), message: `${page}` }, from(page));
  for (let host = 0; host < 30; host += 1)
    await report({ ...failure, version: '1.1.0', ticket: await ticketOf() }, `2001:db8:1:2::${host}`);
  expect(isStaged()).toBe(true);
});

test('one network cannot prevent a rollback, however many shown pages it reports', async () => {
  await site.publish({ gallery: { ...galleryEntry(), staged: staged(99) } });
  for (let page = 0; page < 90; page += 1)
    await report({ remote: 'gallery', what: 'shown', version: '1.1.0', ticket: await ticketOf() }, HERE);
  for (let network = 0; network < 5; network += 1)
    await report({ ...failure, version: '1.1.0', ticket: await ticketOf() });
  expect(isStaged()).toBe(false);
});

test.each([
  ['is missing', (file: string) => rmSync(file)],
  ['is not what was published', (file: string) => writeFileSync(file, 'cut off')],
])('when a file %s, one failure report makes the site roll back', async (damage, spoil) => {
  await site.publish({ gallery: { ...galleryEntry(), staged: staged(99) } });
  spoil(path.join(versionFolder(site.dataDir, 'gallery', '1.1.0'), 'routes.0123456789ab.js'));
  await report({ ...failure, version: '1.1.0', ticket: await ticketOf() }, HERE);
  expect(isStaged()).toBe(false);
  expect(readHistory(site.dataDir, 'gallery')[0]?.note).toContain(`routes.0123456789ab.js ${damage}`);
});
