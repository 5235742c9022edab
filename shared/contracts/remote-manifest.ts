import { SITEMAP_FILE } from './sitemap';

/** A remote's `remote.json`, validated by remote-manifest.schema.json. */
export interface RemoteManifest {
  name: string;
  contract: number;
  routes: RemoteRoute[];
  /** Modal type → exposed module. */
  modals?: Record<string, string>;
  /** Entries of the header's main navigation. */
  menus?: Record<string, HeaderMenu>;
  /** The pages of a signed-in account. */
  account?: AccountPages;
  footer?: FooterGroup[];
  search?: SearchSource[];
}

export interface RemoteRoute {
  /** Owns this path and everything below it ("/" owns only itself). */
  path: string;
  module: string;
  access: Access;
  /** Data files of the first screen, preloaded with its code: the remote's own, or the site's `/sitemap.json`. */
  data?: string[];
  /** Since contract 2: the existing pages, so that the site answers all other addresses with 404. */
  pages?: RoutePage[];
}

/** A pattern such as `/courses` or `/user/:username/bills/:id`, or a data file with an entry per page. */
export type RoutePage = string | PageSource;

export interface PageSource {
  data: string;
  /** A pattern with `:field` for that field of each entry. */
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

/** `{username}` in a path is replaced by the user name of the session. */
export interface AccountPages {
  afterSignIn: string;
  /** The first page of a new account; without it, the page after signing in. */
  afterSignUp?: string;
  /** The page where a guest pays a bill; without it, the login dialog shows no link to one. */
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

/** A data file with entries for the header's search box, and the names of their fields. */
export interface SearchSource {
  kind: string;
  data: string;
  fields: { title: string; url: string; text?: string[] };
}

/** An entry of a menu's data file. `icon` is relative to the remote, `url` to the site. */
export interface MenuEntry {
  name: string;
  icon: string;
  url: string;
}

/** The contract of this shell and these tools; docs/contract.md lists the changes. */
export const CONTRACT = 2;

/** The previous contract is supported too, so that the teams need not move on the same day. */
const SUPPORTED_CONTRACTS: readonly unknown[] = [CONTRACT, CONTRACT - 1];

export const isSupported = (contract: unknown): boolean => SUPPORTED_CONTRACTS.includes(contract);

/** The shell or the site answers these paths; no remote may claim them. */
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

/** The address of a route's data file, for a remote served from `base`. */
export const addressOfData = (base: string, file: string): string =>
  file === SITEMAP_FILE ? file : base + file;
