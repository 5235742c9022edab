import { STATUS_CODES } from 'node:http';
import type { FieldProblem, Problem } from '@nivara/shared/contracts/problem';

interface ProblemExtras {
  errors?: FieldProblem[];
  retryAfterSeconds?: number;
}

/** Thrown anywhere in a route, it becomes the answer's problem document. */
export class ProblemError extends Error {
  readonly errors: FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly status: number,
    readonly detail: string,
    extras: ProblemExtras = {},
  ) {
    super(detail);
    this.name = 'ProblemError';
    this.errors = extras.errors;
    this.retryAfterSeconds = extras.retryAfterSeconds;
  }

  toDocument(): Problem {
    return {
      status: this.status,
      title: STATUS_CODES[this.status] ?? 'Error',
      detail: this.detail,
      ...(this.errors && { errors: this.errors }),
    };
  }
}

export const invalid = (errors: FieldProblem[]) =>
  new ProblemError(422, errors[0]?.message ?? 'Please check what you entered.', { errors });

export const notSignedIn = () => new ProblemError(401, 'Please sign in first.');

export const forbidden = () => new ProblemError(403, 'You may not do this.');

/** Also for somebody else's record: a caller who may not see it must not learn that it exists. */
export const notFound = () => new ProblemError(404, 'There is nothing here.');

/** A valid request that the present state does not allow. */
export const conflict = (detail: string, field?: string) =>
  new ProblemError(409, detail, field ? { errors: [{ path: field, message: detail }] } : {});

export const tooManyAttempts = (retryAfterSeconds: number) =>
  new ProblemError(429, `Too many attempts. Please try again in ${waitingTime(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });

function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
