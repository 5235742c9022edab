import type { NewAppointment } from '@nivara/shared/domain/appointment';
import type { PendingBooking } from '@nivara/shared/domain/booking-code';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { newId } from '../../security/tokens';
import { bookAppointment } from './book-appointment';
import { contactOf, refuseTooManyOfVisitor } from './open-appointments';
import { requestedTime } from './requested-time';
import { requireService } from '../clinic-services/require-service';
import { releaseAndOfferHold } from '../freed-timings/offer-freed-timing';
import { claimTiming } from '../slots/claim-timing';
import { askForCode } from './booking-code';
import { findVisitorHold, lockVisitors } from '../visitor-bookings/visitor-booking-repository';
import { codeExpiry } from '../visitor-bookings/visitor-code';
import {
  hasTooManyOpenBookings,
  refusalsOfVisitorTiming,
  refusalsOnDay,
} from '../visitor-bookings/visitor-limits';

interface Taken {
  holdId: string | null;
  needsNoCode: boolean;
}

/** A booking needs no code while its visitor has few open bookings and the day has room. */
export async function bookForVisitor(
  context: AppContext,
  network: string,
  values: NewAppointment,
): Promise<{ id: string } | PendingBooking> {
  // Wrong answers are refused before anything is counted.
  const visitor = { network, ...contactOf(values) };
  return inTransaction(context, async (context) => {
    await lockVisitors(context.database);
    await refuseTooManyOfVisitor(context, visitor, values.appointmentDate);
    const hasTooMany = await hasTooManyOpenBookings(context, visitor);
    const { holdId, needsNoCode } = await takeForVisitor(context, network, values);
    const hold = holdId ?? undefined;
    // A hold on another timing is no longer needed.
    if (values.hold && values.hold !== hold) await releaseAndOfferHold(context, values.hold, null);
    if (hasTooMany || !needsNoCode) return askForCode(context, { network, holdId }, { ...values, hold });
    return { id: await bookAppointment(context, null, { ...values, hold }, { visitorNetwork: network }) };
  });
}

/** Uses the form's hold of the timing; without one, makes a hold that lasts as long as a code. */
async function takeForVisitor(context: AppContext, network: string, values: NewAppointment): Promise<Taken> {
  const { database, now, randomBytes } = context;
  const service = await requireService(database, values.service);
  const { appointment_date: date, slot } = requestedTime(values, now());
  if (slot === null) return { holdId: null, needsNoCode: true };
  const held = values.hold && (await findVisitorHold(database, values.hold, service.id, now().toISOString()));
  const isWanted = held && (!values.doctor || held.doctor_id === values.doctor);
  if (values.hold && isWanted && held.date === date && held.slot === slot) {
    const { needsNoCode } = await refusalsOnDay(context, date);
    return { holdId: values.hold, needsNoCode: needsNoCode(held.doctor_id) };
  }
  const holdId = newId(randomBytes);
  const doctorId = await claimTiming(
    context,
    { serviceId: service.id, date, slot, doctor: values.doctor },
    {
      patient_key: null,
      appointment_id: null,
      hold_id: holdId,
      hold_owner: null,
      expires_at: codeExpiry(now()),
      visitor_network: network,
    },
    await refusalsOfVisitorTiming(context, network, date),
  );
  const { needsNoCode } = await refusalsOnDay(context, date);
  return { holdId, needsNoCode: needsNoCode(doctorId) };
}
