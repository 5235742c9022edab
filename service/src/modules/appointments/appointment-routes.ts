import { brand } from '@nivara/shared/contracts/brand';
import {
  type BookedAppointment,
  appointmentChangeSchema,
  appointmentListSchema,
  newAppointmentSchema,
} from '@nivara/shared/domain/appointment';
import { type PendingBooking, bookingCodeSchema } from '@nivara/shared/domain/booking-code';
import { appointmentCalendar } from '@nivara/shared/domain/appointment-calendar';
import { entityIdParams, isEntityId } from '@nivara/shared/domain/entity-id';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { countEnteredPhone } from '../../plugins/entered-addresses';
import { type Limit, type WindowLimit, countAttempt } from '../../plugins/rate-limits';
import { conflict, forbidden, notFound } from '../../problems';
import { auditListRead, auditRead } from '../audit/audit';
import { findBillOfAppointment } from '../bills/bill-repository';
import { countForNetwork } from '../new-patients/count-for-network';
import { type Actor, actorOf, isDesk, isDoctor } from '../session/actor';
import { appointmentById, findAppointment, listAppointments } from './appointment-repository';
import { bookAppointment } from './book-appointment';
import { bookForVisitor } from './book-for-visitor';
import { confirmBooking } from './booking-code';
import { customerHash, networkHash } from '../../security/visitor-network';
import { changeAppointment } from './change-appointment';
import { countMove } from './count-move';
import { toAppointment } from './to-appointment';

const HOUR = 60 * 60;

/** For each account. */
const BOOKING_LIMIT: Limit = {
  name: 'booking',
  free: 120,
  firstDelaySeconds: 60,
  longestDelaySeconds: HOUR,
  forgetAfterSeconds: HOUR,
};

/** For the visitors of a network, refused bookings included; high enough for an office, too low for a script. */
export const VISITOR_BOOKING_LIMIT: WindowLimit = { name: 'booking-visitor', free: 120, windowSeconds: HOUR };

/** For the codes that the visitors of a network enter. */
const VISITOR_CODE_LIMIT: WindowLimit = { ...VISITOR_BOOKING_LIMIT, name: 'booking-code' };

/** Each change notifies a doctor. */
export const CHANGE_LIMIT: Limit = { ...BOOKING_LIMIT, name: 'appointment-change' };

/**
 * For the visitors and new patients of a network together in a day; high enough for an office, too low for a script. The
 * limits of open appointments do not stop somebody who books and cancels again and again.
 */
export const NETWORK_BOOKING_LIMIT: WindowLimit = {
  name: 'booking-network',
  free: 120,
  windowSeconds: 24 * HOUR,
};

export function appointmentRoutes(app: App, context: AppContext): void {
  app.post(
    '/appointments',
    { config: { access: 'anyone' }, schema: { body: newAppointmentSchema } },
    async (request, reply) => {
      const { session } = request;
      // The answer contains the patient's complaints, so the desk books by a route below /desk.
      if (session && isDesk(session)) throw forbidden();
      await (session
        ? countAttempt(context, BOOKING_LIMIT, session.accountId)
        : countAttempt(context, VISITOR_BOOKING_LIMIT, request.network));
      const counted = <Booked>(book: () => Promise<Booked>) =>
        countForNetwork(context, NETWORK_BOOKING_LIMIT, { actor: session, network: request.network }, book);
      if (session) {
        // A doctor's bookings do not count against the patients who use the clinic's own network.
        const origin = isDoctor(session) ? {} : { bookedFrom: customerHash(context, request.network) };
        const book = () => bookAppointment(context, session, request.body, origin);
        const id = await counted(() =>
          isDoctor(session) && !isEntityId(request.body.patient.trim())
            ? countEnteredPhone(context, session.accountId, book)
            : book(),
        );
        return reply.code(201).send(await toBooked(context, session, id));
      }
      const booked = await counted(() =>
        bookForVisitor(context, networkHash(context, request.network), request.body),
      );
      if ('confirmation' in booked) return reply.code(202).send(booked satisfies PendingBooking);
      return reply.code(201).send(await toBooked(context, null, booked.id));
    },
  );

  app.post(
    '/appointments/confirmations/:id',
    { config: { access: 'anyone' }, schema: { params: entityIdParams, body: bookingCodeSchema } },
    async (request, reply) => {
      await countAttempt(context, VISITOR_CODE_LIMIT, request.network);
      const id = await confirmBooking(context, request.params.id, request.body.code);
      return reply.code(201).send(await toBooked(context, null, id));
    },
  );

  app.get(
    '/appointments',
    { config: { access: 'patient-or-doctor' }, schema: { querystring: appointmentListSchema } },
    async (request) => {
      const actor = actorOf(request);
      const { rows, total } = await listAppointments(context.database, actor, request.query);
      await auditListRead(
        context,
        actor,
        'appointments',
        rows.map((row) => row.account_id),
      );
      return { rows: rows.map((row) => toAppointment(context, row, actor)), total };
    },
  );

  const byId = { config: { access: 'patient-or-doctor' }, schema: { params: entityIdParams } } as const;

  app.get('/appointments/:id', byId, async (request) => {
    const actor = actorOf(request);
    const row = await findAppointment(context.database, actor, request.params.id);
    if (!row) throw notFound();
    await auditRead(context, actor, { noun: 'appointments', recordId: row.id, patientId: row.account_id });
    return toAppointment(context, row, actor);
  });

  app.patch(
    '/appointments/:id',
    { config: byId.config, schema: { params: entityIdParams, body: appointmentChangeSchema } },
    async (request) => {
      const actor = actorOf(request);
      const { body, network, params } = request;
      if (!isDoctor(actor)) await countAttempt(context, CHANGE_LIMIT, actor.accountId);
      const row = await countMove(context, { actor, network }, body, () =>
        changeAppointment(context, actor, params.id, body),
      );
      return toAppointment(context, row, actor);
    },
  );

  app.get('/appointments/:id/calendar', byId, async (request, reply) => {
    const actor = actorOf(request);
    const row = await findAppointment(context.database, actor, request.params.id);
    if (!row) throw notFound();
    if (row.starts_at === null) throw conflict('This appointment has no timing yet.');
    await auditRead(context, actor, { noun: 'appointments', recordId: row.id, patientId: row.account_id });
    const clinicFacts = {
      clinic: brand.name,
      address: brand.headOffice.join(', '),
      domain: new URL(context.siteUrl).hostname,
    };
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="appointment-${row.booking_id}.ics"`)
      .send(appointmentCalendar(toAppointment(context, row, actor), clinicFacts, context.now()));
  });
}

async function toBooked(context: AppContext, actor: Actor | null, id: string): Promise<BookedAppointment> {
  const appointment = toAppointment(context, await appointmentById(context.database, id), actor);
  const bill = await findBillOfAppointment(context.database, id);
  return {
    ...appointment,
    provider: appointment.serviceProvider,
    bill: bill ? { number: bill.number, amount: bill.amount_paise, currency: 'INR' } : null,
  };
}
