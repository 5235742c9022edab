import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildOf } from '@nivara/shared/contracts/registry-for-visitor';
import { REPORTS_PATH } from '@nivara/shared/contracts/report';
import { describeHistory } from '../../registry/describe-history';
import { readRegistry } from '../../registry/registry-file';
import { HERE, OWN_PAGE, failure, galleryRollout } from './testing/gallery-rollout';
import { galleryEntry, startTestSite, type TestSite } from './testing/test-site';

let site: TestSite;
const { staged, isStaged, openPage, ticketOf, report } = galleryRollout(() => site);
beforeEach(async () => {
  site = await startTestSite('http://127.0.0.1:9');
});
afterEach(() => site.close());

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
  ])('unless its headers show that it comes from this site: %j', async (headers) => {
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
