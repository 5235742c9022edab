import type { FastifyServerOptions } from 'fastify';
import type { App } from '../app-instance';

/** Keeps what people typed out of the log: a database quotes values in its messages, so these are left out. */
function describeError(error: Error & { code?: unknown; severity?: unknown }) {
  const fromDatabase = error.severity !== undefined;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    code: error.code,
    message: fromDatabase ? 'refused by the database' : error.message,
    stack: frames?.join('\n') ?? '',
  };
}

export const loggerOptions = { serializers: { err: describeError } } satisfies FastifyServerOptions['logger'];

/** Logs one line per answer, with the route's pattern instead of the address, since ids must stay out of the log. */
export function requestLog(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
