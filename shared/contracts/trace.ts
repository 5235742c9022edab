/** The header of W3C's trace context, whose random id links a page's failure reports and calls to the logs. */
export const TRACE_HEADER = 'traceparent';

const TRACE_BYTES = 16;
const SPAN_BYTES = 8;
const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

export const isTraceId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

export const newTraceId = (): string => randomHex(TRACE_BYTES);

/** The header of one call. */
export const traceparent = (traceId: string): string => `00-${traceId}-${randomHex(SPAN_BYTES)}-01`;

/** Replaces a header that is not well-formed, since the header is written to the log. */
export function traceparentFrom(header: unknown): string {
  return typeof header === 'string' && TRACE_PARENT.test(header) ? header : traceparent(newTraceId());
}

/** The part of the header that is logged: the ids of the trace and of the call. */
export const traceInLog = (header: unknown): string => traceparentFrom(header).slice(3, -3);

function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
}
