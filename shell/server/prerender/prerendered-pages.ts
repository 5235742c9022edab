import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isSupported, OPEN_TO_ALL } from '@nivara/shared/contracts/remote-manifest';
import type { PageScript, VisitorRegistry } from '@nivara/shared/contracts/registry';
import { isBelow, matchRoute } from '@nivara/shared/contracts/route-match';
import type { SiteData } from '../site-data';
import type { PublicPages } from '../sitemap';
import { RenderThread } from './render-thread';
import type { Outcome, Task } from './messages';

interface Options {
  dataDir: string;
  shellDir: string;
  /** The thread's bundled program; without it, pages are sent as app shells. */
  threadFile: string | undefined;
  /** The pages of `/sitemap.json`. */
  pages: PublicPages;
  siteData: SiteData;
  complain: (message: string) => void;
}

/** Pages are kept until the registry changes; the limit bounds the memory. */
const MOST_KEPT = 500;

/** A failing page is not tried again at each request. */
const FAULT_KEPT_MS = 60_000;

/** Equal to the time for which the site keeps its data. */
const DATA_KEPT_MS = 60_000;

/** A page that lacks data of the site is kept for a short time only, since the service may be starting. */
const WITHOUT_DATA_KEPT_MS = 5_000;

/** A slow page is sent as an app shell after this time; later visitors get it prerendered. */
const TIME_LIMIT_MS = 1_000;

export type PageTask = Omit<Task, 'id' | 'siteData'>;

export interface PrerenderedPage extends Omit<Outcome, 'id' | 'fault'> {
  /** True if the page is not ready yet, but may be at the next request. */
  isPending?: boolean;
}

const NOTHING: PrerenderedPage = { scripts: [] };
const PENDING: PrerenderedPage = { scripts: [], isPending: true };

/** A page that cannot be prerendered is sent as an app shell, and works all the same. */
export class PrerenderedPages {
  private readonly kept = new Map<string, Promise<PrerenderedPage>>();
  private readonly done = new Map<string, PrerenderedPage>();
  /** The remotes' versions → public route → the scripts that all pages below it import. */
  private readonly below = new Map<string, Map<string, PageScript[]>>();
  private registry = '';
  private changes = 0;
  private readonly thread: RenderThread | undefined;
  private readonly complain: (message: string) => void;
  private readonly pages: PublicPages;
  private readonly siteData: SiteData;

  constructor({ dataDir, shellDir, threadFile, pages, siteData, complain }: Options) {
    this.complain = complain;
    this.pages = pages;
    this.siteData = siteData;
    if (threadFile && existsSync(threadFile)) {
      this.thread = new RenderThread(threadFile, { dataDir, shellDir });
    }
  }

  /** Changes when a page is made or forgotten, but not with the registry, which has its own revision. */
  get revision(): number {
    return this.changes;
  }

  /** A changed `registryText` means that all pages are outdated. */
  async find(task: PageTask, registryText: string): Promise<PrerenderedPage> {
    if (!this.thread) return NOTHING;
    this.forgetOld(registryText);
    const key = keyOf(task);
    const page = this.kept.get(key) ?? this.make(this.thread, task, key);
    // A map keeps the order of insertion: the page used last is forgotten last.
    this.kept.delete(key);
    this.kept.set(key, page);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.forget(oldest);
    return Promise.race([page, afterTimeLimit()]);
  }

  /** Returns a page only if it has been made already. */
  known(task: PageTask, registryText: string): PrerenderedPage {
    this.forgetOld(registryText);
    return this.done.get(keyOf(task)) ?? NOTHING;
  }

  /** Public route → the scripts that all pages below it import. */
  importedBelow(registry: VisitorRegistry, registryText: string): ReadonlyMap<string, PageScript[]> {
    this.forgetOld(registryText);
    return this.below.get(versionsOf(registry)) ?? new Map<string, PageScript[]>();
  }

  /** Prerenders each public route, and one page below it, before a visitor asks for them. */
  async warm(registry: VisitorRegistry, registryText: string): Promise<void> {
    if (!this.thread) return;
    this.forgetOld(registryText);
    const boot = { registry, sessionExpected: false };
    const listed = await this.pages().catch(() => []);
    const routes = Object.values(registry.remotes)
      .filter(({ manifest }) => isSupported(manifest?.contract))
      .flatMap(({ manifest }) => manifest.routes)
      .filter(({ access }) => access === OPEN_TO_ALL);
    for (const route of routes) {
      const below = listed.find(
        ({ url }) => isBelow(route, url) && matchRoute(registry, url)?.route.path === route.path,
      );
      for (const pathname of below ? [route.path, below.url] : [route.path]) {
        const match = matchRoute(registry, pathname);
        // A request has seen a newer registry; warming the old one would forget the new pages.
        if (registryText !== this.registry) return;
        if (match) await this.find({ boot, pathname, match }, registryText);
      }
    }
  }

  close(): void {
    this.thread?.close();
  }

  private forgetOld(registryText: string): void {
    if (registryText === this.registry) return;
    this.registry = registryText;
    this.kept.clear();
    this.done.clear();
    this.below.clear();
  }

  private forget(key: string): void {
    this.changes += 1;
    this.kept.delete(key);
    this.done.delete(key);
  }

  private async make(thread: RenderThread, task: PageTask, key: string): Promise<PrerenderedPage> {
    const { siteData, asked } = await this.readSiteData(task);
    const outcome = await thread.render({ ...task, siteData });
    if (!outcome) {
      // The thread was busy, so the next request tries again.
      this.forget(key);
      return PENDING;
    }
    const { fault, page, redirectTo, scripts } = outcome;
    if (fault) {
      this.complain(`The page ${task.pathname} could not be prerendered: ${fault}`);
      setTimeout(() => this.forget(key), FAULT_KEPT_MS).unref();
    }
    // Data of the site changes without the registry.
    if (asked > 0) {
      const isWhole = Object.keys(siteData).length === asked;
      setTimeout(() => this.forget(key), isWhole ? DATA_KEPT_MS : WITHOUT_DATA_KEPT_MS).unref();
    }
    const made = { scripts, ...(page ? { page } : {}), ...(redirectTo ? { redirectTo } : {}) };
    if (!this.kept.has(key)) return made;
    this.done.set(key, made);
    this.changes += 1;
    if (page) this.learn(task, scripts);
    return made;
  }

  private async readSiteData({ match }: PageTask) {
    const files = (match.route.data ?? []).flatMap((file) => {
      const read = this.siteData[file];
      return read ? [{ file, read }] : [];
    });
    const found = await Promise.all(files.map(async ({ file, read }) => [file, await read()] as const));
    const known = found.filter(([, data]) => data !== undefined);
    return { siteData: Object.fromEntries(known), asked: files.length };
  }

  private learn({ boot, pathname, match: { route } }: PageTask, scripts: PageScript[]): void {
    if (route.access !== OPEN_TO_ALL || !isBelow(route, pathname)) return;
    const versions = versionsOf(boot.registry);
    const routes = this.below.get(versions) ?? new Map<string, PageScript[]>();
    const known = routes.get(route.path) ?? scripts;
    routes.set(
      route.path,
      known.filter(({ href }) => scripts.some((script) => script.href === href)),
    );
    this.below.set(versions, routes);
  }
}

const versionsOf = ({ remotes }: VisitorRegistry): string =>
  Object.entries(remotes)
    .map(([name, { base }]) => `${name} ${base}`)
    .join('\n');

/** A guarded page imports the same scripts for everybody of a role, so the key has the role and no user name. */
function keyOf({ boot: { registry, sessionExpected }, pathname, user }: PageTask): string {
  const sharedPath = user ? pathname.replace(`/${user.UserName}`, '/:own') : pathname;
  const parts = [sharedPath, sessionExpected, user?.M_RoleID ?? '', versionsOf(registry)];
  return createHash('sha256').update(parts.join('\n')).digest('base64');
}

const afterTimeLimit = () =>
  new Promise<PrerenderedPage>((resolve) => {
    setTimeout(() => resolve(PENDING), TIME_LIMIT_MS).unref();
  });
