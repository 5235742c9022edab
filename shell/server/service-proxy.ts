import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { PROBLEM_TYPE, type Problem } from '@nivara/shared/contracts/problem';

/** Forwards `/api` to the service, and answers with a problem document while the service is down. */
export function addServiceProxy(app: FastifyInstance, serviceUrl: string): void {
  app.register(httpProxy, {
    upstream: serviceUrl,
    prefix: '/api',
    // Each open page of a signed-in person holds a stream, and 128 of them would use up the default connections.
    undici: { connections: null },
    replyOptions: {
      // One retry covers a kept connection that the service has closed; by default the proxy retries a 503 ten times.
      retriesCount: 1,
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-for': request.ip,
      }),
      onError: (reply) => {
        const problem: Problem = {
          status: 503,
          title: 'Service Unavailable',
          detail: 'We can’t reach the clinic’s service at the moment. Please try again shortly.',
        };
        reply.code(503).header('retry-after', '5').type(PROBLEM_TYPE).send(problem);
      },
    },
  });
}
