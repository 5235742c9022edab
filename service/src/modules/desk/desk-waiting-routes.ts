import {
  type DeskWaitingEntry,
  deskWaitingListSchema,
  deskWaitingSchema,
} from '@nivara/shared/domain/desk-day';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import { patientNumber } from '@nivara/shared/domain/patient';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { notFound } from '../../problems';
import { auditListRead } from '../audit/audit';
import { actorOf } from '../session/actor';
import { acceptOffer, joinWaitingList, leaveWaitingList } from '../waiting-list/waiting-list';
import {
  type WaitingRow,
  findWaiting,
  listWaiting,
  toWaitingEntry,
} from '../waiting-list/waiting-list-repository';
import { bookOfferForCaller } from './book-for-caller';
import { readDeskAppointment } from './desk-appointment';
import { requireDeskPatient } from './desk-patient';

const toEntry = (row: WaitingRow): DeskWaitingEntry => ({
  ...toWaitingEntry(row),
  patientId: patientNumber(row.account_id),
  phone: row.phone,
});

/** The desk adds and removes entries, and accepts offers, for all who wait. */
export function deskWaitingRoutes(app: App, context: AppContext): void {
  const config = { access: 'desk' } as const;
  const params = entityIdParams;

  app.get(
    '/desk/waiting-list',
    { config, schema: { querystring: deskWaitingListSchema } },
    async (request) => {
      const actor = actorOf(request);
      const { rows, total } = await listWaiting(context.database, actor, request.query);
      const accountIds = rows.map((row) => row.account_id);
      await auditListRead(context, actor, 'waiting-list', accountIds);
      return { rows: rows.map(toEntry), total };
    },
  );

  app.post('/desk/waiting-list', { config, schema: { body: deskWaitingSchema } }, async (request, reply) => {
    const actor = actorOf(request);
    const id = await joinWaitingList(context, actor, request.body, async (context, _, patient) =>
      requireDeskPatient(context, patient),
    );
    const entry = await findWaiting(context.database, actor, id);
    if (!entry) throw notFound();
    return reply.code(201).send(toEntry(entry));
  });

  app.post('/desk/waiting-list/:id/accept', { config, schema: { params } }, async (request, reply) => {
    const actor = actorOf(request);
    const id = await acceptOffer(context, actor, request.params.id, bookOfferForCaller);
    return reply.code(201).send(await readDeskAppointment(context, actor, id));
  });

  app.delete('/desk/waiting-list/:id', { config, schema: { params } }, async (request, reply) => {
    await leaveWaitingList(context, actorOf(request), request.params.id);
    return reply.code(204).send();
  });
}
