/** What a running site writes down about itself, for those who examine builds against it. */
export interface SiteRecord {
  shellDir: string;
}
