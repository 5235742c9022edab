import type { ComponentType } from 'react';
import { isSupported } from '@nivara/shared/contracts/remote-manifest';
import type { RegistryEntry, RemoteBuild } from '@nivara/shared/contracts/registry';
import { loadExposedModule } from './federation';
import { forgetHints } from './forget-hints';
import { RemoteFault } from './remote-fault';
import { piecesOf, runAhead } from '../first-paint/scripts-ahead';
import { buildUrl } from './remote-url';
import { reportFault } from './report-fault';

type AnyComponent = ComponentType<object>;

export interface LoadedComponent {
  Component: AnyComponent;
  /** The build that it came from: the live one, or the previous one standing in. */
  build: RemoteBuild;
}

const loaded = new Map<string, LoadedComponent>();
const loading = new Map<string, Promise<LoadedComponent>>();

/** Builds that failed while they were shown. Not tried again in this page until the visitor asks for it. */
const broken = new Set<string>();

const nameOf = (build: RemoteBuild) => `${build.container}@${build.base}`;
const keyOf = (build: RemoteBuild, module: string) => `${nameOf(build)} ${module}`;

/** The builds that may be shown, the best first. */
const candidates = (entry: RegistryEntry): RemoteBuild[] =>
  [entry, ...(entry.previous ? [entry.previous] : [])].filter((build) => !broken.has(nameOf(build)));

/** A component that has been loaded before, so that going back to a page shows it at once. */
export function loadedComponent(entry: RegistryEntry, module: string): LoadedComponent | undefined {
  return candidates(entry)
    .map((build) => loaded.get(keyOf(build, module)))
    .find((known) => known !== undefined);
}

/** A component that came another way than through the browser. */
export function holdComponent(build: RemoteBuild, module: string, exposed: unknown): void {
  const Component = defaultComponent({ default: exposed });
  if (!Component) throw new RemoteFault('broken', `${module} has no component as its default export`);
  loaded.set(keyOf(build, module), { Component, build });
}

/** Answers whether another build can stand in for one that failed while it was shown. */
export function giveUpOn(build: RemoteBuild, entry: RegistryEntry): boolean {
  broken.add(nameOf(build));
  return candidates(entry).length > 0;
}

/** The visitor asks for another try: nothing counts as broken any more. */
export function tryAgain(entry: RegistryEntry): void {
  for (const build of [entry, entry.previous]) if (build) broken.delete(nameOf(build));
}

/** Loads the component that a remote exposes as a module; where the live build cannot be loaded, the previous one stands in. */
export function loadRemoteComponent(
  remote: string,
  entry: RegistryEntry,
  module: string,
  patienceMs: number,
): Promise<LoadedComponent> {
  const known = loadedComponent(entry, module);
  if (known) return Promise.resolve(known);
  const [best] = candidates(entry);
  const key = keyOf(best ?? entry, module);
  const started = loading.get(key);
  if (started) return started;
  const work = loadWithFallback(remote, entry, module, patienceMs).finally(() => loading.delete(key));
  loading.set(key, work);
  return work;
}

async function loadWithFallback(
  remote: string,
  entry: RegistryEntry,
  module: string,
  patienceMs: number,
): Promise<LoadedComponent> {
  if (!isSupported(entry.manifest?.contract)) {
    const fault = new RemoteFault(
      'other-contract',
      `its manifest speaks contract ${String(entry.manifest?.contract)}, which this shell does not know`,
    );
    reportFault(remote, entry.version, `loading ${module}`, fault);
    throw fault;
  }
  let first: unknown;
  for (const build of candidates(entry)) {
    try {
      return await loadFrom(remote, build, module, patienceMs);
    } catch (error) {
      reportFault(remote, build.version, `loading ${module}`, error);
      first ??= error;
    }
  }
  throw first ?? new RemoteFault('broken', 'each of its builds failed while it was shown');
}

async function loadFrom(
  remote: string,
  build: RemoteBuild,
  module: string,
  patienceMs: number,
): Promise<LoadedComponent> {
  // The build's entry and the files of the module, all in one round trip: left alone, each waits for the one before.
  const coming = loadExposedModule(remote, build, module, patienceMs);
  runAhead(build, piecesOf(build, module), patienceMs);
  const exposed = await coming.catch((error: unknown) => {
    forgetHints(buildUrl(build, ''));
    throw error;
  });
  const Component = defaultComponent(exposed);
  if (!Component) throw new RemoteFault('broken', `${module} has no component as its default export`);
  const result = { Component, build };
  loaded.set(keyOf(build, module), result);
  return result;
}

/** The one checked boundary between a remote's code and the shell's types. */
function defaultComponent(exposed: unknown): AnyComponent | undefined {
  if (typeof exposed !== 'object' || exposed === null) return undefined;
  const component: unknown = Reflect.get(exposed, 'default');
  return typeof component === 'function' ? (component as AnyComponent) : undefined;
}
