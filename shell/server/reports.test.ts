import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BOOT_ELEMENT_ID, type Boot } from '@nivara/shared/contracts/registry';
import { buildOf } from '@nivara/shared/contracts/registry-for-visitor';
import { REPORTS_PATH } from '@nivara/shared/contracts/report';
import { BUILD_RECORD } from '../../registry/build-record';
import { versionFolder } from '../../registry/data-folder';
import { readHistory } from '../../registry/history';
import { readRegistry } from '../../registry/registry-file';
import { describeHistory } from '../../registry/describe-history';
import { registryForPage } from '@nivara/shared/contracts/registry-for-page';
import { galleryEntry, startTestSite, type TestSite } from './testing/test-site';

let site: TestSite;
beforeEach(async () => {
  networks = 0;
  site = await startTestSite('http://127.0.0.1:9');
});
afterEach(() => site.close());

/** A staged version, with its files in the data folder as they were published. */
function staged(share: number) {
  const folder = versionFolder(site.dataDir, 'gallery', '1.1.0');
  mkdirSync(folder, { recursive: true });
  const put = (file: string, kind: string) => {
    writeFileSync(path.join(folder, file), file);
    return `${kind}-${createHash(kind).update(file).digest('base64')}`;
  };
  const live = galleryEntry();
  return {
    ...buildOf(live),
    version: '1.1.0',
    base: '/remotes/gallery/1.1.0/',
    integrity: put(live.entry, 'sha384'),
    hashes: Object.fromEntries(Object.keys(live.hashes).map((file) => [file, put(file, 'sha256')])),
    manifest: live.manifest,
    share,
  };
}

async function openPage(cookie = ''): Promise<{ boot: Boot; cookie: string }> {
  const { body, headers } = await site.app.inject({ url: '/gallery', headers: { cookie } });
  const text = new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`).exec(body)?.[1] ?? '';
  return { boot: JSON.parse(text) as Boot, cookie: String(headers['set-cookie'] ?? '').split(';')[0] ?? '' };
}

/** Each report comes from another network, unless one is named. */
let networks = 0;
const report = (payload: object, remoteAddress = `198.51.100.${(networks += 1)}`, headers = OWN_PAGE) =>
  site.app.inject({ method: 'POST', url: REPORTS_PATH, payload, headers, remoteAddress });
const OWN_PAGE: Record<string, string> = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };
const HERE = '203.0.113.9';
const isStaged = () => readRegistry(site.dataDir).remotes.gallery?.staged !== undefined;
const ticketOf = async () => (await openPage('nivara-bucket=0')).boot.ticket;

const failure = {
  what: 'failed',
  remote: 'gallery',
  kind: 'broken',
  doing: 'rendering',
  trace: '4bf92f3577b34da6a3ce929d0e0e4736',
  message: 'no frame',
};

test('a share of the visitors gets the staged version and keeps it', async () => {
  await site.publish({ gallery: { ...galleryEntry(), staged: staged(30) } });
  const versions = new Map<string, number>();
  for (let visitor = 0; visitor < 100; visitor += 1) {
    const { boot } = await openPage(`nivara-bucket=${visitor}`);
    const version = boot.registry.remotes.gallery?.version ?? '';
    versions.set(version, (versions.get(version) ?? 0) + 1);
  }
  expect(Object.fromEntries(versions)).toEqual({ '1.0.0': 70, '1.1.0': 30 });

  const first = await openPage();
  expect(first.cookie).toMatch(/^nivara-bucket=\d{1,2}$/);
  for (let load = 0; load < 3; load += 1) {
    const again = await openPage(first.cookie);
    expect(again.cookie).toBe('');
    expect(again.boot.registry.remotes.gallery?.version).toBe(first.boot.registry.remotes.gallery?.version);
  }
});

test('pages get either the staged version, with the live one as fallback, or only the live one', async () => {
  await site.publish({ gallery: { ...galleryEntry(), staged: staged(99) } });
  const pages = await Promise.all(
    Array.from({ length: 100 }, (_none, bucket) => openPage(`nivara-bucket=${bucket}`)),
  );
  const [others, some] = [false, true].map((isNew) =>
    pages
      .map(({ boot }) => boot.registry.remotes.gallery)
      .filter((entry) => Boolean(entry?.watched) === isNew),
  );
  expect(some).toHaveLength(99);
  expect(some?.[0]).toMatchObject({ version: '1.1.0', previous: { version: '1.0.0' } });
  const live = { contract: 2, remotes: { gallery: galleryEntry() } };
  expect(others).toEqual([registryForPage(live, false).remotes.gallery]);
});

test('visitors get no cookie while no version is staged', async () => {
  expect((await openPage()).cookie).toBe('');
});

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
      note: '1.0.0 is live; pages in 5 of 15 networks failed with it, the last one rendering (broken): no frame',
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
  expect(readHistory(site.dataDir, 'gallery')).toHaveLength(2);
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
  ['one IPv6 customer', (page: number) => `2001:db8:7:${page}::1`],
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

describe('a report is ignored', () => {
  const failFrom = async (ticket: () => Promise<string> | string, headers = OWN_PAGE) => {
    const statuses = new Set<number>();
    for (let network = 0; network < 8; network += 1) {
      const payload = { ...failure, version: '1.1.0', ticket: await ticket() };
      statuses.add((await report(payload, undefined, headers)).statusCode);
    }
    return [...statuses];
  };
  beforeEach(() => site.publish({ gallery: { ...galleryEntry(), staged: staged(99) } }));
  afterEach(() => expect(isStaged()).toBe(true));

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    {},
  ])('from another site: %j', async (headers) => {
    expect(await failFrom(ticketOf, headers)).toEqual([403]);
  });

  test('with a forged ticket', async () => {
    expect(await failFrom(async () => (await ticketOf()).replace(/.{22}$/, 'A'.repeat(22)))).toEqual([204]);
  });

  test('with the ticket of a page that had another version', async () => {
    const bootOf = async (bucket: number) => (await openPage(`nivara-bucket=${bucket}`)).boot;
    const pages = await Promise.all(Array.from({ length: 100 }, (_none, bucket) => bootOf(bucket)));
    const other = pages.find(({ registry }) => registry.remotes.gallery?.version === '1.0.0');
    expect(await failFrom(() => other?.ticket ?? '')).toEqual([204]);
  });
});

test('the file keeps at most 100 reports of one network', async () => {
  const ticket = await ticketOf();
  for (let count = 0; count < 130; count += 1)
    await report({ ...failure, version: '1.0.0', ticket, message: `${count}` }, HERE);
  await report({ ...failure, version: '1.0.0', ticket, message: 'somebody else' });
  const kept = readFileSync(path.join(site.dataDir, 'reports.jsonl'), 'utf8').trim().split('\n');
  expect(kept).toHaveLength(101);
});

test('a failure report about an older version is kept, and causes no rollback', async () => {
  const before = galleryEntry({ version: '0.9.0', base: '/remotes/gallery/0.9.0/' });
  await site.publish({ gallery: galleryEntry({ previous: buildOf(before) }) });
  for (let page = 0; page < 8; page += 1)
    await report({ ...failure, version: '0.9.0', ticket: await ticketOf() });
  expect(readRegistry(site.dataDir).remotes.gallery?.version).toBe('1.0.0');
  const kept = readFileSync(path.join(site.dataDir, 'reports.jsonl'), 'utf8').trim().split('\n');
  expect(kept).toHaveLength(8);
  expect(JSON.parse(kept[0] ?? '')).toEqual({
    at: expect.any(String),
    remote: 'gallery',
    version: '0.9.0',
    kind: 'broken',
    doing: 'rendering',
    message: 'no frame',
    trace: failure.trace,
  });
});

test('control characters and line breaks are removed from reports', async () => {
  const message = 'no\u001b[2Jframe\r\n9×, last now\u2028\u202eend';
  await report({ ...failure, version: '1.0.0', ticket: await ticketOf(), message });
  expect(describeHistory(site.dataDir, 'gallery').split('\n').at(-1)).toMatch(
    /^1×, last .* 1\.0\.0 {2}rendering \(broken\): no \[2Jframe 9×, last now end \(trace 4bf9\w+\)$/,
  );
});

test.each([
  { remote: 'nobody', version: '1.0.0' },
  { remote: 'toString', version: '1.0.0' },
  { remote: 'gallery', version: 'here' },
])('ignores reports on $remote $version, which this site does not serve', async (what) => {
  await report({ ...failure, ticket: await ticketOf(), ...what });
  expect(existsSync(path.join(site.dataDir, 'reports.jsonl'))).toBe(false);
});

test.each([
  null,
  'text',
  [],
  {},
  { what: 'failed' },
  { ...failure, version: 7 },
  { ...failure, what: 'else' },
])('answers 204 to an invalid report, %j', async (payload) => {
  const { statusCode } = await site.app.inject({
    method: 'POST',
    url: REPORTS_PATH,
    headers: { ...OWN_PAGE, 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  expect(statusCode).toBe(204);
});
