import type { RemoteManifest } from '@nivara/shared/contracts/remote-manifest';

type Named = Pick<RemoteManifest, 'routes' | 'modals'>;

export function exposedModules(folder: string, manifest: Named): Record<string, string>;
export function missingModules(folder: string, manifest: Named): string[];
