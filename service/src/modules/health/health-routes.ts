import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { ProblemError } from '../../problems';
import { askDatabase } from './health-repository';
import { HEALTH_PATH, LIVE_PATH } from '@nivara/shared/contracts/site-paths';

export function healthRoutes(app: App, { database, databaseKind }: AppContext): void {
  app.get(LIVE_PATH, { config: { access: 'anyone' } }, () => ({ status: 'alive' }));

  app.get(HEALTH_PATH, { config: { access: 'anyone' } }, async (request) => {
    try {
      await askDatabase(database);
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer');
      throw new ProblemError(503, 'The database does not answer.');
    }
    return { status: 'ok', database: databaseKind };
  });
}
