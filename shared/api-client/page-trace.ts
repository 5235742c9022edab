import { newTraceId } from '../contracts/trace';

declare global {
  /** Global, since each remote has a copy of this file. */
  var nivaraTrace: string | undefined;
}

/** Each loaded page makes a new id for its trace, so that no id tracks a visitor from page to page. */
export const pageTrace = (): string => (globalThis.nivaraTrace ??= newTraceId());
