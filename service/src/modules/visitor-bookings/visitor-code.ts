import { brand } from '@nivara/shared/contracts/brand';
import { APPOINTMENT_MESSAGES, CODE_MINUTES } from '@nivara/shared/domain/appointment';
import type { SentCode } from '@nivara/shared/domain/booking-code';
import type { AppContext } from '../../app-context';
import { queueUrgentMail } from '../../mail/mail-queue';
import { WIDE_TIMES } from '../../plugins/rate-limits';
import { ProblemError, invalid } from '../../problems';
import { keyedHash } from '../../security/keyed-hash';
import { mailboxOf } from '../../security/mailbox';
import { newId } from '../../security/tokens';
import {
  type CodeSubject,
  countCodes,
  insertConfirmation,
  tryConfirmation,
} from './visitor-booking-repository';

const HOUR_MS = 60 * 60_000;
const CODE_DIGITS = 6;
const MOST_TRIES = 5;
/** All limits are for one hour, so that nobody’s phone is filled with codes. */
const CODES_TO_CONTACT = 10;
/** Keeps one internet customer, with all their networks, from using up a contact's limit: its owner would then get no code. */
const CODES_TO_CONTACT_BY_CUSTOMER = 3;
const CODES_BY_NETWORK = 6;

export const codeExpiry = (now: Date) => new Date(now.getTime() + CODE_MINUTES * 60_000).toISOString();

export const hiddenEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1•••');

/** Limits store this hash instead of the phone number or the e-mail address; all addresses of one mailbox have the same. */
export const hashOfContact = (secret: Buffer, to: string) => keyedHash(secret, `contact ${mailboxOf(to)}`);

interface NewCode {
  network: string;
  /** A phone number or an e-mail address, and what the page shows of it. */
  to: string;
  shown: string;
  /** The booking or enrolment that the code confirms, in words. */
  confirms: string;
  /** The sentence for a recipient who has asked for nothing. */
  otherwise: string;
}

/**
 * Sends a code; undefined when the network or its customer has had too many. When other customers have used up the
 * recipient's limit of this hour, no code is sent, but the answer looks as if one were: a refusal would tell strangers
 * that the recipient has just booked. Call it after `lockVisitors`.
 */
export async function sendCode(
  context: AppContext,
  { network, to, shown, confirms, otherwise }: NewCode,
  subject: { booking: string; hold_id: string | null; enrolment_id: string | null },
): Promise<SentCode | undefined> {
  const { database, now, randomBytes, secret } = context;
  const at = now();
  const contactHash = hashOfContact(secret, to);
  const since = new Date(at.getTime() - HOUR_MS).toISOString();
  const { toContact, own, ofCustomer } = await countCodes(database, { contactHash, network }, since);
  if (toContact.ofCustomer >= CODES_TO_CONTACT_BY_CUSTOMER) return undefined;
  if (own >= CODES_BY_NETWORK || ofCustomer >= CODES_BY_NETWORK * WIDE_TIMES) return undefined;
  const id = newId(randomBytes);
  const expiresAt = codeExpiry(at);
  const code = String(randomBytes(6).readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
  await insertConfirmation(database, {
    ...subject,
    id,
    code_hash: keyedHash(secret, `code ${id} ${code}`),
    contact_hash: contactHash,
    network,
    tries: 0,
    expires_at: expiresAt,
    created_at: at.toISOString(),
  });
  if (toContact.all < CODES_TO_CONTACT) {
    await queueUrgentMail(context, {
      to,
      subject: `Your ${brand.name} code`,
      text: `${code} is your ${brand.name} code. It confirms ${confirms} for ${CODE_MINUTES} minutes. ${otherwise}`,
    });
  }
  return { id, sentTo: shown, expiresAt };
}

/**
 * Returns the booking or enrolment of the code. Call it outside of a transaction: a wrong code must count in any case.
 */
export async function checkCode(
  { database, now, secret }: AppContext,
  { id, typed, kind, over }: { id: string; typed: string; kind: CodeSubject; over: string },
) {
  const at = now().toISOString();
  const waiting = await tryConfirmation(database, id, { now: at, most: MOST_TRIES, kind });
  if (!waiting) throw new ProblemError(410, over);
  const code = typed.replace(/\s/g, '');
  if (keyedHash(secret, `code ${id} ${code}`) !== waiting.code_hash)
    throw invalid([{ path: 'code', message: APPOINTMENT_MESSAGES.codeWrong }]);
  return waiting;
}
