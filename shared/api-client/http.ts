import type { Problem } from '../contracts/problem';
import type { FieldProblem } from '../domain/field-problems';
import { trackCall } from './calls-under-way';
import { pageTrace } from './page-trace';
import { signalSession } from './session-signal';
import { API_PATH } from '../contracts/site-paths';
import { TRACE_HEADER, traceparent } from '../contracts/trace';

/** Every failed call rejects with an ApiError, so that screens handle one kind of error. */
export class ApiError extends Error {
  constructor(
    /** 0 when no answer came, or only a part of one. */
    readonly status: number,
    message: string,
    readonly fieldErrors: readonly FieldProblem[] = [],
  ) {
    super(message);
    this.name = 'ApiError';
  }

  get unreachable(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

export const UNREACHABLE_MESSAGE =
  'We can’t reach the clinic’s service at the moment. Please try again shortly.';
const UNEXPECTED_MESSAGE = 'Something went wrong on our side. Please try again.';
const TIME_LIMIT_MS = 15_000;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls the service behind the site's `/api`. Resolves to the body, or to undefined without one. */
export const callApi = <T>(method: Method, path: string, body?: unknown): Promise<T> =>
  trackCall(call<T>(method, path, body));

async function call<T>(method: Method, path: string, body: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(API_PATH + path, {
      method,
      credentials: 'same-origin',
      headers: {
        [TRACE_HEADER]: traceparent(pageTrace()),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      // `keepalive` lets a page that is being left release its hold.
      keepalive: method === 'DELETE',
    });
  } catch {
    throw new ApiError(0, UNREACHABLE_MESSAGE);
  }
  signalSession(response);
  if (!response.ok) throw await toApiError(response);
  // The connection may break while the body comes.
  const text = await response.text().catch(() => {
    throw new ApiError(0, UNREACHABLE_MESSAGE);
  });
  if (text === '' || !isJson(response)) return (text || undefined) as T;
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new ApiError(response.status, UNEXPECTED_MESSAGE);
  }
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json') ?? false;

async function toApiError(response: Response): Promise<ApiError> {
  const problem = await readProblem(response);
  const fallback = response.status >= 502 ? UNREACHABLE_MESSAGE : UNEXPECTED_MESSAGE;
  return new ApiError(response.status, problem?.detail ?? problem?.title ?? fallback, problem?.errors);
}

async function readProblem(response: Response): Promise<Problem | undefined> {
  try {
    return isJson(response) ? ((await response.json()) as Problem) : undefined;
  } catch {
    return undefined;
  }
}
