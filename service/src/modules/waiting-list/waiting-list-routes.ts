import { entityIdParams } from '@nivara/shared/domain/entity-id';
import { newWaitingSchema, waitingListSchema } from '@nivara/shared/domain/waiting-list';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { notFound } from '../../problems';
import { appointmentById } from '../appointments/appointment-repository';
import { toAppointment } from '../appointments/to-appointment';
import { auditListRead } from '../audit/audit';
import { actorOf, isDoctor } from '../session/actor';
import { acceptOffer, bookOffered, joinWaitingList, leaveWaitingList } from './waiting-list';
import { findWaiting, listWaiting, toWaitingEntry } from './waiting-list-repository';

export function waitingListRoutes(app: App, context: AppContext): void {
  const config = { access: 'patient' } as const;

  app.get(
    '/waiting-list',
    { config: { access: 'patient-or-doctor' }, schema: { querystring: waitingListSchema } },
    async (request) => {
      const actor = actorOf(request);
      const { rows, total } = await listWaiting(context.database, actor, request.query);
      const accountIds = isDoctor(actor) ? rows.map((row) => row.account_id) : [actor.accountId];
      await auditListRead(context, actor, 'waiting-list', accountIds);
      return { rows: rows.map(toWaitingEntry), total };
    },
  );

  app.post('/waiting-list', { config, schema: { body: newWaitingSchema } }, async (request, reply) => {
    const actor = actorOf(request);
    const id = await joinWaitingList(context, actor, request.body);
    const entry = await findWaiting(context.database, actor, id);
    if (!entry) throw notFound();
    return reply.code(201).send(toWaitingEntry(entry));
  });

  app.post(
    '/waiting-list/:id/accept',
    { config, schema: { params: entityIdParams } },
    async (request, reply) => {
      const actor = actorOf(request);
      const id = await acceptOffer(context, actor, request.params.id, bookOffered);
      const row = await appointmentById(context.database, id);
      return reply.code(201).send(toAppointment(context, row, actor));
    },
  );

  app.delete('/waiting-list/:id', { config, schema: { params: entityIdParams } }, async (request, reply) => {
    await leaveWaitingList(context, actorOf(request), request.params.id);
    return reply.code(204).send();
  });
}
