import type { Boot, VisitorRegistry } from '@nivara/shared/contracts/registry';

export const bootWith = (remotes: VisitorRegistry['remotes']): Boot => ({
  registry: { contract: 2, remotes },
  sessionExpected: false,
  ticket: '',
  registryKey: '',
  timeLimitMs: 10_000,
});
