import {
  type MedicalTestWithValues,
  TEST_MESSAGES,
  newTestSchema,
  testChangeSchema,
  testListSchema,
  trendsQuerySchema,
} from '@nivara/shared/domain/medical-test';
import { recordIdParams } from '@nivara/shared/domain/record-id';
import { measurementsSchema } from '@nivara/shared/domain/test-values';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { conflict, notFound } from '../../problems';
import { auditListRead, auditRead } from '../audit/audit';
import { requireMayRead } from '../doctors/treating';
import { type Actor, actorOf } from '../session/actor';
import { changeTest } from './change-test';
import { finishAtHome, measureAtHome } from './measure-at-home';
import { accessTo, orderTest } from './order-test';
import { type TestRow, findTest, listTests, toMedicalTest } from './test-repository';
import { renderTestReport } from './test-report';
import { readTrends } from './trends';
import { valuesOf } from './value-repository';

const params = recordIdParams;

export function testRoutes(app: App, context: AppContext): void {
  const withValues = async (row: TestRow): Promise<MedicalTestWithValues> => ({
    ...toMedicalTest(row),
    values: await valuesOf(context.database, row.id),
  });

  app.get(
    '/tests',
    { config: { access: 'signed-in' }, schema: { querystring: testListSchema } },
    async (request) => {
      const actor = actorOf(request);
      const { rows, total } = await listTests(context.database, actor, request.query);
      const owners = rows.map((row) => row.account_id);
      await auditListRead(context, actor, 'tests', owners);
      return { rows: rows.map(toMedicalTest), total };
    },
  );

  app.get(
    '/tests/trends',
    { config: { access: 'signed-in' }, schema: { querystring: trendsQuerySchema } },
    async (request) => ({ analytes: await readTrends(context, actorOf(request), request.query) }),
  );

  app.get('/tests/:id', { config: { access: 'signed-in' }, schema: { params } }, async (request) =>
    withValues(await readTest(context, actorOf(request), request.params.id)),
  );

  app.get(
    '/tests/:id/report',
    { config: { access: 'signed-in' }, schema: { params } },
    async (request, reply) => {
      const row = await readTest(context, actorOf(request), request.params.id);
      if (row.completed_at === null) throw conflict(TEST_MESSAGES.pending);
      const report = await renderTestReport(await withValues(row), new Date(row.completed_at));
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="test-report-${row.test_id}.pdf"`)
        .send(report);
    },
  );

  app.post(
    '/tests',
    { config: { access: 'doctor' }, schema: { body: newTestSchema } },
    async (request, reply) => {
      const ordered = await orderTest(context, actorOf(request), request.body);
      return reply.code(201).send(await withValues(ordered));
    },
  );

  app.patch(
    '/tests/:id',
    { config: { access: 'doctor' }, schema: { params, body: testChangeSchema } },
    async (request) =>
      withValues(await changeTest(context, actorOf(request), request.params.id, request.body)),
  );

  app.post(
    '/tests/:id/values',
    { config: { access: 'patient' }, schema: { params, body: measurementsSchema } },
    async (request, reply) => {
      const { values } = request.body;
      const measured = await measureAtHome(context, actorOf(request), request.params.id, values);
      return reply.code(201).send(await withValues(measured));
    },
  );

  app.post('/tests/:id/complete', { config: { access: 'patient' }, schema: { params } }, async (request) =>
    withValues(await finishAtHome(context, actorOf(request), request.params.id)),
  );
}

async function readTest(context: AppContext, actor: Actor, id: string): Promise<TestRow> {
  const found = await findTest(context.database, id);
  await requireMayRead(context, actor, found?.account_id);
  if (!found) throw notFound();
  await auditRead(context, actor, accessTo(found));
  return found;
}
