import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { RemoteBuild } from '@nivara/shared/contracts/registry';
import { OVERRIDE_VERSION } from '@nivara/shared/contracts/override';
import { loadScript } from './load-script';
import { RemoteFault } from './remote-fault';
import { buildUrl } from './remote-url';

/** What an entry that has come needs on top, until its module has run. */
const TIME_TO_RUN_MS = 2_000;

/** Attempt's address → the build that is loaded from it and its entry on the way, for the hook below. */
const wanted = new Map<string, { build: RemoteBuild; script: Promise<void> }>();

/** Entry address → the name under which the runtime knows a remote whose code has run. */
const running = new Map<string, string>();

/** Entry address → how often it has been asked for. */
const attempts = new Map<string, number>();

let registered = 0;
let hooked = false;

/**
 * Loads one exposed module of one build. Each attempt is a remote of its own to the federation runtime, since the
 * runtime remembers half-started ones; once a build runs, all further modules come from that same instance.
 */
export async function loadExposedModule(
  remote: string,
  build: RemoteBuild,
  module: string,
  patienceMs: number,
): Promise<unknown> {
  hookEntryLoading();
  const entry = buildUrl(build, build.entry);
  if (!build.integrity && !mayLackHash(build)) {
    throw new RemoteFault('unavailable', `${entry} has no hash that it could be held against`);
  }
  const name = running.get(entry) ?? register(remote, build, entry, patienceMs);
  const work = loadRemote(`${name}/${module.replace('./', '')}`);
  const exposed = await withTimeLimit(work, patienceMs + TIME_TO_RUN_MS, entry);
  if (!exposed) throw new RemoteFault('broken', `${entry} exposes no ${module}`);
  running.set(entry, name);
  return exposed;
}

/** Files that are being written: nobody can vouch for them. A browser that knows no integrity policy would run any. */
const mayLackHash = ({ version }: RemoteBuild) => WATCH_MODE || version === OVERRIDE_VERSION;

function register(remote: string, build: RemoteBuild, entry: string, patienceMs: number): string {
  const attempt = (attempts.get(entry) ?? 0) + 1;
  attempts.set(entry, attempt);
  // A second attempt has an address of its own: the browser would join it to the first one, which may hang still,
  // or answer it from a cache that holds the damaged file.
  const address = attempt === 1 ? entry : `${entry}?attempt=${attempt}`;
  registered += 1;
  const name = `${build.container}_${registered}_${remote}`;
  // At once: until the runtime asks for it, whatever else waits would run before it.
  const script = loadScript({ url: address, integrity: build.integrity, timeLimitMs: patienceMs });
  script.catch(() => undefined);
  wanted.set(address, { build, script });
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
        const known = wanted.get(remoteInfo.entry);
        if (!known) return undefined;
        await known.script;
        return containerOf(known.build);
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
