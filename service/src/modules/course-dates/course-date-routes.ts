import { clinicDate } from '@nivara/shared/domain/clinic-time';
import {
  courseDateListSchema,
  courseDateSchema,
  courseDatesQuerySchema,
  deskEnrolmentListSchema,
  deskEnrolmentSchema,
  enrolmentCancelSchema,
  enrolmentDateSchema,
} from '@nivara/shared/domain/course-date';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { notFound } from '../../problems';
import { auditListRead } from '../audit/audit';
import { actorOf } from '../session/actor';
import { addCourseDate, cancelCourseDate, replaceCourseDate } from './change-course-date';
import {
  enrolmentWithBill,
  findDate,
  listDates,
  listEnrolmentsOf,
  listOpenDates,
  toCourseDate,
  toDeskCourseDate,
  toDeskEnrolment,
} from './course-date-repository';
import { cancelEnrolment, confirmEnrolment } from './decide-enrolment';
import { enrolAtDesk } from './enrol-at-desk';
import { giveDate } from './give-date';

const config = { access: 'desk' } as const;
/** Fields that are counted from the enrolments, or that other routes change. */
const readOnly = ['id', 'free', 'waiting', 'status', 'requested', 'confirmed', 'unconfirmed'];
const params = entityIdParams;

export function courseDateRoutes(app: App, context: AppContext): void {
  const { database, now } = context;

  const requireDate = async (id: string) => {
    const found = await findDate(database, id);
    if (!found) throw notFound();
    return found;
  };
  const readDeskDate = async (id: string) => toDeskCourseDate(await requireDate(id));
  const readDeskEnrolment = async (id: string) => toDeskEnrolment(await enrolmentWithBill(database, id));

  app.get(
    '/course-dates',
    { config: { access: 'anyone' }, schema: { querystring: courseDatesQuerySchema } },
    async (request) =>
      (await listOpenDates(database, request.query.course, clinicDate(now()))).map(toCourseDate),
  );

  app.get(
    '/desk/course-dates',
    { config, schema: { querystring: courseDateListSchema } },
    async (request) => {
      const { rows, total } = await listDates(database, request.query);
      return { rows: rows.map(toDeskCourseDate), total };
    },
  );

  app.post('/desk/course-dates', { config, schema: { body: courseDateSchema } }, async (request, reply) =>
    reply.code(201).send(await readDeskDate(await addCourseDate(context, actorOf(request), request.body))),
  );

  app.get('/desk/course-dates/:id', { config, schema: { params } }, (request) =>
    readDeskDate(request.params.id),
  );

  app.put(
    '/desk/course-dates/:id',
    { config: { ...config, readOnly }, schema: { params, body: courseDateSchema } },
    async (request) => {
      await replaceCourseDate(context, actorOf(request), request.params.id, request.body);
      return readDeskDate(request.params.id);
    },
  );

  app.post(
    '/desk/course-dates/:id/cancel',
    { config, schema: { params, body: enrolmentCancelSchema } },
    async (request) => {
      await cancelCourseDate(context, actorOf(request), request.params.id, request.body.reason?.trim());
      return readDeskDate(request.params.id);
    },
  );

  app.get(
    '/desk/course-dates/:id/enrolments',
    { config, schema: { params, querystring: deskEnrolmentListSchema } },
    async (request) => {
      await requireDate(request.params.id);
      const { rows, total } = await listEnrolmentsOf(database, request.params.id, request.query);
      const accounts = rows.map((row) => row.account_id);
      await auditListRead(context, actorOf(request), 'enrolments', accounts);
      return { rows: rows.map(toDeskEnrolment), total };
    },
  );

  app.post(
    '/desk/course-dates/:id/enrolments',
    { config, schema: { params, body: deskEnrolmentSchema } },
    async (request, reply) => {
      const date = await requireDate(request.params.id);
      const id = await enrolAtDesk(context, actorOf(request), date, request.body);
      return reply.code(201).send(await readDeskEnrolment(id));
    },
  );

  app.post(
    '/desk/enrolments/:id/date',
    { config, schema: { params, body: enrolmentDateSchema } },
    async (request) => {
      await giveDate(context, actorOf(request), request.params.id, request.body);
      return readDeskEnrolment(request.params.id);
    },
  );

  app.post('/desk/enrolments/:id/confirm', { config, schema: { params } }, async (request) => {
    await confirmEnrolment(context, actorOf(request), request.params.id);
    return readDeskEnrolment(request.params.id);
  });

  app.post(
    '/desk/enrolments/:id/cancel',
    { config, schema: { params, body: enrolmentCancelSchema } },
    async (request) => {
      const { id } = request.params;
      await cancelEnrolment(context, actorOf(request), id, request.body.reason?.trim());
      return readDeskEnrolment(id);
    },
  );
}
