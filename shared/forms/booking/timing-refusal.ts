import { ApiError } from '../../api-client/http';

/** The service's message about the timing; undefined for any other error. */
export const timingRefusal = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fieldErrors.find(({ path }) => path === 'timing')?.message : undefined;
