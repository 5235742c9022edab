/** Written by a running site, so that publish can examine builds against it. */
export interface SiteRecord {
  shellDir: string;
}
