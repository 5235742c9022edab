import { SITEMAP_FILE } from './sitemap';

/** What a remote says about itself in its `remote.json`. Checked against remote-manifest.schema.json. */
export interface RemoteManifest {
  name: string;
  contract: number;
  routes: RemoteRoute[];
  /** Modal type → exposed module. */
  modals?: Record<string, string>;
  /** Entries of the header's main navigation. */
  menus?: Record<string, HeaderMenu>;
  /** Where a signed-in person's own pages are. */
  account?: AccountPages;
  footer?: FooterGroup[];
  search?: SearchSource[];
}

export interface RemoteRoute {
  /** Owns this path and everything below it ("/" owns only itself). */
  path: string;
  module: string;
  access: Access;
  /** Data files that the first screen needs: asked for together with the code. The remote's own, or the site's `/sitemap.json`. */
  data?: string[];
  /** Since contract 2: which pages there are, so that the site can say of an address that there is none. */
  pages?: RoutePage[];
}

/** A pattern such as `/courses` or `/user/:username/bills/:id`, or a data file whose entries name the pages. */
export type RoutePage = string | PageSource;

export interface PageSource {
  data: string;
  /** A pattern in which `:field` stands for that field of each entry. */
  path: string;
}

export type Access = 'public' | 'signed-in';

export const OPEN_TO_ALL = 'public' satisfies Access;

export interface HeaderMenu {
  label: string;
  to: string;
  order: number;
  /** A data file of `MenuEntry[]`; without it the menu is a plain link. */
  data?: string;
}

/** `{username}` in a path stands for the signed-in person's user name. */
export interface AccountPages {
  afterSignIn: string;
  /** Where a new account leads; without it, where signing in does. */
  afterSignUp?: string;
  /** Where somebody without an account pays a bill; without it, the login dialog does not offer to. */
  payAsGuest?: string;
  links: PageLink[];
}

export interface FooterGroup {
  group: string;
  order: number;
  links: PageLink[];
}

export interface PageLink {
  text: string;
  to: string;
}

/** A data file whose entries the header's search box offers, and which of their fields mean what. */
export interface SearchSource {
  kind: string;
  data: string;
  fields: { title: string; url: string; text?: string[] };
}

/** An entry of a menu's data file. `icon` and `url` are relative to the remote and to the site, in that order. */
export interface MenuEntry {
  name: string;
  icon: string;
  url: string;
}

/** The contract that this shell and these tools speak. What changed from one to the next: docs/contract.md. */
export const CONTRACT = 2;

/** The one before is served as well, so that no team has to move on the same day. */
const SUPPORTED_CONTRACTS: readonly unknown[] = [CONTRACT, CONTRACT - 1];

export const isSupported = (contract: unknown): boolean => SUPPORTED_CONTRACTS.includes(contract);

/** Paths that the shell or the site itself answers; no remote may claim them. */
export const RESERVED_PATHS = [
  '/search',
  '/recover',
  '/api',
  '/remotes',
  '/assets',
  '/data',
  '/registry.json',
  '/robots.txt',
  SITEMAP_FILE,
  '/sitemap.xml',
  '/healthz',
  '/hints',
  '/__ui',
  '/__reports',
  '/__override',
];

/** The address of one of a route's data files, for a remote that is served from `base`. */
export const addressOfData = (base: string, file: string): string =>
  file === SITEMAP_FILE ? file : base + file;
