import { isUpcoming } from '@nivara/shared/domain/appointment-status';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import {
  type ChangedVisitorAppointment,
  VISITOR_LINK_MESSAGES,
  type VisitorAppointment,
  visitorChangeSchema,
  visitorLinkSchema,
} from '@nivara/shared/domain/visitor-appointment';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { ProblemError } from '../../problems';
import {
  type AppointmentRow,
  appointmentById,
  lockAppointment,
} from '../appointments/appointment-repository';
import { countMove } from '../appointments/count-move';
import { changeFound } from '../appointments/change-appointment';
import { toAppointment } from '../appointments/to-appointment';
import { auditRead } from '../audit/audit';
import { readLink } from '../visitor-bookings/visitor-link';
import { findVisitorLink } from '../visitor-bookings/visitor-link-repository';
import { currentLink } from '../visitor-bookings/visitor-mail';

const HOUR = 60 * 60;

/** Limits each network: a family can open its link again and again, but nobody can try out signatures. */
export const VISITOR_LINK_LIMIT: Limit = {
  name: 'visitor-link',
  free: 30,
  firstDelaySeconds: 60,
  longestDelaySeconds: HOUR,
  forgetAfterSeconds: HOUR,
};

/** Limits the changes of each appointment, since each change notifies a doctor. */
export const VISITOR_CHANGE_LIMIT: Limit = { ...VISITOR_LINK_LIMIT, name: 'visitor-change', free: 10 };

/** A visitor reads, moves and cancels the one appointment that their link names. */
export function visitorAppointmentRoutes(app: App, context: AppContext): void {
  app.post(
    '/visitor-appointments/lookup',
    { config: { access: 'anyone' }, schema: { body: visitorLinkSchema } },
    async (request) => {
      await countAttempt(context, VISITOR_LINK_LIMIT, request.network);
      const row = await appointmentOf(context, request.body.link);
      await auditRead(context, null, { noun: 'appointments', recordId: row.id, patientId: null });
      return toVisitorAppointment(context, row);
    },
  );

  app.post(
    '/visitor-appointments/change',
    { config: { access: 'anyone' }, schema: { body: visitorChangeSchema } },
    async (request): Promise<ChangedVisitorAppointment> => {
      const { network } = request;
      await countAttempt(context, VISITOR_LINK_LIMIT, network);
      const { link, ...change } = request.body;
      const { id } = await appointmentOf(context, link);
      await countAttempt(context, VISITOR_CHANGE_LIMIT, id);
      const find = async (context: AppContext) => {
        // The lock makes the second of two concurrent changes see that its link has been used.
        await lockAppointment(context.database, id);
        return appointmentOf(context, link);
      };
      const row = await countMove(context, { actor: null, network }, change, () =>
        changeFound(context, null, find, change),
      );
      return {
        appointment: toVisitorAppointment(context, row),
        link: row.status === 'cancelled' ? null : await currentLink(context, id),
      };
    },
  );
}

async function appointmentOf(
  context: Pick<AppContext, 'database' | 'secret' | 'now'>,
  text: string,
): Promise<AppointmentRow> {
  const { database, secret, now } = context;
  const link = readLink(secret, text);
  const newest = link && (await findVisitorLink(database, link.appointmentId));
  if (!newest || link.generation > newest.generation) {
    throw new ProblemError(404, VISITOR_LINK_MESSAGES.unknown);
  }
  const row = await appointmentById(database, link.appointmentId);
  const isPast =
    row.starts_at === null ? row.appointment_date < clinicDate(now()) : row.starts_at <= now().toISOString();
  if (isPast || !isUpcoming(row)) throw new ProblemError(410, VISITOR_LINK_MESSAGES.over);
  if (link.generation < newest.generation) throw new ProblemError(410, VISITOR_LINK_MESSAGES.used);
  return row;
}

/** Copies the fields one by one, so that a new field of the appointment is not revealed by accident. */
function toVisitorAppointment(context: AppContext, row: AppointmentRow): VisitorAppointment {
  const appointment = toAppointment(context, row, null);
  return {
    bookingId: appointment.bookingId,
    serviceId: appointment.serviceId,
    service: appointment.service,
    appointmentDate: appointment.appointmentDate,
    timeslot: appointment.timeslot,
    appointmentTime: appointment.appointmentTime,
    startsAt: appointment.startsAt,
    serviceProvider: appointment.serviceProvider,
    status: appointment.status,
    online: appointment.online,
    changeableUntil: appointment.changeableUntil,
  };
}
