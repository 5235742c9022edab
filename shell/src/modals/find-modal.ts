import type { Registry } from '@nivara/shared/contracts/registry';
import { modalOf } from '../remotes/read-manifest';

export function findModal(registry: Registry, name: string): { remote: string; module: string } | undefined {
  for (const [remote, entry] of Object.entries(registry.remotes)) {
    const module = modalOf(entry, name);
    if (module) return { remote, module };
  }
  return undefined;
}
