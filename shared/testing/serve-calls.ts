import { PROBLEM_TYPE, type Problem } from '@nivara/shared/contracts/problem';

export interface Call {
  /** The key of the call's answer, for example "DELETE /family/:id". */
  what: string;
  path: string;
  query: URLSearchParams;
  /** The id in the path. */
  id: string;
  body: unknown;
}

type Answer = (call: Call) => unknown;

/** Stands for an answer with status 201. */
class Created {
  constructor(readonly body: object) {}
}

export const created = (body: object) => new Created(body);

/** Stands for an answer with status 202 and no body: the work is done later. */
export const ACCEPTED = Symbol('accepted');

export interface ServedCalls {
  /** Oldest first. */
  calls: Call[];
  callsTo: (what: string) => Call[];
  /** Makes these calls fail until `mend`. */
  refuse: (what: string, problem: Problem | 'unreachable') => void;
  mend: () => void;
}

/**
 * Answers `fetch` by the method and path of each call; an id in the path is named `:id`, a day `:date`. `otherwise`
 * answers unknown calls.
 */
export function serveCalls(answers: Record<string, Answer>, otherwise?: typeof fetch): ServedCalls {
  const calls: Call[] = [];
  const refused = new Map<string, Problem | 'unreachable'>();

  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const call = toCall(String(input), init);
    calls.push(call);
    const problem = refused.get(call.what);
    if (problem === 'unreachable') throw new TypeError('Failed to fetch');
    const answer = answers[call.what];
    if (!problem && !answer) {
      if (otherwise) return otherwise(input, init);
      throw new Error(`Nobody answers ${call.what}`);
    }
    return toResponse(problem ?? answer?.(call));
  });

  return {
    calls,
    callsTo: (what) => calls.filter((call) => call.what === what),
    refuse: (what, problem) => void refused.set(what, problem),
    mend: () => refused.clear(),
  };
}

const ID = /\/([0-9a-f]{32}|session-\w+)(?=\/|$)/;
const EACH_ID = new RegExp(ID, 'g');
const DATE = /\/\d{4}-\d{2}-\d{2}(?=\/|$)/;

function toCall(url: string, init: RequestInit | undefined): Call {
  const path = url.replace(/^\/api/, '').replace(/\?.*$/, '');
  const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
  return {
    what: `${init?.method ?? 'GET'} ${path.replace(EACH_ID, '/:id').replace(DATE, '/:date')}`,
    path,
    query: new URLSearchParams(url.split('?')[1]),
    id: ID.exec(path)?.[1] ?? '',
    body,
  };
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  'status' in value &&
  typeof value.status === 'number';

function toResponse(value: unknown): Response {
  if (value === undefined) return new Response(null, { status: 204 });
  if (value === ACCEPTED) return new Response(null, { status: 202 });
  if (value instanceof Created) return json(value.body, 201);
  return isProblem(value) ? json(value, value.status, PROBLEM_TYPE) : json(value);
}

const json = (value: unknown, status = 200, type = 'application/json') =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': type } });

export const notFoundProblem: Problem = { status: 404, title: 'Not Found', detail: 'There is nothing here.' };
