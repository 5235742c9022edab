import { ApiError, UNREACHABLE_MESSAGE } from './http';

/**
 * Reads one of a remote's static data files. The link-preload that the site server writes for it asks the same
 * way (CORS, no credentials), so the browser fetches it once.
 */
export async function readStaticData<T>(url: string, signal?: AbortSignal): Promise<T> {
  let response: Response;
  try {
    response = await fetch(url, { credentials: 'omit', signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, UNREACHABLE_MESSAGE);
  }
  if (!response.ok) throw new ApiError(response.status, `This information could not be loaded.`);
  return (await response.json()) as T;
}
