import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { listQuerySchema } from '@nivara/shared/domain/list-query';
import { RECORD_COLUMNS, newRecordSchema, recordChangeSchema } from '@nivara/shared/domain/patient-rules';
import { recordIdField, recordIdParams } from '@nivara/shared/domain/record-id';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { notFound } from '../../problems';
import { auditListRead, auditRead } from '../audit/audit';
import { requireMayRead } from '../doctors/treating';
import { actorOf } from '../session/actor';
import { accessTo, changeRecord, createRecord, removeRecord } from './change-record';
import {
  type PersonalDetailsRow,
  findRecord,
  listRecords,
  toPatientRecord,
} from './personal-details-repository';

const querystring = listQuerySchema(RECORD_COLUMNS, { patient: recordIdField });

export function personalDetailsRoutes(app: App, context: AppContext): void {
  const answer = (row: PersonalDetailsRow) => toPatientRecord(row, clinicDate(context.now()));

  // The product's first client takes the first item of a plain array, so the total goes into a header.
  app.get(
    '/personalDetails',
    { config: { access: 'signed-in' }, schema: { querystring } },
    async (request, reply) => {
      const actor = actorOf(request);
      const { rows, total } = await listRecords(context.database, actor, request.query);
      await auditListRead(
        context,
        actor,
        'personalDetails',
        rows.map((row) => row.account_id),
      );
      reply.header('x-total-count', total);
      return rows.map(answer);
    },
  );

  app.post(
    '/personalDetails',
    { config: { access: 'patient' }, schema: { body: newRecordSchema } },
    async (request, reply) => {
      const created = await createRecord(context, actorOf(request), request.body);
      return reply.code(201).send(answer(created));
    },
  );

  app.get(
    '/personalDetails/:id',
    { config: { access: 'signed-in' }, schema: { params: recordIdParams } },
    async (request) => {
      const actor = actorOf(request);
      const found = await findRecord(context.database, request.params.id);
      await requireMayRead(context, actor, found?.account_id);
      if (!found) throw notFound();
      await auditRead(context, actor, accessTo(found));
      return answer(found);
    },
  );

  for (const [method, how] of [
    ['PUT', 'replace'],
    ['PATCH', 'merge'],
  ] as const) {
    app.route({
      method,
      url: '/personalDetails/:id',
      config: { access: 'patient' },
      schema: { params: recordIdParams, body: recordChangeSchema },
      handler: async (request) =>
        answer(await changeRecord(context, actorOf(request), request.params.id, how, request.body)),
    });
  }

  app.delete(
    '/personalDetails/:id',
    { config: { access: 'patient' }, schema: { params: recordIdParams } },
    async (request, reply) => {
      const { id } = request.params;
      await removeRecord(context, actorOf(request), id);
      return reply.type('text/plain; charset=utf-8').send(`Personal details with ID ${id} deleted.`);
    },
  );
}
