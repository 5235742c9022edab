/** A file that a page will ask for, as a preload link names it. */
export interface Hint {
  href: string;
  as: 'script' | 'fetch' | 'font';
  integrity?: string;
  type?: string;
  /** Must be as in the request that follows, or the browser fetches twice. */
  crossOrigin: boolean;
}
