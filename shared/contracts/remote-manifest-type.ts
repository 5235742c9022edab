// Made from remote-manifest.schema.json: WRITE_MANIFEST_TYPE=1 npx jest manifest-type

/** A remote's `remote.json`. */
export interface RemoteManifest {
  $schema?: string;
  name: string;
  contract: number;
  routes: RemoteRoute[];
  /** Modal type → exposed module. */
  modals?: Record<string, string>;
  /** Entries of the header's main navigation. */
  menus?: Record<string, HeaderMenu>;
  account?: AccountPages;
  footer?: FooterGroup[];
  search?: SearchSource[];
}

export interface RemoteRoute {
  /** Owns this path and everything below it ("/" owns only itself). */
  path: string;
  module: string;
  access: Access;
  /** Since contract 3: only signed-in people of these roles reach the pages; others are redirected to their own area. */
  roles?: RoleName[];
  /** Since contract 3: the first segment below the path is a user name. A redirect to another role's area drops it. */
  perUser?: boolean;
  /** Data files of the first screen, preloaded with its code: the remote's own, or the site's `/sitemap.json` and `/price-list.json`. */
  data?: string[];
  /** The existing pages, so that the site answers all other addresses with 404. */
  pages?: RoutePage[];
}

export type Access = 'public' | 'signed-in';

export type RoleName = 'patient' | 'doctor' | 'desk';

/** A pattern such as `/courses` or `/user/:username/bills/:id`, or a data file with an entry per page. */
export type RoutePage = string | PageSource;

export interface PageSource {
  data: string;
  /** A pattern with `:field` for that field of each entry. */
  path: string;
}

export interface HeaderMenu {
  label: string;
  to: string;
  order: number;
  /** A data file of `MenuEntry[]`; without it the menu is a plain link. */
  data?: string;
}

/** The pages of a signed-in account. `{username}` in a path is replaced by the user name of the session. */
export interface AccountPages {
  /** Since contract 3: the roles to whom these pages belong; without it, every role for which no other remote has account pages. */
  roles?: RoleName[];
  /** Since contract 3: the path above the role's pages. From another role's area, the shell redirects to the same page below this path. */
  home?: string;
  afterSignIn: string;
  /** The first page of a new account; without it, the page after signing in. */
  afterSignUp?: string;
  /** The page where a guest pays a bill; without it, the login dialog shows no link to one. */
  payAsGuest?: string;
  links: PageLink[];
}

export interface PageLink {
  text: string;
  to: string;
}

export interface FooterGroup {
  group: string;
  order: number;
  links: PageLink[];
}

/** A data file with entries for the header's search box, and the names of their fields. */
export interface SearchSource {
  kind: string;
  data: string;
  /** A data file that lists under each entry's address further words, by which the search finds the entry. */
  keywords?: string;
  /** Lists entries of this kind before others, unless others match the search much better. */
  first?: boolean;
  fields: SearchFields;
}

export interface SearchFields {
  title: string;
  url: string;
  text?: string[];
}
