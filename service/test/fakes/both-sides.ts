import type { Cast, Person } from '../cast';
import type { TestApp } from '../test-app';
import { startTestWithCast } from '../test-with-cast';
import { driftOf } from './drift';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Ids = Record<string, string>;
/** A function where a path or a body contains ids, since each side has its own. */
type Part<T> = T | ((ids: Ids) => T);

interface Reply {
  status: number;
  type: string;
  body: unknown;
}

interface Side {
  /** The ids of this side. */
  ids: Ids;
  send: (method: Method, path: string, body?: unknown) => Promise<Reply>;
}

type IdPairs = Record<string, readonly [fake: string, real: string]>;

interface Stage {
  test: TestApp;
  cast: Cast;
  drift: string[];
  sides: (by: Person, pairs?: IdPairs) => ReturnType<typeof bothSides>;
}

/** Starts a service for each test, and fails the test if the fake answers differently from the service. */
export function compareWithService(): () => Stage {
  let stage: Stage;
  beforeEach(async () => {
    const { test, cast } = await startTestWithCast();
    const drift: string[] = [];
    stage = { test, cast, drift, sides: (by, pairs = {}) => bothSides(test, by, drift, pairs) };
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await stage.test.close();
    expect(stage.drift).toEqual([]);
  });
  return () => stage;
}

/** Sends each call to the fake, which replaces `fetch`, and to the service. */
function bothSides(test: TestApp, by: Person, drift: string[], pairs: IdPairs) {
  const side = (index: 0 | 1, send: Side['send']): Side => ({
    ids: Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[index]])),
    send,
  });
  const fake = side(0, askFake);
  const real = side(1, async (method, path, body) => {
    const { statusCode, headers, body: text } = await test.call(method, path, body, by.headers);
    return toReply(statusCode, headers['content-type'], text);
  });

  /** `idName` names the id in the answer, for the calls that follow. */
  return async (method: Method, path: Part<string>, body?: Part<object>, idName?: string): Promise<void> => {
    const [a, b] = [await ask(fake, method, path, body), await ask(real, method, path, body)];
    drift.push(...driftOf(a, b).map((each) => `${method} ${withIds(path, real.ids)}: ${each}`));
    if (idName === undefined) return;
    fake.ids[idName] = idOf(a.body);
    real.ids[idName] = idOf(b.body);
  };
}

const withIds = <T>(part: Part<T>, ids: Ids): T =>
  typeof part === 'function' ? (part as (ids: Ids) => T)(ids) : part;

const ask = ({ send, ids }: Side, method: Method, path: Part<string>, body?: Part<object>) =>
  send(method, withIds(path, ids), body && withIds(body, ids));

async function askFake(method: Method, path: string, body?: unknown): Promise<Reply> {
  const answer = await fetch(`/api${path}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return toReply(answer.status, answer.headers.get('content-type'), await answer.text());
}

const toReply = (status: number, type: unknown, text: string): Reply => ({
  status,
  type: text === '' ? '' : String(type).replace(/;.*/, ''),
  body: text === '' ? null : (JSON.parse(text) as unknown),
});

const idOf = (body: unknown): string => (body as { id: string }).id;
