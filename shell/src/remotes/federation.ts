import type { RemoteBuild } from '@nivara/shared/contracts/registry';
import { OVERRIDE_VERSION } from '@nivara/shared/contracts/override';
import { RemoteFault } from './remote-fault';
import { buildUrl } from './remote-url';
import type { LoadScript } from './script-loader';

/** Loads one exposed module of one build. */
export type LoadModule = (remote: string, build: RemoteBuild, module: string) => Promise<unknown>;

/** Runs a build’s entry before a module of it is needed; an entry that failed runs again once a module is needed. */
export type StartContainer = (build: RemoteBuild) => void;

interface Options {
  loadScript: LoadScript;
  timeLimitMs: number;
  /** Returns the shared modules that containers may use. */
  openShareScope?: () => Promise<object>;
}

/** A remote's container, which its entry defines. A host calls these two functions, as webpack prescribes. */
interface Container {
  init: (shareScope: object) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

/** One attempt to run a build's entry. */
interface Attempt {
  container: Promise<Container>;
  /** True once a module of it has been loaded. */
  hasRun: boolean;
  /** The `performance.now()` of a start ahead of need; undefined once the container has started. */
  aheadSince?: number | undefined;
  /** True if it began before a module was needed, and its container did not start. */
  hasFailedAhead?: boolean;
}

/** An entry that has been loaded still has to run its module. */
const TIME_TO_RUN_MS = 2_000;

/**
 * A container that failed to start stays broken, so each attempt runs the entry again. Once a build
 * runs, all further modules come from the running container.
 */
export function createModuleLoader({ loadScript, timeLimitMs, openShareScope = openShellsScope }: Options): {
  loadModule: LoadModule;
  startContainer: StartContainer;
} {
  const attempts = new Map<string, Attempt>();
  const countByEntry = new Map<string, number>();

  function begin(build: RemoteBuild, entry: string): Attempt {
    const count = (countByEntry.get(entry) ?? 0) + 1;
    countByEntry.set(entry, count);
    // A request for the same address would join a first attempt that hangs, or get a damaged file from the cache.
    const url = count === 1 ? entry : `${entry}?attempt=${count}`;
    const script = loadScript({ url, integrity: build.integrity, timeLimitMs });
    const attempt = { container: initialized(build, script, openShareScope()), hasRun: false };
    attempts.set(entry, attempt);
    return attempt;
  }

  /** If an attempt that began ahead hangs, too little of its time is left for a module that is needed now. */
  const isNearItsEnd = ({ aheadSince }: Attempt) =>
    aheadSince !== undefined && performance.now() - aheadSince > timeLimitMs / 2;

  const startContainer: StartContainer = (build) => {
    const entry = buildUrl(build, build.entry);
    if (!build.integrity || attempts.has(entry)) return;
    const attempt: Attempt = begin(build, entry);
    attempt.aheadSince = performance.now();
    attempt.container.then(
      () => (attempt.aheadSince = undefined),
      () => {
        attempt.hasFailedAhead = true;
        if (attempts.get(entry) === attempt) attempts.delete(entry);
      },
    );
  };

  const loadModule: LoadModule = async (remote, build, module) => {
    const entry = buildUrl(build, build.entry);
    if (!build.integrity && !mayLackHash(build)) {
      throw new RemoteFault('unavailable', `${entry} has no hash to check it by`);
    }
    const known = attempts.get(entry);
    const attempt = known && !isNearItsEnd(known) ? known : begin(build, entry);
    try {
      const exposed = await withTimeLimit(run(attempt, module), timeLimitMs + TIME_TO_RUN_MS, entry);
      if (!exposed) throw new RemoteFault('broken', `${entry} exposes no ${module}`);
      attempt.hasRun = true;
      // Another module of the same attempt may have failed first.
      if (!attempts.get(entry)?.hasRun) attempts.set(entry, attempt);
      return exposed;
    } catch (error) {
      if (!attempt.hasRun && attempts.get(entry) === attempt) attempts.delete(entry);
      // A failed start ahead of need does not count: this module gets a new attempt, or one begun for another module.
      if (attempt.hasFailedAhead) return loadModule(remote, build, module);
      throw error;
    }
  };

  return { loadModule, startContainer };
}

async function openShellsScope(): Promise<object> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}

async function initialized(
  build: RemoteBuild,
  script: Promise<void>,
  shareScope: Promise<object>,
): Promise<Container> {
  const [scope] = await Promise.all([shareScope, script]);
  const container = containerOf(build);
  await container.init(scope);
  return container;
}

async function run({ container }: Attempt, module: string): Promise<unknown> {
  const runModule = await (await container).get(module);
  return runModule();
}

/**
 * Files that change while the page is open have no fixed hash. Any other file without one is refused here, since
 * browsers without integrity policies would run it.
 */
const mayLackHash = ({ version }: RemoteBuild) => WATCH_MODE || version === OVERRIDE_VERSION;

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
