import { STATUS_CODES } from 'node:http';
import type { Problem } from '@nivara/shared/contracts/problem';
import type { FieldProblem } from '@nivara/shared/domain/field-problems';

interface ProblemExtras {
  errors?: FieldProblem[];
  retryAfterSeconds?: number;
  /** The original error, for the log. */
  cause?: unknown;
}

/** An error that a route throws to answer with a problem document. */
export class ProblemError extends Error {
  readonly errors: FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly status: number,
    readonly detail: string,
    extras: ProblemExtras = {},
  ) {
    super(detail, { cause: extras.cause });
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

/** Also used for other accounts' data, whose existence must not be revealed. */
export const notFound = () => new ProblemError(404, 'There is nothing here.');

/** A valid request that conflicts with the present state. */
export const conflict = (detail: string, field?: string) =>
  new ProblemError(409, detail, field ? { errors: [{ path: field, message: detail }] } : {});

export const databaseGone = () =>
  new ProblemError(503, 'We can’t reach the clinic’s records at the moment. Please try again shortly.', {
    retryAfterSeconds: 2,
  });

export const tooManyAttempts = (
  retryAfterSeconds: number,
  detail = `Too many attempts. Please try again in ${waitingTime(retryAfterSeconds)}.`,
) => new ProblemError(429, detail, { retryAfterSeconds });

export function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 100) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
