import type { RemoteBuild } from '@nivara/shared/contracts/registry';

/** A build may be on another origin than the site. */
export const buildUrl = (build: RemoteBuild, file: string): string =>
  new URL(file, new URL(build.base, window.location.origin)).href;
