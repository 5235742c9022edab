import { ValidationError } from 'yup';

export interface FieldProblem {
  path: string;
  message: string;
}

/** The first message of each invalid field. Other errors than validation errors are thrown again. */
export function firstOfEachField(
  error: unknown,
  messageOf: (fault: ValidationError) => string = ({ message }) => message,
): FieldProblem[] {
  if (!(error instanceof ValidationError)) throw error;
  const messages = new Map<string, string>();
  for (const fault of error.inner) {
    const { path = '' } = fault;
    if (!messages.has(path)) messages.set(path, messageOf(fault));
  }
  return [...messages].map(([path, message]) => ({ path, message }));
}
