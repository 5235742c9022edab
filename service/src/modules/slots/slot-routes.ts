import { slotsQuerySchema } from '@nivara/shared/domain/appointment';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { freeTimings } from './free-timings';
import { requireService } from '../clinic-services/require-service';

export function slotRoutes(app: App, context: AppContext): void {
  app.get(
    '/slots',
    { config: { access: 'anyone' }, schema: { querystring: slotsQuerySchema } },
    async (request) => {
      const { service, date } = request.query;
      const slots = await freeTimings(context, service, date);
      // An empty answer may also mean that the service does not exist.
      if (slots.every(({ free }) => free === 0)) await requireService(context.database, service);
      return slots;
    },
  );
}
