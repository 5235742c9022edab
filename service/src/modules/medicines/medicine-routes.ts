import { medicineQuerySchema } from '@nivara/shared/domain/medicine';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { itemsOf } from '../prescriptions/prescription-repository';
import { actorOf } from '../session/actor';
import { linesWrittenBy } from './medicine-repository';
import { medicinesBefore } from './medicines-before';

export function medicineRoutes(app: App, context: AppContext): void {
  app.get(
    '/medicines',
    { config: { access: 'doctor' }, schema: { querystring: medicineQuerySchema } },
    async (request) => {
      const rows = await linesWrittenBy(context.database, actorOf(request).accountId);
      return medicinesBefore(rows.flatMap(itemsOf), request.query.q ?? '');
    },
  );
}
