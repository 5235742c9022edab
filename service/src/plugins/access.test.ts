import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastify from 'fastify';
import inject from 'light-my-request';
import { ROLE } from '@nivara/shared/contracts/session';
import { ACCESS_TABLE } from '../../test/access/access-table';
import { type Cast, ROLES, gatherCast } from '../../test/cast';
import { type TestApp, startTestApp } from '../../test/test-app';
import type { ActiveSession } from '../modules/session/sessions';
import { access } from './access';
import { errors } from './errors';

let test: TestApp;
let cast: Cast;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
// Limits allow only a few calls of some routes in a row, so each test begins without counted attempts.
beforeEach(async () => {
  await test.context.database.deleteFrom('attempts').execute();
});

it('the access table lists every route with its rule, and no other route', () => {
  const routes = test.app.accessRules.map((rule) => `${rule.method} ${rule.url}: ${rule.access}`);
  expect(routes.sort()).toEqual(ACCESS_TABLE.map(({ route, rule }) => `${route}: ${rule}`).sort());
});

it('docs/api.md describes every route with its rule', () => {
  const page = readFileSync(path.join(__dirname, '../../../docs/api.md'), 'utf8');
  const described = [...page.matchAll(/^\| `([A-Z]+ \/[^`]*)` +\| ([a-z-]+) +\|/gm)].map(
    ([, route, who]) => `${route}: ${who}`,
  );
  expect(described.sort()).toEqual(ACCESS_TABLE.map(({ route, rule }) => `${route}: ${rule}`).sort());
});

describe.each(ACCESS_TABLE)('$route', ({ route, prepare, answers }) => {
  it.each(ROLES)('answers %s as the access table says', async (role) => {
    cast = await renewCast();
    const [method = '', path = ''] = route.split(' ');
    const { url = path, body, headers = {}, streams = false } = (await prepare?.(test, cast)) ?? {};
    const from = { 'x-forwarded-for': '198.51.100.7', ...cast[role].headers, ...headers };
    const answer = streams
      ? await test.send({ method: method as 'GET', url, headers: from, payloadAsStream: true })
      : await test.call(method as 'GET', url, body, from);
    expect({
      status: answer.statusCode,
      said: answer.statusCode === answers[role] || streams ? '' : answer.body,
    }).toEqual({
      status: answers[role],
      said: '',
    });
  });
});

let everybody: Cast | undefined;
/** The sessions of the cast; signing out, a changed password or a deleted account removes one. */
let sessions: string[] = [];

const openSessions = async () => {
  const rows = await test.context.database.selectFrom('sessions').select('reference').execute();
  return rows.map(({ reference }) => reference);
};

/** Reuses the same cast while all its members still exist and are signed in. */
async function renewCast(): Promise<Cast> {
  if (everybody) {
    const open = new Set(await openSessions());
    if (sessions.every((reference) => open.has(reference))) return everybody;
    await test.close();
    test = await startTestApp();
  }
  everybody = await gatherCast(test);
  sessions = await openSessions();
  expect(sessions).toHaveLength(ROLES.length - 1);
  return everybody;
}

it.each([
  ['doctor', undefined, 401],
  ['doctor', ROLE.patient, 403],
  ['doctor', ROLE.doctor, 200],
  ['doctor', ROLE.desk, 403],
  ['patient-or-doctor', undefined, 401],
  ['patient-or-doctor', ROLE.patient, 200],
  ['patient-or-doctor', ROLE.doctor, 200],
  ['patient-or-doctor', ROLE.desk, 403],
] as const)('on a route for %s, answers role %s with status %s', async (allowed, role, status) => {
  const app = fastify();
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    request.session = role ? ({ role } as ActiveSession) : null;
  });
  access(app as never);
  errors(app as never);
  app.get('/for-some', { config: { access: allowed } }, () => 'x');
  await app.ready();
  const answer = await inject(app.routing as never, '/for-some');
  expect(answer.statusCode).toBe(status);
});

it('refuses to start with a route that names no callers', () => {
  const app = fastify();
  access(app as never);
  expect(() => app.get('/forgotten', () => 'x')).toThrow('GET /forgotten does not say who may call it');
});
