import type { Boot, VisitorRegistry } from '@nivara/shared/contracts/registry';

export const bootWith = (remotes: VisitorRegistry['remotes']): Boot => ({
  registry: { contract: 2, remotes },
  sessionExpected: false,
  rolloutBucket: 0,
  ticket: '',
  registryKey: '',
  timeLimitMs: 10_000,
});
