import type { InjectOptions } from 'light-my-request';
import { PROBLEM_TYPE } from '@nivara/shared/contracts/problem';
import { type TestApp, signIn, startTestApp } from '../../test/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const send = (payload: string, type = 'application/json', more: InjectOptions = {}) =>
  test.send({ method: 'POST', url: '/session', payload, headers: { 'content-type': type }, ...more });

const good = { username: 'patient', password: 'Patient-demo-1' };
const HALF_EMOJI = '\\ud83d';

describe('a malformed or unknown request is refused', () => {
  it.each([
    ['broken JSON', 400, '{"username": '],
    ['no body', 400, ''],
    ['a list', 400, '[]'],
    ['a text', 400, '"patient"'],
    ['null', 400, 'null'],
    ['too much', 413, JSON.stringify({ ...good, password: 'x'.repeat(70_000) })],
    ['very deep', 422, `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  ])('%s: %d', async (_, status, payload) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain(PROBLEM_TYPE);
    expect(answer.json()).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
  });

  it('with hundreds of header lines: 431', async () => {
    const headers = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`w${index}`, '']));
    const answer = await test.send({ method: 'GET', url: '/services', headers });
    expect([answer.statusCode, answer.headers.connection]).toEqual([431, 'close']);
    expect(answer.headers['content-type']).toContain(PROBLEM_TYPE);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ])('as %s: 415', async (type) => {
    const answer = await send(JSON.stringify(good), type);
    expect(answer.statusCode).toBe(415);
    expect(answer.headers['content-type']).toContain(PROBLEM_TYPE);
  });

  it.each([
    ['username', '{"username":"pat\\u0000ient","password":"x"}'],
    ['password', '{"username":"patient","password":"\\u0000"}'],
    ['password', `{"username":"patient","password":"${HALF_EMOJI}"}`],
    ['__proto__', '{"username":"patient","password":"x","__proto__":{"admin":true}}'],
    ['constructor', '{"username":"patient","password":"x","constructor":{"prototype":{}}}'],
    ['username.__proto__', '{"username":{"__proto__":1},"password":"x"}'],
    ['username', '{"username":1,"password":"x"}'],
    ['username', '{"username":["patient"],"password":"x"}'],
    ['password', '{"username":"patient","password":{"$ne":null}}'],
    ['password', '{"username":"patient","password":true}'],
    ['password', '{"username":"patient"}'],
    ['username', `{"username":"${'x'.repeat(300)}","password":"x"}`],
    ['password', `{"username":"patient","password":"${'x'.repeat(129)}"}`],
    ['remember', '{"username":"patient","password":"x","remember":true}'],
    ['toString', '{"username":"patient","password":"x","toString":"y"}'],
  ])('with a message that names the field %s', async (path, payload) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ path, message: expect.any(String) }]);
    expect(answer.body).not.toMatch(/`|\$ne|\.[jt]s/);
  });

  it.each([
    ['a long list', 'username', [...Array(201).keys()], /200 entries/],
    ['many lists', '', Array(20).fill(Array(190).fill(1)), /too many values/],
    [
      'many fields',
      '',
      Object.fromEntries([...Array(4000).keys()].map((key) => [key, 1])),
      /too many values/,
    ],
  ])('for %s, before any rule looks at each entry', async (_, path, username, message) => {
    const answer = await send(JSON.stringify({ ...good, username }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ path, message: expect.stringMatching(message) }]);
  });

  it.each([
    ['GET', '/nowhere'],
    ['POST', '/nowhere'],
    ['PUT', '/session'],
    ['PATCH', '/accounts'],
    ['GET', '/accounts'],
    ['GET', '/session/../nowhere'],
    ['GET', '/__proto__'],
  ] as const)('%s %s: 404', async (method, url) => {
    const answer = await test.call(method, url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain(PROBLEM_TYPE);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('with a malformed address: 400', async () => {
    const answer = await test.send({ method: 'GET', url: '/session/%ff%zz' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain(PROBLEM_TYPE);
  });
});

it('does not make a stack trace for every rule that a body breaks', async () => {
  const headers = await signIn(test, good.username, good.password);
  const empty = Array<string>(200).fill('');
  const patientHistory = { medicalHistory: empty, surgeryHistory: empty, allergies: empty };
  const stacks = jest.spyOn(Error, 'captureStackTrace');
  const answer = await test.call('POST', '/personalDetails', { status: 'draft', patientHistory }, headers);
  const made = stacks.mock.calls.length;
  stacks.mockRestore();
  expect(answer.statusCode).toBe(422);
  expect(made).toBeLessThan(100);
});

it('answers an internal fault without details', async () => {
  const broken = await startTestApp();
  await broken.context.database.schema.dropTable('sessions').execute();
  const answer = await broken.call('POST', '/session', good);
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    status: 500,
    title: 'Internal Server Error',
    detail: 'Something went wrong on our side. Please try again.',
  });
  await broken.close();
});

it('sends the API’s headers with every answer', async () => {
  for (const url of ['/healthz', '/session', '/nowhere']) {
    expect((await test.call('GET', url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  }
});

it('names at most fifty fields with characters that cannot be stored', async () => {
  const fields = Array.from({ length: 2_900 }, (_, index) => `"${index}":"\\u0000"`);
  const { errors } = (await send(`{${fields.join()}}`)).json<{ errors: object[] }>();
  expect(errors).toHaveLength(50);
});

it('answers another network before it has parsed all bodies of a network that sends many', async () => {
  const answered: string[] = [];
  const sendFrom = async (host: string, payload: string) => {
    await send(payload, 'application/json', {
      headers: { 'content-type': 'application/json', 'x-forwarded-for': host },
    });
    answered.push(host);
  };
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  const many = Array.from({ length: 60 }, () => sendFrom('203.0.113.7', deep));
  await Promise.all([...many, sendFrom('198.51.100.7', '[]')]);
  expect(answered.indexOf('198.51.100.7')).toBeLessThan(30);
});

it.each([
  ['broken JSON', '{"username": '],
  ['a character that cannot be stored', '{"username":"\\u0000"}'],
])('keeps the connection open after %s', async (_, payload) => {
  expect((await send(payload)).headers.connection).not.toBe('close');
});
