import { APPOINTMENT_MESSAGES, type NewAppointment } from '@nivara/shared/domain/appointment';
import type { PendingBooking } from '@nivara/shared/domain/booking-code';
import { dayInWords } from '@nivara/shared/domain/clinic-time';
import { tidyEmail } from '@nivara/shared/domain/field-rules';
import { takesTexts, toE164 } from '@nivara/shared/domain/phone-number';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { ProblemError, invalid, tooManyAttempts } from '../../problems';
import { customerOf } from '../../security/visitor-network';
import {
  keepHoldUntil,
  lockVisitors,
  spendConfirmation,
} from '../visitor-bookings/visitor-booking-repository';
import { checkCode, codeExpiry, hiddenEmail, sendCode } from '../visitor-bookings/visitor-code';
import { bookAppointment } from './book-appointment';
import { contactOf, refuseTooManyOfVisitor } from './open-appointments';

const M = APPOINTMENT_MESSAGES;
const HOUR_SECONDS = 60 * 60;

/** Keeps the answers and the timing, and sends the code. Call it in the transaction that took the timing. */
export async function askForCode(
  context: AppContext,
  { network, holdId }: { network: string; holdId: string | null },
  booking: NewAppointment,
): Promise<PendingBooking> {
  const sent = await sendCode(
    context,
    {
      network,
      ...recipientOf(context, booking),
      confirms: `an appointment on ${dayInWords(booking.appointmentDate)}`,
      otherwise: 'If you have booked none, ignore this message.',
    },
    { booking: JSON.stringify(booking), hold_id: holdId, enrolment_id: null },
  );
  if (!sent) throw tooManyAttempts(HOUR_SECONDS, M.codesSpent);
  if (holdId) await keepHoldUntil(context.database, holdId, codeExpiry(context.now()));
  return { confirmation: { ...sent, hold: holdId } };
}

/** Books what the code was sent for. Returns the appointment’s id. */
export async function confirmBooking(context: AppContext, id: string, typed: string): Promise<string> {
  const { booking, network } = await checkCode(context, { id, typed, kind: 'booking', over: M.codeOver });
  return inTransaction(context, async (context) => {
    const { database, now } = context;
    await lockVisitors(database);
    if (!(await spendConfirmation(database, id, now().toISOString())))
      throw new ProblemError(410, M.codeOver);
    const values = JSON.parse(booking) as NewAppointment;
    await refuseTooManyOfVisitor(context, { network, ...contactOf(values) }, values.appointmentDate);
    return bookAppointment(context, null, values, { bookedFrom: customerOf(network) });
  });
}

/** The e-mail address if the visitor gave one, otherwise the phone if it takes texts. */
function recipientOf({ canText }: AppContext, { contact }: NewAppointment): { to: string; shown: string } {
  const email = tidyEmail(contact?.email ?? '');
  if (email !== '') {
    return { to: email, shown: hiddenEmail(email) };
  }
  const phone = toE164(contact?.phone ?? '');
  if (!phone || !canText || !takesTexts(phone))
    throw invalid([{ path: 'contact.email', message: M.codeEmail }]);
  return { to: phone, shown: `+91 ••••• ••${phone.slice(-3)}` };
}
