import type { FastifyRequest } from 'fastify';

/** Every browser sends `Sec-Fetch-Site` or `Origin` with a POST; a page of another site can set neither. */
export function isFromOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin === undefined) return site === 'same-origin';
  if (!URL.canParse(headers.origin)) return false;
  const { protocol, host: from } = new URL(headers.origin);
  // Parsing both drops a default port that only one of them names.
  const ours = `${protocol}//${host}`;
  return from !== '' && URL.canParse(ours) && new URL(ours).host === from;
}
