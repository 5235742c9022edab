import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { PROBLEM_TYPE } from '@nivara/shared/contracts/problem';
import { thisRunDoes, inFullRun, repetitions } from '../../shared/testing/test-extent';
import { ACCESS_TABLE } from './access/access-table';
import type { AccessRow } from './access/access-row';
import { type Cast, ROLES, type RoleName, gatherCast } from './cast';
import { type TestApp, startTestApp } from './test-app';

const REQUESTS = repetitions('malformed requests to the service');
/** The fast run sends the same requests each time, so that its result does not depend on chance. */
const SEED = thisRunDoes('new malformed requests each time') ? undefined : 20_260_302;
const TIME_LIMIT_MS = 900_000;
const LONGEST_ANSWER_MS = 10_000;
const FORGET_LIMITS_EVERY = 250;
const RENEW_EVERY = 1000;

let test: TestApp;
let cast: Cast;
let examples: Map<string, Example>;

interface Example {
  url: string;
  body: unknown;
  headers: Record<string, string>;
}

interface Hostile {
  row: AccessRow;
  role: RoleName;
  /** Bad values and their positions in the good body. */
  spots: { position: number; value: unknown }[];
  junk: { body: 'example' | 'value' | 'text' | 'none'; value: unknown; text: string; type: string };
  params: string[];
  query: [string, string][];
  keepsUrl: boolean;
}

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  "'; drop table accounts; --",
  '%',
  '\\',
  '../../etc/passwd',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '99999999999999999999',
  '1e400',
  '-0',
  'NaN',
  'null',
  '<script>',
  'ا\u202e\u0301',
  'x'.repeat(5000),
  '0'.repeat(32),
];
const HOSTILE_NUMBERS = [0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, Number.MIN_VALUE, 36];

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom(...HOSTILE_NUMBERS),
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: 5 }),
  fc.array(hostileText, { maxLength: 60 }),
  fc.dictionary(hostileText, hostileText, { maxKeys: 4 }),
);
const QUERY_NAMES = [
  'page',
  'size',
  'sort',
  'q',
  'status',
  'kind',
  'patient',
  'from',
  'to',
  'service',
  'date',
  'state',
  'analyte',
  'read',
  'x',
  '__proto__',
  '',
];
const TYPES = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  '',
  '/',
  'application/x-www-form-urlencoded',
];

const hostileRequest: fc.Arbitrary<Hostile> = fc.record({
  row: fc.constantFrom(...ACCESS_TABLE),
  role: fc.constantFrom(...ROLES),
  spots: fc.array(fc.record({ position: fc.nat(40), value: hostileValue }), { minLength: 1, maxLength: 3 }),
  junk: fc.record({
    body: fc.constantFrom('example', 'example', 'example', 'value', 'text', 'none'),
    value: hostileValue,
    text: fc.oneof(hostileText, fc.json()),
    type: fc.oneof(
      { weight: 4, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
    ),
  }),
  params: fc.array(hostileText, { minLength: 3, maxLength: 3 }),
  query: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...QUERY_NAMES), hostileText), hostileText), {
    maxLength: 3,
  }),
  keepsUrl: fc.boolean(),
});

/** A good body with a bad value at some positions. */
function spoil(body: unknown, spots: Hostile['spots']): unknown {
  const copy: unknown = structuredClone(body);
  for (const { position, value } of spots) {
    const objects = objectsIn(copy);
    const object = objects[position % Math.max(1, objects.length)];
    if (!object) return value;
    const keys = [...Object.keys(object), 'unheardOf'];
    Object.assign(object, { [keys[position % keys.length] ?? 'x']: structuredClone(value) });
  }
  return copy;
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

const encode = (text: string) => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
};

function urlOf({ row, params, query, keepsUrl }: Hostile, example: Example): string {
  const [, written = ''] = row.route.split(' ');
  let index = 0;
  const hostile = written.replace(/:\w+/g, () => encode(params[index++] ?? 'x') || 'x');
  const path = keepsUrl ? example.url : hostile;
  if (query.length === 0) return path;
  const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return `${path}${path.includes('?') ? '&' : '?'}${search}`;
}

function payloadOf({ spots, junk }: Hostile, example: Example): { payload?: string | Buffer; type?: string } {
  if (junk.body === 'none') return {};
  if (junk.body === 'text') return { payload: junk.text, type: junk.type };
  if (junk.body === 'value') return { payload: JSON.stringify(junk.value), type: junk.type };
  if (Buffer.isBuffer(example.body)) {
    const bytes = Buffer.from(example.body);
    for (const { position } of spots) bytes[(position * 37) % bytes.length] = position;
    return { payload: bytes, type: example.headers['content-type'] };
  }
  return { payload: JSON.stringify(spoil(example.body ?? {}, spots)), type: junk.type };
}

async function renew(): Promise<void> {
  await test?.close();
  test = await startTestApp();
  cast = await gatherCast(test);
  examples = new Map();
  for (const row of ACCESS_TABLE) {
    const [, path = ''] = row.route.split(' ');
    const { url = path, body, headers = {} } = (await row.prepare?.(test, cast)) ?? {};
    examples.set(row.route, { url, body, headers });
  }
}

beforeAll(renew, TIME_LIMIT_MS);
afterAll(() => test.close());

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const heaps: number[] = [];

it(
  `answers none of ${REQUESTS} malformed requests with an internal error`,
  async () => {
    let count = 0;
    const answersByStatus = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (hostile) => {
        count += 1;
        // Some of the requests are valid enough to sign somebody out, or to use up a limit.
        if (count % FORGET_LIMITS_EVERY === 0) await test.context.database.deleteFrom('attempts').execute();
        if (count % RENEW_EVERY === 0) {
          await renew();
          heaps.push(heapMegabytes());
        }
        const example = examples.get(hostile.row.route) ?? { url: '/', body: {}, headers: {} };
        const { payload, type } = payloadOf(hostile, example);
        const began = Date.now();
        const answer = await test.send({
          method: hostile.row.route.split(' ')[0] as 'GET',
          url: urlOf(hostile, example),
          headers: {
            ...cast[hostile.role].headers,
            'x-forwarded-for': `198.51.100.${count % 250}`,
            ...(type && { 'content-type': type }),
          },
          payload,
          payloadAsStream: true,
        });
        answersByStatus.set(answer.statusCode, (answersByStatus.get(answer.statusCode) ?? 0) + 1);
        const stream = answer.stream();
        if (answer.headers['content-type'] === 'text/event-stream; charset=utf-8') {
          answer.raw.res.destroy();
          return;
        }
        let reply = '';
        for await (const chunk of stream) reply += String(chunk);
        expect(Date.now() - began).toBeLessThan(LONGEST_ANSWER_MS);
        if (answer.statusCode >= 500) throw new Error(`${answer.statusCode} ${reply}`);
        if (answer.statusCode >= 400) {
          expect(answer.headers['content-type']).toContain(PROBLEM_TYPE);
          expect(JSON.parse(reply)).toMatchObject({ status: answer.statusCode, detail: expect.any(String) });
          expect(reply).not.toMatch(/node_modules|\.ts:|SQLITE|relation "/);
        }
      }),
      { numRuns: REQUESTS, endOnFailure: true, seed: SEED },
    );
    expect(count).toBeGreaterThanOrEqual(REQUESTS);
    // The requests reached the rules, not only the parser.
    for (const status of [400, 401, 403, 404, 415, 422])
      expect([status, answersByStatus.get(status) ?? 0]).not.toEqual([status, 0]);
    expect(answersByStatus.get(422)).toBeGreaterThan(REQUESTS / 10);
  },
  TIME_LIMIT_MS,
);

inFullRun('memory that malformed requests leave behind', () =>
  it('the memory in use grows by less than half while malformed requests are answered', () => {
    const [first = 0] = heaps;
    expect(heaps).toHaveLength(REQUESTS / RENEW_EVERY);
    expect(heaps.at(-1)).toBeLessThan(first * 1.5);
  }),
);
