import type { ComponentType } from 'react';
import { isSupported } from '@nivara/shared/contracts/remote-manifest';
import type { LoadsScreens } from '@nivara/shared/contracts/exposed-modules';
import type { RegistryEntry, RemoteBuild } from '@nivara/shared/contracts/registry';
import type { FailureReports } from './failure-reports';
import type { LoadModule } from './federation';
import { forgetHints } from './forget-hints';
import { RemoteFault } from './remote-fault';
import { buildUrl } from './remote-url';

export interface LoadedComponent {
  Component: ComponentType<object>;
  /** The live version, or the previous one as a fallback. */
  build: RemoteBuild;
  /** Imports the screen of a page; missing where the remote gives no such function. */
  loadScreen?: LoadsScreens['loadScreen'];
}

/** A failure leaves no state, so that the next request tries again. */
type ModuleState =
  | { status: 'loading'; component: Promise<LoadedComponent> }
  | { status: 'ready'; component: LoadedComponent };

export interface ComponentLoader {
  /** Answers at once, so that a page that was open before needs no placeholder. */
  find: (entry: RegistryEntry, module: string) => LoadedComponent | undefined;
  /** Falls back to the previous version when the live one cannot be loaded. */
  load: (remote: string, entry: RegistryEntry, module: string) => Promise<LoadedComponent>;
  /** Adds a component that was loaded by other means, as on the server. */
  add: (build: RemoteBuild, module: string, exposed: unknown) => void;
  /** Skips a build that failed while it was shown; false when no other build is left. */
  skip: (build: RemoteBuild, entry: RegistryEntry) => boolean;
  /** Called when the visitor retries: the builds of this entry are no longer skipped. */
  unskip: (entry: RegistryEntry) => void;
}

interface Options {
  loadModule: LoadModule;
  reports: FailureReports;
  /** Starts to load all files of a module while its container loads, which would request them one by one. */
  startModule: (build: RemoteBuild, module: string) => void;
}

export function createComponentLoader({ loadModule, reports, startModule }: Options): ComponentLoader {
  const modules = new Map<string, ModuleState>();
  const skipped = new Set<string>();

  /** The builds that may be shown, the best one first. */
  const candidates = (entry: RegistryEntry): RemoteBuild[] =>
    [entry, ...(entry.previous ? [entry.previous] : [])].filter((build) => !skipped.has(nameOf(build)));

  function find(entry: RegistryEntry, module: string): LoadedComponent | undefined {
    for (const build of candidates(entry)) {
      const known = modules.get(keyOf(build, module));
      if (known?.status === 'ready') return known.component;
    }
    return undefined;
  }

  function load(remote: string, entry: RegistryEntry, module: string): Promise<LoadedComponent> {
    const ready = find(entry, module);
    if (ready) return Promise.resolve(ready);
    const [best] = candidates(entry);
    if (!best) return loadWithFallback(remote, entry, module);
    const key = keyOf(best, module);
    const known = modules.get(key);
    if (known?.status === 'loading') return known.component;
    const component = loadWithFallback(remote, entry, module).finally(() => {
      if (modules.get(key)?.status === 'loading') modules.delete(key);
    });
    modules.set(key, { status: 'loading', component });
    return component;
  }

  async function loadWithFallback(
    remote: string,
    entry: RegistryEntry,
    module: string,
  ): Promise<LoadedComponent> {
    if (!isSupported(entry.manifest?.contract)) {
      const fault = new RemoteFault(
        'other-contract',
        `its manifest is of contract ${String(entry.manifest?.contract)}, which this shell does not know`,
      );
      reports.reportFailure(remote, entry.version, `loading ${module}`, fault);
      throw fault;
    }
    let first: unknown;
    for (const build of candidates(entry)) {
      try {
        return await loadFrom(remote, build, module);
      } catch (error) {
        reports.reportFailure(remote, build.version, `loading ${module}`, error);
        first ??= error;
      }
    }
    throw first ?? new RemoteFault('broken', 'each of its builds failed while it was shown');
  }

  async function loadFrom(remote: string, build: RemoteBuild, module: string): Promise<LoadedComponent> {
    const loading = loadModule(remote, build, module);
    startModule(build, module);
    const exposed = await loading.catch((error: unknown) => {
      forgetHints(buildUrl(build, ''));
      throw error;
    });
    return keep(build, module, exposed);
  }

  function keep(build: RemoteBuild, module: string, exposed: unknown): LoadedComponent {
    const Component = defaultComponent(exposed);
    if (!Component) throw new RemoteFault('broken', `${module} has no component as its default export`);
    const component = { Component, build, ...screenLoaderOf(Component) };
    modules.set(keyOf(build, module), { status: 'ready', component });
    return component;
  }

  return {
    find,
    load,
    add: (build, module, exposed) => void keep(build, module, { default: exposed }),
    skip(build, entry) {
      skipped.add(nameOf(build));
      return candidates(entry).length > 0;
    },
    unskip({ previous, ...live }) {
      for (const build of [live, previous]) if (build) skipped.delete(nameOf(build));
    },
  };
}

const nameOf = (build: RemoteBuild) => `${build.container}@${build.base}`;
const keyOf = (build: RemoteBuild, module: string) => `${nameOf(build)} ${module}`;

/** Checks what the remote exposes, since the compiler knows nothing about its type. */
function defaultComponent(exposed: unknown): ComponentType<object> | undefined {
  if (typeof exposed !== 'object' || exposed === null) return undefined;
  const component: unknown = Reflect.get(exposed, 'default');
  return typeof component === 'function' ? (component as ComponentType<object>) : undefined;
}

function screenLoaderOf(component: ComponentType<object>): Partial<LoadsScreens> {
  const loadScreen: unknown = Reflect.get(component, 'loadScreen');
  if (typeof loadScreen !== 'function') return {};
  return { loadScreen: async (pathname) => loadScreen.call(component, pathname) };
}
