import type { FieldProblem } from '../domain/field-problems';

/** An error answer of the service (RFC 9457). */
export interface Problem {
  status: number;
  title: string;
  detail?: string;
  errors?: FieldProblem[];
}

export const PROBLEM_TYPE = 'application/problem+json';
