import type { RegistryEntry } from './registry';
import { registryForVisitor } from './registry-for-visitor';

const build = (version: string, contract = 2) => ({
  version,
  base: `/remotes/a/${version}/`,
  entry: 'entry.js',
  integrity: 'sha256-a',
  container: `a_${version}`,
  assets: {},
  hashes: {},
  manifest: { name: 'a', contract, routes: [] },
});
const NOW = Date.parse('2026-03-02T10:00:00Z');
const entryForVisitor = (entry: RegistryEntry, rolloutBucket = 0) =>
  registryForVisitor({ contract: 2, remotes: { a: entry } }, rolloutBucket, NOW).remotes.a;

test('a version that went live within the hour is watched, if there is a previous one', () => {
  const { manifest: _same, ...previous } = build('1.0.0');
  expect(entryForVisitor({ ...build('1.1.0'), previous, since: '2026-03-02T09:30:00Z' })?.watched).toBe(true);
  expect(
    entryForVisitor({ ...build('1.1.0'), previous, since: '2026-03-02T08:30:00Z' })?.watched,
  ).toBeUndefined();
  expect(entryForVisitor({ ...build('1.1.0'), since: '2026-03-02T09:30:00Z' })?.watched).toBeUndefined();
});

test('the previous version replaces a live one with an unknown contract', () => {
  const entry = entryForVisitor({ ...build('2.0.0', 99), previous: build('1.0.0', 2) });
  expect(entry).toEqual({ ...build('1.0.0', 2), passedOver: '2.0.0' });
});

test('keeps a live version with an unknown contract if no previous one has a known contract', () => {
  expect(entryForVisitor(build('2.0.0', 99))?.version).toBe('2.0.0');
  expect(entryForVisitor({ ...build('2.0.0', 99), previous: build('1.9.0', 98) })?.version).toBe('2.0.0');
});

test('two staged versions go to different rollout buckets first', () => {
  const first = (version: string) =>
    Array.from({ length: 100 }, (_none, rolloutBucket) => rolloutBucket).filter(
      (rolloutBucket) =>
        entryForVisitor({ ...build('1.0.0'), staged: { ...build(version), share: 10 } }, rolloutBucket)
          ?.version === version,
    );
  expect(first('1.1.0')).toHaveLength(10);
  expect(first('1.1.0')).not.toEqual(first('1.1.1'));
});
