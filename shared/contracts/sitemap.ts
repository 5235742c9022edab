/** The site's list of its public pages; a route may name it among its data files. */
export const SITEMAP_FILE = '/sitemap.json';

/** The clinic's fees, packages and tests, which the site asks the service for. */
export const PRICE_LIST_FILE = '/price-list.json';

/** A route may name files of the site; the remote's own files begin with `data/`. */
export const isSiteFile = (file: string): boolean => file.startsWith('/');

/** A public page, as `/sitemap.json` lists it. */
export interface SitemapEntry {
  title: string;
  url: string;
  /** The group of pages in the footer and in the search. */
  kind: string;
}
