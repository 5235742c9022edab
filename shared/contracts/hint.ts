/** A file to preload, in the terms of a preload link. */
export interface Hint {
  href: string;
  as: 'script' | 'fetch' | 'font';
  integrity?: string;
  type?: string;
  /** Must match the later request, or the browser fetches the file twice. */
  crossOrigin: boolean;
}
