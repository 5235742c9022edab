import { brand } from '@nivara/shared/contracts/brand';
import { APPOINTMENT_MESSAGES, CODE_MINUTES, type NewAppointment } from '@nivara/shared/domain/appointment';
import type { PendingBooking } from '@nivara/shared/domain/booking-code';
import { dayInWords } from '@nivara/shared/domain/clinic-time';
import { tidyEmail } from '@nivara/shared/domain/field-rules';
import { takesTexts, toE164 } from '@nivara/shared/domain/phone-number';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { queueMail } from '../../mail/mail-queue';
import { ProblemError, invalid, tooManyAttempts } from '../../problems';
import { keyedHash } from '../../security/keyed-hash';
import { newId } from '../../security/tokens';
import { bookAppointment } from './book-appointment';
import {
  countCodes,
  insertConfirmation,
  keepHoldUntil,
  spendConfirmation,
  tryConfirmation,
} from '../visitor-bookings/visitor-booking-repository';

const M = APPOINTMENT_MESSAGES;
const HOUR_MS = 60 * 60_000;
const CODE_DIGITS = 6;
const MOST_TRIES = 5;
/** Within an hour, so that nobody’s phone is filled with codes. */
const CODES_TO_CONTACT = 3;
const CODES_BY_NETWORK = 6;

export const codeExpiry = (now: Date) => new Date(now.getTime() + CODE_MINUTES * 60_000).toISOString();

/** Keeps the answers and the timing, and sends the code. Call it in the transaction that took the timing. */
export async function askForCode(
  context: AppContext,
  { network, holdId }: { network: string; holdId: string | null },
  booking: NewAppointment,
): Promise<PendingBooking> {
  const { database, now, randomBytes, secret } = context;
  const { to, shown } = recipientOf(context, booking);
  const at = now();
  const contactHash = keyedHash(secret, `contact ${to}`);
  const since = new Date(at.getTime() - HOUR_MS).toISOString();
  const { toContact, byNetwork } = await countCodes(database, { contactHash, network }, since);
  if (toContact >= CODES_TO_CONTACT || byNetwork >= CODES_BY_NETWORK)
    throw tooManyAttempts(HOUR_MS / 1000, M.codesSpent);
  const id = newId(randomBytes);
  const expiresAt = codeExpiry(at);
  const code = String(randomBytes(6).readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
  if (holdId) await keepHoldUntil(database, holdId, expiresAt);
  await insertConfirmation(database, {
    id,
    code_hash: keyedHash(secret, `code ${id} ${code}`),
    contact_hash: contactHash,
    network,
    hold_id: holdId,
    booking: JSON.stringify(booking),
    tries: 0,
    expires_at: expiresAt,
    created_at: at.toISOString(),
  });
  await queueMail(context, {
    to,
    subject: `Your ${brand.name} code`,
    text: `${code} is your ${brand.name} code. It confirms an appointment on ${dayInWords(booking.appointmentDate)} for ${CODE_MINUTES} minutes. If you have booked none, ignore this message.`,
  });
  return { confirmation: { id, hold: holdId, sentTo: shown, expiresAt } };
}

/** Books what the code was sent for. Returns the appointment’s id. */
export async function confirmVisit(context: AppContext, id: string, typed: string): Promise<string> {
  const { database, now, secret } = context;
  const at = now().toISOString();
  // Counted whatever follows, so a wrong code must not roll it back.
  const waiting = await tryConfirmation(database, id, { now: at, most: MOST_TRIES });
  if (!waiting) throw new ProblemError(410, M.codeOver);
  const code = typed.replace(/\s/g, '');
  if (keyedHash(secret, `code ${id} ${code}`) !== waiting.code_hash)
    throw invalid([{ path: 'code', message: M.codeWrong }]);
  return inTransaction(context, async (context) => {
    if (!(await spendConfirmation(context.database, id, at))) throw new ProblemError(410, M.codeOver);
    return bookAppointment(context, null, JSON.parse(waiting.booking) as NewAppointment);
  });
}

/** An e-mail address where the visitor names one, else the phone if it takes texts. */
function recipientOf({ canText }: AppContext, { contact }: NewAppointment): { to: string; shown: string } {
  if (contact?.email) {
    const email = tidyEmail(contact.email);
    return { to: email, shown: email.replace(/^(.)[^@]*/, '$1•••') };
  }
  const phone = toE164(contact?.phone ?? '');
  if (!phone || !canText || !takesTexts(phone))
    throw invalid([{ path: 'contact.email', message: M.codeEmail }]);
  return { to: phone, shown: `+91 ••••• ••${phone.slice(-3)}` };
}
