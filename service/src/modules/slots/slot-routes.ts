import { slotDaysQuerySchema, slotsQuerySchema } from '@nivara/shared/domain/appointment';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { freeDays } from './free-days';
import { freeTimings } from './free-timings';
import { requireService } from '../clinic-services/require-service';

export function slotRoutes(app: App, context: AppContext): void {
  app.get(
    '/slots',
    { config: { access: 'anyone' }, schema: { querystring: slotsQuerySchema } },
    async (request) => {
      const { service, date, doctor } = request.query;
      const slots = await freeTimings(context, service, date, doctor);
      // An empty answer may also mean that the service does not exist.
      if (slots.every(({ free }) => free === 0)) await requireService(context.database, service);
      return slots;
    },
  );

  app.get(
    '/slots/days',
    { config: { access: 'anyone' }, schema: { querystring: slotDaysQuerySchema } },
    async (request) => {
      await requireService(context.database, request.query.service);
      return freeDays(context, request.query);
    },
  );
}
