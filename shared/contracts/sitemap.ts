/** Where the site lists its public pages. It is the site's, not a remote's: a route may name it among its data files. */
export const SITEMAP_FILE = '/sitemap.json';

/** A public page, as `/sitemap.json` lists it. */
export interface SitemapEntry {
  title: string;
  url: string;
  /** What belongs together: the group of the footer, or what the search calls it. */
  kind: string;
}
