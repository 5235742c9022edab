import { ApiError } from '../../api-client/http';

/** Why the service does not give the timing; undefined when that is not what went wrong. */
export const timingRefusal = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fieldErrors.find(({ path }) => path === 'timing')?.message : undefined;
