import { CONTRACT } from '@nivara/shared/contracts/remote-manifest';
import type { RegistryEntry, RemoteBuild } from '@nivara/shared/contracts/registry';
import { loadExposedModule } from './federation';
import { RemoteFault } from './remote-fault';
import { reportFault } from './report-fault';

const loaded = new Map<string, unknown>();
const loading = new Map<string, Promise<unknown>>();

const keyOf = (build: RemoteBuild, module: string) => `${build.container}@${build.base} ${module}`;

/** A module that has been loaded before, so that going back to a page shows it at once. */
export function loadedModule(entry: RegistryEntry, module: string): unknown {
  return loaded.get(keyOf(entry, module)) ?? (entry.previous && loaded.get(keyOf(entry.previous, module)));
}

/** Loads an exposed module of a remote; where the live build cannot be loaded, the previous one stands in. */
export function loadRemoteModule(remote: string, entry: RegistryEntry, module: string): Promise<unknown> {
  const key = keyOf(entry, module);
  const started = loading.get(key);
  if (started) return started;
  const work = loadWithFallback(remote, entry, module).finally(() => loading.delete(key));
  loading.set(key, work);
  return work;
}

async function loadWithFallback(remote: string, entry: RegistryEntry, module: string): Promise<unknown> {
  if (entry.manifest?.contract !== CONTRACT) {
    const fault = new RemoteFault(
      'other-contract',
      `its manifest speaks contract ${String(entry.manifest?.contract)}, this shell speaks ${CONTRACT}`,
    );
    reportFault(remote, entry.version, `loading ${module}`, fault);
    throw fault;
  }
  try {
    return await loadFrom(remote, entry, module);
  } catch (error) {
    reportFault(remote, entry.version, `loading ${module}`, error);
    if (!entry.previous) throw error;
    try {
      return await loadFrom(remote, entry.previous, module);
    } catch (previousError) {
      reportFault(remote, entry.previous.version, `falling back for ${module}`, previousError);
      throw error;
    }
  }
}

async function loadFrom(remote: string, build: RemoteBuild, module: string): Promise<unknown> {
  const exposed = await loadExposedModule(remote, build, module);
  loaded.set(keyOf(build, module), exposed);
  return exposed;
}
