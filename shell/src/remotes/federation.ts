import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { RemoteBuild } from '@nivara/shared/contracts/registry';
import { OVERRIDE_VERSION } from '@nivara/shared/contracts/override';
import { RemoteFault } from './remote-fault';
import { buildUrl } from './remote-url';
import type { LoadScript } from './script-loader';

/** Loads one exposed module of one build. */
export type LoadModule = (remote: string, build: RemoteBuild, module: string) => Promise<unknown>;

interface Options {
  loadScript: LoadScript;
  timeLimitMs: number;
  runtime?: FederationRuntime;
}

interface FederationRuntime {
  loadRemote: (id: string) => Promise<unknown>;
  registerPlugins: typeof registerPlugins;
  registerRemotes: typeof registerRemotes;
}

/** An entry that has been loaded still has to run its module. */
const TIME_TO_RUN_MS = 2_000;

/**
 * The runtime remembers a remote that failed to start, so each attempt registers a new remote. Once a build
 * runs, all further modules come from the running remote.
 */
export function createModuleLoader({
  loadScript,
  timeLimitMs,
  runtime = { loadRemote, registerPlugins, registerRemotes },
}: Options): LoadModule {
  /** The build and the script of each attempt by its address, for the runtime's hook. */
  const attempts = new Map<string, { build: RemoteBuild; script: Promise<void> }>();
  const attemptsByEntry = new Map<string, number>();
  /** The runtime's name of each running remote, by its entry. */
  const running = new Map<string, string>();
  let isHooked = false;

  function hookEntryLoading(): void {
    if (isHooked) return;
    isHooked = true;
    runtime.registerPlugins([
      {
        name: 'nivara-entries',
        async loadEntry({ remoteInfo }) {
          const attempt = attempts.get(remoteInfo.entry);
          if (!attempt) return undefined;
          await attempt.script;
          return containerOf(attempt.build);
        },
      },
    ]);
  }

  function register(remote: string, build: RemoteBuild, entry: string): string {
    const count = (attemptsByEntry.get(entry) ?? 0) + 1;
    attemptsByEntry.set(entry, count);
    // A request for the same address would join a first attempt that hangs, or get a damaged file from the cache.
    const address = count === 1 ? entry : `${entry}?attempt=${count}`;
    const name = `${build.container}_${attempts.size + 1}_${remote}`;
    // Loads the script here, since the runtime's hook would run after everything else that is queued.
    const script = loadScript({ url: address, integrity: build.integrity, timeLimitMs });
    script.catch(() => undefined);
    attempts.set(address, { build, script });
    runtime.registerRemotes([{ name, entry: address, entryGlobalName: build.container, type: 'global' }]);
    return name;
  }

  return async (remote, build, module) => {
    hookEntryLoading();
    const entry = buildUrl(build, build.entry);
    if (!build.integrity && !mayLackHash(build)) {
      throw new RemoteFault('unavailable', `${entry} has no hash to check it by`);
    }
    const name = running.get(entry) ?? register(remote, build, entry);
    const work = runtime.loadRemote(`${name}/${module.replace('./', '')}`);
    const exposed = await withTimeLimit(work, timeLimitMs + TIME_TO_RUN_MS, entry);
    if (!exposed) throw new RemoteFault('broken', `${entry} exposes no ${module}`);
    running.set(entry, name);
    return exposed;
  };
}

/**
 * Files that change while the page is open have no fixed hash. Any other file without one is refused here, since
 * browsers without integrity policies would run it.
 */
const mayLackHash = ({ version }: RemoteBuild) => WATCH_MODE || version === OVERRIDE_VERSION;

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

async function withTimeLimit<T>(work: Promise<T>, limitMs: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new RemoteFault('slow', `${what} was not ready within ${limitMs} ms`)),
      limitMs,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
