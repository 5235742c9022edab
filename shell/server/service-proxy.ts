import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { PROBLEM_TYPE, type Problem } from '@nivara/shared/contracts/problem';

/** Forwards `/api` to the service. When it does not answer, the caller gets a problem document like any other. */
export function addServiceProxy(app: FastifyInstance, serviceUrl: string): void {
  app.register(httpProxy, {
    upstream: serviceUrl,
    prefix: '/api',
    // Each open page of a signed-in person holds a stream: the usual 128 connections would be used up by these alone.
    undici: { connections: null },
    replyOptions: {
      // A read whose kept connection the service has closed is sent once more. Any number here also ends the proxy's
      // own habit of asking ten times more when the service says 503.
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
