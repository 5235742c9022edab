import {
  type ListedTest,
  type MedicalTestWithValues,
  TEST_MESSAGES,
  newTestSchema,
  testChangeSchema,
  testListSchema,
  testReleaseSchema,
  trendsQuerySchema,
} from '@nivara/shared/domain/medical-test';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import { resultsOf } from '@nivara/shared/domain/test-results';
import { measurementsSchema, takenBackSchema } from '@nivara/shared/domain/test-values';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { drawForAccount } from '../../documents/draw-for-account';
import { conflict, notFound } from '../../problems';
import { auditListRead, auditRead } from '../audit/audit';
import { requireMayRead } from '../doctors/treating';
import { type Actor, actorOf } from '../session/actor';
import { changeTest } from './change-test';
import { finishAtHome, measureAtHome, takeBackAtHome } from './measure-at-home';
import { accessTo, orderTest } from './order-test';
import { type TestRow, asSeenBy, findTest, listTests, serviceOfVisit } from './test-repository';
import { isHiddenFrom } from './released';
import { CATALOGUE } from './test-catalogue';
import { releaseTest } from './test-release';
import { renderTestReport } from './test-report';
import { readTrends } from './trends';
import { latestValuesOf, valuesOf } from './value-repository';

const params = entityIdParams;

export function testRoutes(app: App, context: AppContext): void {
  const withValues = async (actor: Actor, row: TestRow): Promise<MedicalTestWithValues> => ({
    ...asSeenBy(actor, row),
    values: isHiddenFrom(actor, row) ? [] : await valuesOf(context.database, row),
    service: row.visit_id === null ? null : await serviceOfVisit(context.database, row.visit_id),
  });

  app.get(
    '/tests',
    { config: { access: 'patient-or-doctor' }, schema: { querystring: testListSchema } },
    async (request) => {
      const actor = actorOf(request);
      const { rows, total } = await listTests(context.database, actor, request.query);
      const accountIds = rows.map((row) => row.account_id);
      await auditListRead(context, actor, 'tests', accountIds);
      const shown = rows.filter((row) => !isHiddenFrom(actor, row)).map(({ id }) => id);
      const values = await latestValuesOf(context.database, shown);
      const toListed = (row: TestRow): ListedTest => ({
        ...asSeenBy(actor, row),
        results: resultsOf(values.get(row.id) ?? []),
      });
      return { rows: rows.map(toListed), total };
    },
  );

  app.get(
    '/tests/trends',
    { config: { access: 'patient-or-doctor' }, schema: { querystring: trendsQuerySchema } },
    async (request) => ({ analytes: await readTrends(context, actorOf(request), request.query) }),
  );

  app.get('/tests/:id', { config: { access: 'patient-or-doctor' }, schema: { params } }, async (request) => {
    const actor = actorOf(request);
    return withValues(actor, await readTest(context, actor, request.params.id));
  });

  app.get(
    '/tests/:id/report',
    { config: { access: 'patient-or-doctor' }, schema: { params } },
    async (request, reply) => {
      const actor = actorOf(request);
      const row = await readTest(context, actor, request.params.id);
      if (row.completed_at === null || isHiddenFrom(actor, row)) throw conflict(TEST_MESSAGES.pending);
      const completedAt = new Date(row.completed_at);
      const test = await withValues(actor, row);
      const report = await drawForAccount(context, request, () => renderTestReport(test, completedAt));
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
      const actor = actorOf(request);
      const ordered = await orderTest(context, actor, request.body);
      return reply.code(201).send(await withValues(actor, ordered));
    },
  );

  app.patch(
    '/tests/:id',
    { config: { access: 'doctor' }, schema: { params, body: testChangeSchema } },
    async (request) => {
      const actor = actorOf(request);
      return withValues(actor, await changeTest(context, actor, request.params.id, request.body));
    },
  );

  app.post(
    '/tests/:id/release',
    { config: { access: 'doctor' }, schema: { params, body: testReleaseSchema } },
    async (request) => {
      const actor = actorOf(request);
      return withValues(actor, await releaseTest(context, actor, request.params.id, request.body));
    },
  );

  app.get('/test-catalogue', { config: { access: 'doctor' } }, () => Object.values(CATALOGUE));

  app.post(
    '/tests/:id/values',
    { config: { access: 'patient' }, schema: { params, body: measurementsSchema } },
    async (request, reply) => {
      const { values } = request.body;
      const actor = actorOf(request);
      const measured = await measureAtHome(context, actor, request.params.id, values);
      return reply.code(201).send(await withValues(actor, measured));
    },
  );

  app.post(
    '/tests/:id/take-back',
    { config: { access: 'patient' }, schema: { params, body: takenBackSchema } },
    async (request) => {
      const actor = actorOf(request);
      return withValues(actor, await takeBackAtHome(context, actor, request.params.id, request.body.values));
    },
  );

  app.post('/tests/:id/complete', { config: { access: 'patient' }, schema: { params } }, async (request) => {
    const actor = actorOf(request);
    return withValues(actor, await finishAtHome(context, actor, request.params.id));
  });
}

async function readTest(context: AppContext, actor: Actor, id: string): Promise<TestRow> {
  const found = await findTest(context.database, id);
  await requireMayRead(context, actor, found);
  if (!found) throw notFound();
  await auditRead(context, actor, accessTo(found));
  return found;
}
