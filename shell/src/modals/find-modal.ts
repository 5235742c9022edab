import type { Registry } from '@nivara/shared/contracts/registry';

/** Which remote's which module shows a modal type, by the manifests' word. */
export function findModal(registry: Registry, name: string): { remote: string; module: string } | undefined {
  for (const [remote, entry] of Object.entries(registry.remotes)) {
    const modals = entry.manifest?.modals;
    if (modals && Object.hasOwn(modals, name)) return { remote, module: String(modals[name]) };
  }
  return undefined;
}
