import type { RemoteBuild } from '@nivara/shared/contracts/registry';

/** The address of one of a build's files, wherever the registry says that the build lives. */
export const buildUrl = (build: RemoteBuild, file: string): string =>
  new URL(file, new URL(build.base, window.location.origin)).href;
