import httpProxy from '@fastify/http-proxy';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { isCutOff } from './body-limits';
import { ServiceOutage } from './service-outage';
import { problemOf } from './site-problems';
import { PROBLEM_TYPE, type Problem } from '@nivara/shared/contracts/problem';
import { API_PATH } from '@nivara/shared/contracts/site-paths';
import { TRACE_HEADER } from '@nivara/shared/contracts/trace';

/** Headers of a single connection, to the visitor or to the service; the proxy's client refuses to send some of them. */
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
}
interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  stream: Readable;
}

/**
 * Forwards `/api` to the service. Waits a little while for a service that restarts, then answers with a problem document.
 */
export function addServiceProxy(app: FastifyInstance, serviceUrl: string, retryMs: number): void {
  const outage = new ServiceOutage(serviceUrl, retryMs);
  app.register(httpProxy, {
    upstream: serviceUrl,
    prefix: API_PATH,
    // Each open page of a signed-in person holds a stream, and 128 of them would use up the default connections.
    undici: { connections: null },
    preHandler: async ({ method }) => {
      if (!READS.includes(method)) await outage.isOver();
    },
    replyOptions: {
      retryDelay: ({ req, res, err }) => {
        const { method, headers } = req as unknown as Forwarded;
        if (!READS.includes(method) || headers['content-length'] !== undefined) return null;
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
      rewriteHeaders: (headers) => withoutConnection(headers),
      onError: (reply) => {
        if (isCutOff(reply.request)) {
          reply.header('connection', 'close');
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
