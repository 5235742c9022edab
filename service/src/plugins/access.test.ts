import fastify from 'fastify';
import inject from 'light-my-request';
import { ROLE } from '@nivara/shared/contracts/session';
import { type TestApp, signIn, startTestApp } from '../../test/test-app';
import type { ActiveSession } from '../modules/session/sessions';
import { type Access, access } from './access';
import { errors } from './errors';

const allowed: Record<Access, string[]> = {
  anyone: ['anonymous', 'patient', 'doctor'],
  'signed-in': ['patient', 'doctor'],
  patient: ['patient'],
  doctor: ['doctor'],
};

/** Every call of the service and who may make it: a new route fails this test until it stands here. */
const RULES: Record<string, Access> = {
  'GET /healthz': 'anyone',
  'GET /session': 'signed-in',
  'POST /session': 'anyone',
  'DELETE /session': 'anyone',
  'POST /accounts': 'anyone',
  'POST /accounts/forgot-username': 'anyone',
  'POST /accounts/forgot-password': 'anyone',
  'POST /accounts/recover-username': 'anyone',
  'POST /accounts/reset-password': 'anyone',
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('lists every route', () => {
  const routes = test.app.accessRules.map(({ method, url }) => `${method} ${url}`);
  expect(routes.sort()).toEqual(Object.keys(RULES).sort());
});

describe.each(['anonymous', 'patient', 'doctor'])('%s', (who) => {
  it.each(Object.entries(RULES))('%s: %s', async (route, rule) => {
    const [method = '', url = ''] = route.split(' ');
    const password = who === 'patient' ? 'Patient-demo-1' : 'Doctor-demo-1';
    const headers = who === 'anonymous' ? {} : await signIn(test, who, password);
    const answer = await test.call(method as 'GET', url, undefined, headers);
    const refused = answer.statusCode === 401 || answer.statusCode === 403;
    expect(refused).toBe(!allowed[rule].includes(who));
  });
});

it.each([
  [undefined, 401],
  [ROLE.patient, 403],
  [ROLE.doctor, 200],
])('lets role %s through to a doctor’s route with %s', async (role, status) => {
  const app = fastify();
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    request.session = role ? ({ role } as ActiveSession) : null;
  });
  access(app as never);
  errors(app as never);
  app.get('/for-doctors', { config: { access: 'doctor' } }, () => 'x');
  await app.ready();
  const answer = await inject(app.routing as never, '/for-doctors');
  expect(answer.statusCode).toBe(status);
});

it('refuses to build a route that does not say who may call it', () => {
  const app = fastify();
  access(app as never);
  expect(() => app.get('/forgotten', () => 'x')).toThrow('GET /forgotten does not say who may call it');
});
