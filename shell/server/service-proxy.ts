import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { isCutOff } from './body-limits';
import { problemOf } from './site-problems';
import { PROBLEM_TYPE, type Problem } from '@nivara/shared/contracts/problem';
import { API_PATH } from '@nivara/shared/contracts/site-paths';

/** These concern one connection alone, to the visitor or to the service; the proxy's client refuses to send some of them. */
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

/** Forwards `/api` to the service, and answers with a problem document while the service is down. */
export function addServiceProxy(app: FastifyInstance, serviceUrl: string): void {
  app.register(httpProxy, {
    upstream: serviceUrl,
    prefix: API_PATH,
    // Each open page of a signed-in person holds a stream, and 128 of them would use up the default connections.
    undici: { connections: null },
    replyOptions: {
      // One retry covers a kept connection that the service has closed; by default the proxy retries a 503 ten times.
      retriesCount: 1,
      rewriteRequestHeaders: (request, headers) => ({
        ...withoutConnection(headers),
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-for': request.ip,
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
