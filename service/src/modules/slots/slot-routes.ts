import { APPOINTMENT_MESSAGES, bookableDays } from '@nivara/shared/domain/appointment';
import { MOST_STRIP_DAYS, slotDaysQuerySchema, slotsQuerySchema } from '@nivara/shared/domain/slot';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { invalid } from '../../problems';
import { freeDays } from './free-days';
import { freeTimings } from './free-timings';
import { keyOfKnownPatient } from './known-patient';
import { requireService } from '../clinic-services/require-service';

export function slotRoutes(app: App, context: AppContext): void {
  app.get(
    '/slots',
    { config: { access: 'anyone' }, schema: { querystring: slotsQuerySchema } },
    async (request) => {
      const { service, date, doctor, patient } = request.query;
      const patientKey = await keyOfKnownPatient(context.database, request.session, patient);
      const slots = await freeTimings(context, service, date, { ...(doctor && { doctor }), patientKey });
      // Without a free timing, the service may not exist at all.
      if (slots.every(({ free }) => free === 0)) await requireService(context.database, service);
      return slots;
    },
  );

  app.get(
    '/slots/days',
    { config: { access: 'anyone' }, schema: { querystring: slotDaysQuerySchema } },
    async (request) => {
      await requireService(context.database, request.query.service);
      // The first day may lie after the last bookable day, but by at most the length of the longest strip.
      if (request.query.from > addDays(bookableDays(clinicDate(context.now())).last, MOST_STRIP_DAYS))
        throw invalid([{ path: 'from', message: APPOINTMENT_MESSAGES.dateFar }]);
      return freeDays(context, request.query);
    },
  );
}
