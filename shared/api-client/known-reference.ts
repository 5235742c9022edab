import { ApiError } from './http';

/** The service refuses to confirm a payment whose transaction ID is on another bill, until somebody says that it was for both. */
export const isKnownReference = (error: unknown): boolean =>
  error instanceof ApiError && error.fieldErrors.some(({ path }) => path === 'isForSeveral');
