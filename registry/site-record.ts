/** What a running site records about itself, so that publish can check builds against its shell. */
export interface SiteRecord {
  shellDir: string;
}
