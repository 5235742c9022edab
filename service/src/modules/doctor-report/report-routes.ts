import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { doctorReportQuerySchema } from '@nivara/shared/domain/doctor-report';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { actorOf } from '../session/actor';
import { readReport } from './read-report';

/** The figures name no patient, so nothing is audited. */
export function reportRoutes(app: App, context: AppContext): void {
  app.get(
    '/doctors/me/report',
    { config: { access: 'doctor' }, schema: { querystring: doctorReportQuerySchema } },
    async (request) => {
      const month = request.query.month || clinicDate(context.now()).slice(0, 7);
      return readReport(context, actorOf(request).accountId, month);
    },
  );
}
