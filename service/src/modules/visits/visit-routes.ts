import { entityIdParams } from '@nivara/shared/domain/entity-id';
import {
  visitAddendumSchema,
  visitListSchema,
  visitNotesSchema,
  visitSignatureSchema,
  visitStateSchema,
} from '@nivara/shared/domain/visit';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { auditListRead, auditRead } from '../audit/audit';
import { readDayEntry } from './day-entry';
import { type Actor, actorOf, isDoctor } from '../session/actor';
import { changeVisitState } from './change-visit-state';
import {
  accessTo,
  requireOwnVisit,
  requireReadableVisit,
  toVisit,
  toVisitRow,
  toVisitSummary,
} from './read-visit';
import { listVisits } from './visit-repository';
import { addAddendum, signVisit, writeVisitNotes } from './write-visit-notes';

const params = entityIdParams;
const doctors = { access: 'doctor' } as const;

export function visitRoutes(app: App, context: AppContext): void {
  app.get(
    '/visits',
    { config: { access: 'patient-or-doctor' }, schema: { querystring: visitListSchema } },
    async (request) => {
      const actor = actorOf(request);
      const { rows, total } = await listVisits(context.database, actor, request.query);
      const accountIds = rows.map((row) => row.account_id);
      await auditListRead(context, actor, 'visits', accountIds);
      return { rows: rows.map(toVisitRow), total };
    },
  );

  app.get('/visits/:id', { config: { access: 'patient-or-doctor' }, schema: { params } }, async (request) => {
    const actor = actorOf(request);
    const row = await requireReadableVisit(context, actor, request.params.id);
    await auditRead(context, actor, accessTo(row));
    return isDoctor(actor) ? toVisit(context, actor, row) : toVisitSummary(context, row);
  });

  app.put(
    '/visits/:id/state',
    { config: doctors, schema: { params, body: visitStateSchema } },
    async (request) => {
      const actor = actorOf(request);
      await changeVisitState(context, actor, request.params.id, request.body.state);
      return readDayEntry(context, actor, await requireOwnVisit(context, actor, request.params.id));
    },
  );

  app.put(
    '/visits/:id/notes',
    { config: doctors, schema: { params, body: visitNotesSchema } },
    async (request) => {
      const actor = actorOf(request);
      await writeVisitNotes(context, actor, request.params.id, request.body);
      return readWrittenVisit(context, actor, request.params.id);
    },
  );

  app.post(
    '/visits/:id/sign',
    { config: doctors, schema: { params, body: visitSignatureSchema } },
    async (request) => {
      const actor = actorOf(request);
      await signVisit(context, actor, request.params.id, request.body.version);
      return readWrittenVisit(context, actor, request.params.id);
    },
  );

  app.post(
    '/visits/:id/addenda',
    { config: doctors, schema: { params, body: visitAddendumSchema } },
    async (request, reply) => {
      const actor = actorOf(request);
      await addAddendum(context, actor, request.params.id, request.body.text);
      return reply.code(201).send(await readWrittenVisit(context, actor, request.params.id));
    },
  );
}

const readWrittenVisit = async (context: AppContext, actor: Actor, id: string) =>
  toVisit(context, actor, await requireOwnVisit(context, actor, id));
