import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isSupported, OPEN_TO_ALL } from '@nivara/shared/contracts/remote-manifest';
import type { PageScript, VisitorRegistry } from '@nivara/shared/contracts/registry';
import { isBelow, matchRoute } from '@nivara/shared/contracts/route-match';
import { SITEMAP_FILE } from '@nivara/shared/contracts/sitemap';
import type { PublicPages } from '../sitemap';
import { RenderThread } from './render-thread';
import type { Outcome, Task } from './messages';

interface Options {
  dataDir: string;
  shellDir: string;
  /** The bundled program of the thread; without it pages come as empty frames. */
  threadFile: string | undefined;
  /** What `/sitemap.json` answers. */
  pages: PublicPages;
  complain: (message: string) => void;
}

/** Pages are made at the first request for them and kept until the registry changes. */
const MOST_KEPT = 500;

/** A page that could not be made is not tried at each request. */
const FAULT_KEPT_MS = 60_000;

/** As long as the site keeps the list itself. */
const LIST_KEPT_MS = 60_000;

/** A visitor waits no longer than this for a page that has not been made yet; who comes later gets it. */
const TIME_LIMIT_MS = 1_000;

export type PageTask = Omit<Task, 'id' | 'siteData'>;

export type PrerenderedPage = Omit<Outcome, 'id' | 'fault'>;

const NOTHING: PrerenderedPage = { scripts: [] };

/** The pages that leave the server finished. One that cannot be made is missing, and works as it always did. */
export class PrerenderedPages {
  private readonly kept = new Map<string, Promise<PrerenderedPage>>();
  private readonly done = new Map<string, PrerenderedPage>();
  /** By the remotes' versions and a public route: what all pages made below it import. */
  private readonly below = new Map<string, Map<string, PageScript[]>>();
  private registry = '';
  private readonly thread: RenderThread | undefined;
  private readonly complain: (message: string) => void;
  private readonly pages: PublicPages;

  constructor({ dataDir, shellDir, threadFile, pages, complain }: Options) {
    this.complain = complain;
    this.pages = pages;
    if (threadFile && existsSync(threadFile)) {
      this.thread = new RenderThread(threadFile, { dataDir, shellDir });
    }
  }

  /** `registryText` tells whether the registry has changed. */
  async find(task: PageTask, registryText: string): Promise<PrerenderedPage> {
    if (!this.thread) return NOTHING;
    this.forgetOld(registryText);
    const key = keyOf(task);
    const page = this.kept.get(key) ?? this.make(this.thread, task, key);
    // The one that was used last is the last to go.
    this.kept.delete(key);
    this.kept.set(key, page);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.forget(oldest);
    return Promise.race([page, afterTimeLimit()]);
  }

  /** What is known of a page already; nothing is made for it. */
  known(task: PageTask, registryText: string): PrerenderedPage {
    this.forgetOld(registryText);
    return this.done.get(keyOf(task)) ?? NOTHING;
  }

  /** By public route: what the pages made below it import, as far as all do. */
  importedBelow(registry: VisitorRegistry, registryText: string): ReadonlyMap<string, PageScript[]> {
    this.forgetOld(registryText);
    return this.below.get(versionsOf(registry)) ?? new Map<string, PageScript[]>();
  }

  /** Makes the pages of the public routes before anybody asks, and one of those below each. */
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
        // Visitors have brought a newer one: its pages are not to be forgotten for these.
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
    this.kept.delete(key);
    this.done.delete(key);
  }

  private async make(thread: RenderThread, task: PageTask, key: string): Promise<PrerenderedPage> {
    const asksForSitemap = task.match.route.data?.includes(SITEMAP_FILE);
    const siteData = asksForSitemap ? { [SITEMAP_FILE]: await this.pages() } : {};
    const outcome = await thread.render({ ...task, siteData });
    if (!outcome) {
      // Being busy is no fault of the page: the next one to ask may have it.
      this.forget(key);
      return NOTHING;
    }
    const { fault, page, redirectTo, scripts } = outcome;
    if (fault) {
      this.complain(`The page ${task.pathname} could not be made: ${fault}`);
      setTimeout(() => this.forget(key), FAULT_KEPT_MS).unref();
    }
    // The list of all pages names what is to be had just now.
    if (asksForSitemap) setTimeout(() => this.forget(key), LIST_KEPT_MS).unref();
    const made = { scripts, ...(page ? { page } : {}), ...(redirectTo ? { redirectTo } : {}) };
    if (!this.kept.has(key)) return made;
    this.done.set(key, made);
    if (page) this.learn(task, scripts);
    return made;
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

/**
 * Visitors whose remotes differ get different pages; that one has a session shows in the frame alone. What a guarded page
 * imports is the same in everybody's own area.
 */
function keyOf({ boot: { registry, sessionExpected }, pathname, user }: PageTask): string {
  const place = user ? pathname.replace(`/${user.UserName}`, '/:own') : pathname;
  const parts = [place, sessionExpected, user?.M_RoleID ?? '', versionsOf(registry)];
  return createHash('sha256').update(parts.join('\n')).digest('base64');
}

const afterTimeLimit = () =>
  new Promise<PrerenderedPage>((resolve) => {
    setTimeout(() => resolve(NOTHING), TIME_LIMIT_MS).unref();
  });
