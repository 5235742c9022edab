import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { ProblemError } from '../../problems';
import { askDatabase } from './health-repository';
import type { LiveAnswer } from '@nivara/shared/contracts/live';
import { HEALTH_PATH, LIVE_PATH } from '@nivara/shared/contracts/site-paths';

export function healthRoutes(app: App, { database, databaseKind, isDatabaseInPlace }: AppContext): void {
  let isLeaving = false;
  app.addHook('preClose', async () => void (isLeaving = true));

  // The site asks up to ten times a second, so the log leaves these calls out.
  app.get(LIVE_PATH, { config: { access: 'anyone' }, logLevel: 'warn' }, (): LiveAnswer => ({
    status: isLeaving ? 'leaving' : 'alive',
  }));

  app.get(HEALTH_PATH, { config: { access: 'anyone' } }, async (request) => {
    if (isLeaving) throw new ProblemError(503, 'The service is about to stop.');
    try {
      await askDatabase(database);
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer');
      throw new ProblemError(503, 'The database does not answer.');
    }
    if (!isDatabaseInPlace()) {
      request.log.error('The database file is no longer at its place; what is written would be lost');
      throw new ProblemError(503, 'The database file is no longer at its place.');
    }
    return { status: 'ok', database: databaseKind };
  });
}
