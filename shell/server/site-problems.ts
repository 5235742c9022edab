import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_TYPE, type Problem } from '@nivara/shared/contracts/problem';

/** Our messages for the framework's refusals. */
const REFUSALS: Record<number, string> = {
  400: 'The request could not be understood.',
  403: 'There is nothing here.',
  404: 'There is nothing here.',
  405: 'This cannot be done here.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'The body must be JSON (content type application/json).',
  421: 'This site has another address.',
  429: 'Too many requests of your network are open. Please try again in a moment.',
  431: 'The request’s headers are too large.',
};

export const problemOf = (status: number, detail = REFUSALS[status]): Problem => ({
  status,
  title: STATUS_CODES[status] ?? 'Error',
  detail: detail ?? 'Something went wrong on our side. Please try again.',
});

export const sendProblem = (reply: FastifyReply, status: number, detail?: string) =>
  reply.code(status).type(PROBLEM_TYPE).send(problemOf(status, detail));

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return sendProblem(reply, status);
  request.log.error({ err: error }, 'A request failed');
  return sendProblem(reply, 500);
}

/**
 * For requests that the framework itself refuses, such as those with a malformed address. They reach neither a route nor
 * a hook, so no limit counts them: the next one needs a new connection.
 */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  reply.header('connection', 'close');
  return answerError(error, request, reply);
}

const BROKEN_HTTP: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Bytes that are not HTTP reach no route, so they are answered on the bare connection. */
export function answerBareConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = BROKEN_HTTP[error.code ?? ''] ?? 400;
  const body = JSON.stringify(problemOf(status));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${PROBLEM_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

export const addProblems = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply));
};
