import { readStaticData } from '@nivara/shared/api-client/static-data';
import type { RegistryEntry } from '@nivara/shared/contracts/registry';
import { addressOfData, type RemoteRoute } from '@nivara/shared/contracts/remote-manifest';
import { loadedComponent, loadRemoteComponent } from './load-remote-component';
import { toFault, type RemoteFault } from './remote-fault';
import { buildUrl } from './remote-url';

/** A page's code and its data, asked for together. */
export interface PageParts {
  /** When there is nothing left to wait for. Never fails. */
  settled: Promise<void>;
  isSettled: boolean;
  /** Why the code could not be had. Of data, the screen that shows it says so itself. */
  fault?: RemoteFault;
}

export interface PageToFetch {
  remote: string;
  entry: RegistryEntry;
  route: RemoteRoute;
  patienceMs: number;
}

/** The data files that have come, by their address: those of a version never change. */
export const pageData = new Map<string, unknown>();

/** As long as the page that waits needs to hear of it; whoever comes later has it tried anew. */
const FAULT_KEPT_MS = 2_000;

const begun = new Map<string, PageParts>();

/** Routes may share a module, and each has data of its own. */
const keyOf = ({ entry, route: { module, data = [] } }: PageToFetch) =>
  [entry.container, buildUrl(entry, module), ...data].join(' ');

/** Asks for what a page is made of, unless that has been done. */
export function pageParts(page: PageToFetch): PageParts {
  const key = keyOf(page);
  const known = begun.get(key);
  if (known) return known;
  const parts: PageParts = { settled: Promise.resolve(), isSettled: gotWhole(page) };
  begun.set(key, parts);
  if (!parts.isSettled) parts.settled = gather(page, parts).finally(() => (parts.isSettled = true));
  return parts;
}

const dataOf = ({ entry, route }: PageToFetch) =>
  (route.data ?? []).map((file) => addressOfData(buildUrl(entry, ''), file));

/** Whether all of it has come, and of the very version that was asked for. */
export const gotWhole = (page: PageToFetch): boolean =>
  loadedComponent(page.entry, page.route.module)?.build.base === page.entry.base &&
  dataOf(page).every((url) => pageData.has(url));

async function gather(page: PageToFetch, parts: PageParts): Promise<void> {
  const { remote, entry, route, patienceMs } = page;
  const data = Promise.allSettled(
    dataOf(page).map(async (url) => {
      pageData.set(url, await readStaticData(url, AbortSignal.timeout(patienceMs)));
    }),
  );
  try {
    await loadRemoteComponent(remote, entry, route.module, patienceMs);
    await data;
  } catch (reason) {
    parts.fault = toFault(reason);
    setTimeout(() => begun.delete(keyOf(page)), FAULT_KEPT_MS);
  }
}
