import { clinicDate } from '@nivara/shared/domain/clinic-time';
import {
  type DoctorHours,
  dayOffParams,
  dayOffProblem,
  doctorHoursSchema,
  doctorListSchema,
} from '@nivara/shared/domain/doctor';
import { findTiming, timingAt } from '@nivara/shared/domain/timings';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import type { DoctorHoursTable } from '../../database/appointment-tables';
import { inTransaction } from '../../database/in-transaction';
import { invalid } from '../../problems';
import { auditChange } from '../audit/audit';
import { recordSecurity } from '../security-log/security-log';
import { actorOf } from '../session/actor';
import { takeDayOff } from './day-off';
import {
  daysOffOf,
  listDoctorServices,
  hoursOf,
  listPresentDoctors,
  lockDoctor,
  removeDayOff,
  replaceHours,
} from './doctor-repository';

export function doctorRoutes(app: App, context: AppContext): void {
  app.get(
    '/doctors',
    { config: { access: 'anyone' }, schema: { querystring: doctorListSchema } },
    async (request) => {
      const { service } = request.query;
      const [doctors, offered] = await Promise.all([
        listPresentDoctors(context.database),
        listDoctorServices(context.database),
      ]);
      const all = doctors.map((doctor) => ({
        ...doctor,
        services: offered.filter((row) => row.doctor_id === doctor.id).map((row) => row.service_id),
      }));
      return service === undefined ? all : all.filter(({ services }) => services.includes(service));
    },
  );

  app.get('/doctors/me/hours', { config: { access: 'doctor' } }, async (request) => ({
    hours: (await hoursOf(context.database, actorOf(request).accountId)).map(toHours),
  }));

  app.put(
    '/doctors/me/hours',
    { config: { access: 'doctor' }, schema: { body: doctorHoursSchema } },
    async (request) => {
      const actor = actorOf(request);
      const rows = request.body.hours.map((hours) => toRow(actor.accountId, hours));
      await inTransaction(context, async (context) => {
        await lockDoctor(context.database, actor.accountId);
        await replaceHours(context.database, actor.accountId, rows);
        await recordSecurity(context, { kind: 'hours-changed', accountId: actor.accountId });
        await auditChange(context, actor, 'update', { noun: 'doctor-hours', recordId: actor.accountId });
      });
      return { hours: rows.map(toHours) };
    },
  );

  app.get('/doctors/me/days-off', { config: { access: 'doctor' } }, async (request) => {
    const rows = await daysOffOf(context.database, actorOf(request).accountId, clinicDate(context.now()));
    return { dates: rows.map(({ date }) => date) };
  });

  app.put(
    '/doctors/me/days-off/:date',
    { config: { access: 'doctor' }, schema: { params: dayOffParams } },
    async (request, reply) => {
      const actor = actorOf(request);
      const { date } = request.params;
      const problem = dayOffProblem(date, clinicDate(context.now()));
      if (problem) throw invalid([{ path: 'date', message: problem }]);
      await takeDayOff(context, actor, date);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/doctors/me/days-off/:date',
    { config: { access: 'doctor' }, schema: { params: dayOffParams } },
    async (request, reply) => {
      const actor = actorOf(request);
      await inTransaction(context, async (context) => {
        await removeDayOff(context.database, actor.accountId, request.params.date);
        await recordSecurity(context, { kind: 'hours-changed', accountId: actor.accountId });
        await auditChange(context, actor, 'delete', {
          noun: 'doctor-days-off',
          recordId: request.params.date,
        });
      });
      return reply.code(204).send();
    },
  );
}

const toHours = ({ weekday, first_slot, last_slot }: DoctorHoursTable): DoctorHours => ({
  weekday,
  from: timingAt(first_slot).timing,
  to: timingAt(last_slot).timing,
});

const toRow = (doctor_id: string, { weekday, from, to }: DoctorHours): DoctorHoursTable => ({
  doctor_id,
  weekday,
  first_slot: findTiming(from)?.slot ?? 0,
  last_slot: findTiming(to)?.slot ?? 0,
});
