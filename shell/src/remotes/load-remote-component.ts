import type { ComponentType } from 'react';
import { CONTRACT } from '@nivara/shared/contracts/remote-manifest';
import type { RegistryEntry, RemoteBuild } from '@nivara/shared/contracts/registry';
import { loadExposedModule } from './federation';
import { forgetHints } from './forget-hints';
import { RemoteFault } from './remote-fault';
import { buildUrl } from './remote-url';
import { reportFault } from './report-fault';

type AnyComponent = ComponentType<object>;

const loaded = new Map<string, AnyComponent>();
const loading = new Map<string, Promise<AnyComponent>>();

const keyOf = (build: RemoteBuild, module: string) => `${build.container}@${build.base} ${module}`;

/** A component that has been loaded before, so that going back to a page shows it at once. */
export function loadedComponent(entry: RegistryEntry, module: string): AnyComponent | undefined {
  return loaded.get(keyOf(entry, module)) ?? (entry.previous && loaded.get(keyOf(entry.previous, module)));
}

/** Loads the component that a remote exposes as a module; where the live build cannot be loaded, the previous one stands in. */
export function loadRemoteComponent(
  remote: string,
  entry: RegistryEntry,
  module: string,
): Promise<AnyComponent> {
  const known = loadedComponent(entry, module);
  if (known) return Promise.resolve(known);
  const key = keyOf(entry, module);
  const started = loading.get(key);
  if (started) return started;
  const work = loadWithFallback(remote, entry, module).finally(() => loading.delete(key));
  loading.set(key, work);
  return work;
}

async function loadWithFallback(remote: string, entry: RegistryEntry, module: string): Promise<AnyComponent> {
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

async function loadFrom(remote: string, build: RemoteBuild, module: string): Promise<AnyComponent> {
  const exposed = await loadExposedModule(remote, build, module).catch((error: unknown) => {
    forgetHints(buildUrl(build, ''));
    throw error;
  });
  const component = defaultComponent(exposed);
  if (!component) throw new RemoteFault('broken', `${module} has no component as its default export`);
  loaded.set(keyOf(build, module), component);
  return component;
}

/** The one checked boundary between a remote's code and the shell's types. */
function defaultComponent(exposed: unknown): AnyComponent | undefined {
  if (typeof exposed !== 'object' || exposed === null) return undefined;
  const component: unknown = Reflect.get(exposed, 'default');
  return typeof component === 'function' ? (component as AnyComponent) : undefined;
}
