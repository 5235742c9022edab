import { APPOINTMENT_MESSAGES, MOST_OPEN, type NewAppointment } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { isFilled, tidyEmail } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../../app-context';
import { conflict } from '../../problems';
import { lockOwnMailbox } from '../accounts/lock-own-account';
import type { Actor } from '../session/actor';
import {
  type Visitor,
  type VisitorContact,
  lockVisitors,
} from '../visitor-bookings/visitor-booking-repository';
import { countedDays } from '../visitor-bookings/visitor-limits';
import { findVisitorLink } from '../visitor-bookings/visitor-link-repository';
import { visitor } from './appointment-patient';
import { type AppointmentRow, openAppointmentDays } from './appointment-repository';

/** Called before a booking: limits an account's open appointments on one day and in all. */
export async function refuseTooMany(context: AppContext, actor: Actor, date: string): Promise<void> {
  const days = await ownDays(context, actor);
  refuseFull(days, date);
  refuseOverTotal(days);
}

/** Called before a move to another day. */
export async function refuseFullDay(context: AppContext, actor: Actor, date: string): Promise<void> {
  refuseFull(await ownDays(context, actor), date);
}

/** The phone number and the e-mail address as they are stored; wrong ones are refused. */
export const contactOf = ({ patient, contact }: NewAppointment): VisitorContact => ({
  phone: visitor(patient, contact).contact_phone ?? '',
  email: isFilled(contact?.email) ? tidyEmail(contact?.email ?? '') : undefined,
});

/**
 * Called before a visitor's booking, and before a code confirms the booking: what one internet customer books with a
 * phone number or an e-mail address has the limits of an account. Call it after `lockVisitors`.
 */
export async function refuseTooManyOfVisitor(
  context: AppContext,
  visitor: Visitor,
  date: string,
): Promise<void> {
  for (const days of await countedDays(context, visitor)) {
    refuseFull(days, date);
    refuseOverTotal(days);
  }
}

/** Called before a visitor's move to another day. */
export async function refuseFullDayOfVisitor(
  context: AppContext,
  { id, contact_phone, visitor_network, booked_from }: AppointmentRow,
  date: string,
): Promise<void> {
  await lockVisitors(context.database);
  const link = await findVisitorLink(context.database, id);
  const network = visitor_network ?? booked_from;
  if (network === null) return;
  const visitor = { network, phone: contact_phone ?? '', email: link?.address };
  for (const days of await countedDays(context, visitor)) refuseFull(days, date);
}

async function ownDays(context: AppContext, actor: Actor): Promise<string[]> {
  // Bookings and moves of appointments by accounts that share one mailbox wait for each other.
  await lockOwnMailbox(context, actor);
  return openAppointmentDays(context.database, actor.accountId, clinicDate(context.now()));
}

function refuseFull(days: string[], date: string): void {
  if (days.filter((day) => day === date).length >= MOST_OPEN.day)
    throw conflict(APPOINTMENT_MESSAGES.manyThatDay, 'appointmentDate');
}

function refuseOverTotal(days: string[]): void {
  if (days.length >= MOST_OPEN.all) throw conflict(APPOINTMENT_MESSAGES.manyOpen, 'appointmentDate');
}
