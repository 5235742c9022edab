import { newTraceId } from '../contracts/trace';

declare global {
  /** Global, since each remote has a copy of this file. */
  var nivaraTrace: string | undefined;
}

/** The id of this page's trace, made anew for each page that is loaded, so that it follows nobody. */
export const pageTrace = (): string => (globalThis.nivaraTrace ??= newTraceId());
