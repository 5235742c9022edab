import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { doctorDayQuerySchema, doctorWeekQuerySchema } from '@nivara/shared/domain/doctor-day';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { auditListRead } from '../audit/audit';
import { actorOf } from '../session/actor';
import { visitsOfDay } from '../visits/visit-repository';
import { readDay, readWeek } from './read-day';

export function dayRoutes(app: App, context: AppContext): void {
  app.get(
    '/doctors/me/day',
    { config: { access: 'doctor' }, schema: { querystring: doctorDayQuerySchema } },
    async (request) => {
      const actor = actorOf(request);
      const date = request.query.date || clinicDate(context.now());
      const rows = await visitsOfDay(context.database, actor.accountId, date);
      const accountIds = rows.map((row) => row.account_id);
      await auditListRead(context, actor, 'visits', accountIds);
      return readDay(context, actor, date, rows);
    },
  );

  app.get(
    '/doctors/me/week',
    { config: { access: 'doctor' }, schema: { querystring: doctorWeekQuerySchema } },
    async (request) => readWeek(context, actorOf(request), request.query.from),
  );
}
