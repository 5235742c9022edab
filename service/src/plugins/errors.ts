import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_TYPE } from '@nivara/shared/contracts/problem';
import type { App } from '../app-instance';
import { ProblemError, notFound } from '../problems';

/** What the framework itself refuses, in our words. */
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
  app.setErrorHandler<FastifyError | ProblemError>((error, request, reply) => answer(error, request, reply));
  app.setNotFoundHandler((_request, reply) => send(reply, notFound()));
}

/** Also called by the framework for requests that never reach a route. */
export function answer(error: FastifyError | ProblemError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ProblemError) return send(reply, error);
  const status = error.statusCode ?? 500;
  const detail = REFUSALS[status];
  if (detail) return send(reply, new ProblemError(status, detail));
  request.log.error({ err: error }, 'A request failed');
  return send(reply, new ProblemError(500, 'Something went wrong on our side. Please try again.'));
}

function send(reply: FastifyReply, problem: ProblemError) {
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  return reply.code(problem.status).type(PROBLEM_TYPE).send(problem.toDocument());
}
