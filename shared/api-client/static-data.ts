import { ApiError, UNREACHABLE_MESSAGE } from './http';

const NOT_LOADED = 'This information could not be loaded.';

/** The request must match the site server’s preload, so that the browser fetches the file once. */
export async function readStaticData<T>(url: string, signal?: AbortSignal): Promise<T> {
  let response: Response;
  try {
    response = await fetch(url, { signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, UNREACHABLE_MESSAGE);
  }
  if (!response.ok) throw new ApiError(response.status, NOT_LOADED);
  try {
    return (await response.json()) as T;
  } catch {
    throw new ApiError(response.status, NOT_LOADED);
  }
}
