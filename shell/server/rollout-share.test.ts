import { registryForPage } from '@nivara/shared/contracts/registry-for-page';
import { galleryRollout } from './testing/gallery-rollout';
import { galleryEntry, startTestSite, type TestSite } from './testing/test-site';

let site: TestSite;
const { staged, openPage } = galleryRollout(() => site);
beforeEach(async () => {
  site = await startTestSite('http://127.0.0.1:9');
});
afterEach(() => site.close());

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
