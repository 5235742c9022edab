import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isSupported, OPEN_TO_ALL } from '@nivara/shared/contracts/remote-manifest';
import type { VisitorRegistry } from '@nivara/shared/contracts/registry';
import { matchRoute, pagesBelow } from '@nivara/shared/contracts/route-match';
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
const PATIENCE_MS = 1_000;

export type PageTask = Omit<Task, 'id' | 'siteData'>;

export type FinishedPage = Omit<Outcome, 'id' | 'fault'>;

const NOTHING: FinishedPage = { scripts: [] };

/** The pages that leave the server finished. One that cannot be made is missing, and works as it always did. */
export class FinishedPages {
  private readonly kept = new Map<string, Promise<FinishedPage>>();
  private readonly done = new Map<string, FinishedPage>();
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
  async find(task: PageTask, registryText: string): Promise<FinishedPage> {
    if (!this.thread) return NOTHING;
    this.forgetOld(registryText);
    const key = keyOf(task);
    const page = this.kept.get(key) ?? this.make(this.thread, task, key);
    // The one that was used last is the last to go.
    this.kept.delete(key);
    this.kept.set(key, page);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.forget(oldest);
    return Promise.race([page, afterPatience()]);
  }

  /** What is known of a page already; nothing is made for it. */
  known(task: PageTask, registryText: string): FinishedPage {
    this.forgetOld(registryText);
    return this.done.get(keyOf(task)) ?? NOTHING;
  }

  /** Makes the pages of the public routes before anybody asks, and one of those below each. */
  async warm(registry: VisitorRegistry, registryText: string): Promise<void> {
    if (!this.thread) return;
    const boot = { registry, sessionExpected: false };
    const listed = (await this.pages()).map(({ url }) => url);
    for (const { manifest } of Object.values(registry.remotes)) {
      if (!isSupported(manifest?.contract)) continue;
      for (const { path, access } of manifest.routes) {
        if (access !== OPEN_TO_ALL) continue;
        const below = listed.find((url) => url.startsWith(`${path}/`));
        for (const pathname of below === undefined ? [path] : [path, below]) {
          const match = matchRoute(registry, pathname);
          if (match) await this.find({ boot, pathname, match }, registryText);
        }
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
  }

  private forget(key: string): void {
    this.kept.delete(key);
    this.done.delete(key);
  }

  private async make(thread: RenderThread, task: PageTask, key: string): Promise<FinishedPage> {
    const asksForSitemap = task.match.route.data?.includes(SITEMAP_FILE);
    const siteData = asksForSitemap ? { [SITEMAP_FILE]: await this.pages() } : {};
    const outcome = await thread.render({ ...task, siteData });
    if (!outcome) {
      // Being busy is no fault of the page: the next one to ask may have it.
      this.forget(key);
      return NOTHING;
    }
    const { fault, page, leadsTo, scripts } = outcome;
    if (fault) {
      this.complain(`The page ${task.pathname} could not be made: ${fault}`);
      setTimeout(() => this.forget(key), FAULT_KEPT_MS).unref();
    }
    // The list of all pages names what is to be had just now.
    if (asksForSitemap) setTimeout(() => this.forget(key), LIST_KEPT_MS).unref();
    const made = { scripts, ...(page ? { page } : {}), ...(leadsTo ? { leadsTo } : {}) };
    if (!this.kept.has(key)) return made;
    this.done.set(key, made);
    // What one page below a route imports, its neighbours import too.
    const { route } = task.match;
    if (scripts.length > 0 && task.pathname !== route.path)
      this.done.set(keyOf({ ...task, pathname: pagesBelow(route) }), { scripts });
    return made;
  }
}

/**
 * Visitors whose remotes differ get different pages; that one has a session shows in the frame alone. What a guarded page
 * imports is the same in everybody's own area.
 */
function keyOf({ boot: { registry, sessionExpected }, pathname, user }: PageTask): string {
  const remotes = Object.entries(registry.remotes).map(([name, { base }]) => `${name} ${base}`);
  const place = user ? pathname.replace(`/${user.UserName}`, '/:own') : pathname;
  const parts = [place, sessionExpected, user?.M_RoleID ?? '', ...remotes];
  return createHash('sha256').update(parts.join('\n')).digest('base64');
}

const afterPatience = () =>
  new Promise<FinishedPage>((resolve) => {
    setTimeout(() => resolve(NOTHING), PATIENCE_MS).unref();
  });
