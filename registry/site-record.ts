/** A running site records itself, so that publish can check builds against its shell. */
export interface SiteRecord {
  shellDir: string;
}
