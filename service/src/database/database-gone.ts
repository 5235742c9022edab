/** Codes of Node for a server that cannot be reached. */
const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** Codes of PostgreSQL: connection failures, too many connections, shut down, crashed, starting. */
const SQL_STATE = /^(08...|53300|57P0[123])$/;

/** The driver `pg` gives these errors no code. */
const MESSAGES = /^Connection terminated|^timeout exceeded when trying to connect|^Client .* not queryable/;

/** True when the database cannot be reached, so that the same request may succeed a little later. */
export function isDatabaseGone(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, errors } = error as { code?: unknown; message?: unknown; errors?: unknown };
  // A host name with several addresses fails with one error for each.
  if (Array.isArray(errors) && errors.some(isDatabaseGone)) return true;
  return NETWORK.includes(String(code)) || SQL_STATE.test(String(code)) || MESSAGES.test(String(message));
}
