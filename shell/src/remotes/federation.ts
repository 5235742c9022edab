import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { RemoteBuild } from '@nivara/shared/contracts/registry';
import { loadScript } from './load-script';
import { RemoteFault } from './remote-fault';
import { buildUrl } from './remote-url';

/** How long one remote may take to answer before the visitor is told. */
const TIME_LIMIT_MS = 10_000;

/** Attempt's address → the build that is loaded from it, for the hook below. */
const wanted = new Map<string, RemoteBuild>();

/** Entry address → the name under which the runtime knows a remote whose code has run. */
const running = new Map<string, string>();

/** Entry address → how often it has been asked for. */
const attempts = new Map<string, number>();

let hooked = false;

/**
 * Loads one exposed module of one build. Each attempt is a remote of its own to the federation runtime, since the
 * runtime remembers half-started ones; once a build runs, all further modules come from that same instance.
 */
export async function loadExposedModule(
  remote: string,
  build: RemoteBuild,
  module: string,
): Promise<unknown> {
  hookEntryLoading();
  const entry = buildUrl(build, build.entry);
  const name = running.get(entry) ?? register(remote, build, entry);
  const exposed = await withTimeLimit(loadRemote(`${name}/${module.replace('./', '')}`), entry);
  if (!exposed) throw new RemoteFault('broken', `${entry} exposes no ${module}`);
  running.set(entry, name);
  return exposed;
}

function register(remote: string, build: RemoteBuild, entry: string): string {
  const attempt = (attempts.get(entry) ?? 0) + 1;
  attempts.set(entry, attempt);
  // A second attempt has an address of its own: the browser would join it to the first one, which may hang still,
  // or answer it from a cache that holds the damaged file.
  const address = attempt === 1 ? entry : `${entry}?attempt=${attempt}`;
  const name = `${build.container}_${attempt}_${remote}`;
  wanted.set(address, build);
  registerRemotes([{ name, entry: address, entryGlobalName: build.container, type: 'global' }]);
  return name;
}

function hookEntryLoading(): void {
  if (hooked) return;
  hooked = true;
  registerPlugins([
    {
      name: 'nivara-entries',
      async loadEntry({ remoteInfo }) {
        const build = wanted.get(remoteInfo.entry);
        if (!build) return undefined;
        await loadScript({ url: remoteInfo.entry, integrity: build.integrity, timeLimitMs: TIME_LIMIT_MS });
        return containerOf(build);
      },
    },
  ]);
}

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Exclude<Awaited<ReturnType<LoadEntry>>, void | undefined>;

function containerOf(build: RemoteBuild): Container {
  const container: unknown = Reflect.get(globalThis, build.container);
  if (!isContainer(container)) {
    throw new RemoteFault('broken', `${build.entry} ran, but defined no container named ${build.container}`);
  }
  return container;
}

function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'init') === 'function' &&
    typeof Reflect.get(value, 'get') === 'function'
  );
}

async function withTimeLimit<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new RemoteFault('slow', `${what} was not ready within ${TIME_LIMIT_MS + 2_000} ms`)),
      TIME_LIMIT_MS + 2_000,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
