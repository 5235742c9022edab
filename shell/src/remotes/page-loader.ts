import { readStaticData } from '@nivara/shared/api-client/static-data';
import type { RegistryEntry } from '@nivara/shared/contracts/registry';
import { addressOfData, type RemoteRoute } from '@nivara/shared/contracts/remote-manifest';
import type { ComponentLoader } from './component-loader';
import { toFault, type RemoteFault } from './remote-fault';
import { buildUrl } from './remote-url';

export interface PageToLoad {
  remote: string;
  entry: RegistryEntry;
  route: RemoteRoute;
}

/** `ready` comes after the data, even if reading it failed: the screen reports missing data itself. */
export type PageState =
  { status: 'loading' } | { status: 'ready' } | { status: 'failed'; fault: RemoteFault };

export interface PageLoad {
  state: PageState;
  /** Resolves when `state` leaves `loading`; never rejects. */
  settled: Promise<void>;
}

export interface PageLoader {
  /** The data files that have been read, by address. A version's files never change. */
  data: ReadonlyMap<string, unknown>;
  /** Loads a page's code and data together, unless this load has been started already. */
  load: (page: PageToLoad) => PageLoad;
  /** True when code and data are loaded, in the version that the registry names. */
  isComplete: (page: PageToLoad) => boolean;
}

interface Options {
  components: ComponentLoader;
  timeLimitMs: number;
}

/** The page that waits must still find the failure; opening the page later must try again. */
const FAILURE_KEPT_MS = 2_000;

export function createPageLoader({ components, timeLimitMs }: Options): PageLoader {
  const data = new Map<string, unknown>();
  const loads = new Map<string, PageLoad>();

  const isComplete = (page: PageToLoad): boolean =>
    components.find(page.entry, page.route.module)?.build.base === page.entry.base &&
    dataUrls(page).every((url) => data.has(url));

  async function loadParts(page: PageToLoad): Promise<PageState> {
    const { remote, entry, route } = page;
    const reading = Promise.allSettled(
      dataUrls(page).map(async (url) => {
        data.set(url, await readStaticData(url, AbortSignal.timeout(timeLimitMs)));
      }),
    );
    try {
      await components.load(remote, entry, route.module);
      await reading;
      return { status: 'ready' };
    } catch (error) {
      setTimeout(() => loads.delete(keyOf(page)), FAILURE_KEPT_MS);
      return { status: 'failed', fault: toFault(error) };
    }
  }

  function load(page: PageToLoad): PageLoad {
    const key = keyOf(page);
    const known = loads.get(key);
    if (known) return known;
    const started: PageLoad = { state: { status: 'ready' }, settled: Promise.resolve() };
    loads.set(key, started);
    if (!isComplete(page)) {
      started.state = { status: 'loading' };
      started.settled = loadParts(page).then((state) => {
        started.state = state;
      });
    }
    return started;
  }

  return { data, load, isComplete };
}

/** Routes may share a module and differ in their data. */
const keyOf = ({ entry, route: { module, data = [] } }: PageToLoad) =>
  [entry.container, buildUrl(entry, module), ...data].join(' ');

const dataUrls = ({ entry, route }: PageToLoad) =>
  (route.data ?? []).map((file) => addressOfData(buildUrl(entry, ''), file));
