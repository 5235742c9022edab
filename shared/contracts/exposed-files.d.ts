import type { RemoteManifest } from './remote-manifest';

export type Named = Pick<RemoteManifest, 'routes' | 'modals'>;

export function possibleFilesOf(module: string): string[];
export function namedModules(manifest: Named): string[];
