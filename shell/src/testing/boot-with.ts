import type { Boot, VisitorRegistry } from '@nivara/shared/contracts/registry';

/** What the site would write into a page for these remotes. */
export const bootWith = (remotes: VisitorRegistry['remotes']): Boot => ({
  registry: { contract: 2, remotes },
  sessionExpected: false,
  place: 0,
  ticket: '',
  registryKey: '',
  patienceMs: 10_000,
});
