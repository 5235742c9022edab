import { closingListSchema, closingParams, closingSchema } from '@nivara/shared/domain/day-closing';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { actorOf } from '../session/actor';
import { listDays } from './book-day-repository';
import { closeDay, readClosing } from './close-day';

const config = { access: 'desk' } as const;
const params = closingParams;

/** The figures name no patient, so reading them is not audited. */
export function closingRoutes(app: App, context: AppContext): void {
  const { database } = context;

  app.get('/desk/closings', { config, schema: { querystring: closingListSchema } }, (request) =>
    listDays(database, request.query),
  );

  app.get('/desk/closings/:date', { config, schema: { params } }, (request) =>
    readClosing(database, request.params.date),
  );

  app.post('/desk/closings/:date', { config, schema: { params, body: closingSchema } }, (request) =>
    closeDay(context, actorOf(request), request.params.date, request.body),
  );
}
