import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_TYPE } from '@nivara/shared/contracts/problem';
import type { App } from '../app-instance';
import { isDatabaseGone } from '../database/database-gone';
import { ProblemError, databaseGone, notFound } from '../problems';

/** Our messages for the framework's own refusals. */
const REFUSALS: Record<number, string> = {
  400: 'The request could not be understood.',
  404: 'There is nothing here.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'The body must be JSON (content type application/json).',
  431: 'The request’s headers are too large.',
};

export function errors(app: App): void {
  app.setErrorHandler<FastifyError | ProblemError>((error, request, reply) =>
    answerError(error, request, reply),
  );
  app.setNotFoundHandler((_request, reply) => send(reply, notFound()));
}

function answerError(error: FastifyError | ProblemError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ProblemError) {
    if (error.cause !== undefined) request.log.error({ err: error.cause }, error.detail);
    return send(reply, error);
  }
  const status = error.statusCode ?? 500;
  const detail = REFUSALS[status];
  if (detail) return send(reply, new ProblemError(status, detail));
  request.log.error({ err: error }, 'A request failed');
  if (isDatabaseGone(error)) return send(reply, databaseGone());
  return send(reply, new ProblemError(500, 'Something went wrong on our side. Please try again.'));
}

/**
 * For requests that the framework itself refuses, such as those with a malformed address. They reach neither a route nor
 * a hook, so no limit counts them: the next one needs a new connection.
 */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.header('connection', 'close');
  return answerError(error, request, reply);
}

/** Bytes that are not HTTP reach no route, so they are answered on the bare connection. */
export function answerBareConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = BROKEN_HTTP[error.code ?? ''] ?? 400;
  const problem = new ProblemError(status, REFUSALS[status] ?? '');
  const body = JSON.stringify(problem.toDocument());
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${PROBLEM_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const BROKEN_HTTP: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

function send(reply: FastifyReply, problem: ProblemError) {
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  return reply.code(problem.status).type(PROBLEM_TYPE).send(problem.toDocument());
}
