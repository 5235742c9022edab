import type { Registry } from '@nivara/shared/contracts/registry';
import { modalOf } from '../remotes/read-manifest';

/** Which remote's which module shows a modal type, by the manifests' word. */
export function findModal(registry: Registry, name: string): { remote: string; module: string } | undefined {
  for (const [remote, entry] of Object.entries(registry.remotes)) {
    const module = modalOf(entry, name);
    if (module) return { remote, module };
  }
  return undefined;
}
