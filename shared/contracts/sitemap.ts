/** A public page, as `/sitemap.json` lists it. */
export interface SitemapEntry {
  title: string;
  url: string;
  /** What belongs together: the group of the footer, or what the search calls it. */
  kind: string;
}
