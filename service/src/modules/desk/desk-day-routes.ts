import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { deskBookingSchema, deskChangeSchema, deskDayQuerySchema } from '@nivara/shared/domain/desk-day';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import { visitStateSchema } from '@nivara/shared/domain/visit';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { changeAppointment } from '../appointments/change-appointment';
import { actorOf } from '../session/actor';
import { changeVisitState } from '../visits/change-visit-state';
import { bookForCaller } from './book-for-caller';
import { readDeskAppointment } from './desk-appointment';
import { readDeskDay } from './read-desk-day';

/** The clinic's day, without anything about the treatment. */
export function deskDayRoutes(app: App, context: AppContext): void {
  const config = { access: 'desk' } as const;
  const params = entityIdParams;

  app.get('/desk/day', { config, schema: { querystring: deskDayQuerySchema } }, async (request) =>
    readDeskDay(context, actorOf(request), request.query.date || clinicDate(context.now())),
  );

  app.post('/desk/appointments', { config, schema: { body: deskBookingSchema } }, async (request, reply) => {
    const actor = actorOf(request);
    const id = await bookForCaller(context, actor, request.body);
    return reply.code(201).send(await readDeskAppointment(context, actor, id));
  });

  app.get('/desk/appointments/:id', { config, schema: { params } }, async (request) =>
    readDeskAppointment(context, actorOf(request), request.params.id),
  );

  app.patch(
    '/desk/appointments/:id',
    { config, schema: { params, body: deskChangeSchema } },
    async (request) => {
      const actor = actorOf(request);
      const { id } = request.params;
      await changeAppointment(context, actor, id, request.body);
      return readDeskAppointment(context, actor, id);
    },
  );

  app.put(
    '/desk/appointments/:id/state',
    { config, schema: { params, body: visitStateSchema } },
    async (request) => {
      const actor = actorOf(request);
      const { id } = request.params;
      await changeVisitState(context, actor, id, request.body.state);
      return readDeskAppointment(context, actor, id);
    },
  );
}
