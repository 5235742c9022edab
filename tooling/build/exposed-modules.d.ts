import type { Named } from '@nivara/shared/contracts/exposed-files';

export function exposedModules(folder: string, manifest: Named): Record<string, string>;
export function missingModules(folder: string, manifest: Named): string[];
