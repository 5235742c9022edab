/** The site's list of its public pages; a route may name it among its data files. */
export const SITEMAP_FILE = '/sitemap.json';

/** A public page, as `/sitemap.json` lists it. */
export interface SitemapEntry {
  title: string;
  url: string;
  /** The group of pages in the footer and in the search. */
  kind: string;
}
