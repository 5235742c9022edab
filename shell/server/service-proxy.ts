import httpProxy from '@fastify/http-proxy';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { isCutOff } from './body-limits';
import { beginCall, endCall } from './forwarded-calls';
import { readSmallBody } from './kept-body';
import { ServiceOutage, isUnsent } from './service-outage';
import { problemOf } from './site-problems';
import { PROBLEM_TYPE, type Problem } from '@nivara/shared/contracts/problem';
import { API_PATH } from '@nivara/shared/contracts/site-paths';
import { TRACE_HEADER } from '@nivara/shared/contracts/trace';

/**
 * Headers of a single connection, to the visitor or to the service; the proxy's client refuses to send some of them.
 */
const OF_ONE_CONNECTION = [
  'connection',
  'upgrade',
  'keep-alive',
  'expect',
  'te',
  'trailer',
  'proxy-connection',
];

const withoutConnection = <Headers extends object>(headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.includes(name)),
  ) as Headers;

const READS = ['GET', 'HEAD'];

/** The parts of the request and the answer that the types of the proxy's client lack. */
interface Forwarded {
  method: string;
  headers: Record<string, string | undefined>;
  body?: unknown;
}
interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  stream: Readable;
}

/** A call that may change something is sent again only when it has certainly reached nobody. */
function mayRepeat({ method, headers, body }: Forwarded, error: Error | null): boolean {
  if (READS.includes(method)) return headers['content-length'] === undefined;
  return isUnsent(error) && !(body instanceof Readable);
}

/**
 * Forwards `/api` to the service. Waits a little while for a service that restarts; if it stays away,
 * answers with a problem document.
 */
export function addServiceProxy(app: FastifyInstance, serviceUrl: string, retryMs: number): void {
  const outage = new ServiceOutage(serviceUrl, retryMs);
  app.register(httpProxy, {
    upstream: serviceUrl,
    prefix: API_PATH,
    // Each open page of a signed-in person holds a stream, and 128 of them would use up the default connections.
    undici: { connections: null },
    handler: async (request, reply, path, options) => {
      if (READS.includes(request.method)) {
        beginCall(request);
        return reply.from(path, options);
      }
      const kept = await readSmallBody(request);
      await outage.waitUntilOver();
      if (reply.raw.destroyed) return reply.hijack();
      beginCall(request);
      return reply.from(path, { ...options, ...kept });
    },
    replyOptions: {
      retryDelay: ({ req, res, err }) => {
        if (!mayRepeat(req as unknown as Forwarded, err)) return null;
        const answer = res as unknown as Answer | undefined;
        const delay = outage.retryAfter(err, answer);
        if (delay === undefined) return null;
        // An answer that nobody reads would hold its connection.
        answer?.stream.resume();
        return delay;
      },
      rewriteRequestHeaders: (request, headers) => ({
        ...withoutConnection(headers),
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-for': request.ip,
        [TRACE_HEADER]: `00-${request.id}-01`,
      }),
      rewriteHeaders: (headers, request) => {
        if (request) endCall(request);
        return withoutConnection(headers);
      },
      onError: (reply) => {
        endCall(reply.request);
        if (isCutOff(reply.request)) {
          return reply.code(413).type(PROBLEM_TYPE).send(problemOf(413));
        }
        const problem: Problem = {
          status: 503,
          title: 'Service Unavailable',
          detail: 'We can’t reach the clinic’s service at the moment. Please try again shortly.',
        };
        return reply.code(503).header('retry-after', '5').type(PROBLEM_TYPE).send(problem);
      },
    },
  });
}
