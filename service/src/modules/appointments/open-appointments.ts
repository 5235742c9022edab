import { APPOINTMENT_MESSAGES, MOST_OPEN } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import { conflict } from '../../problems';
import { lockOwnAccount } from '../accounts/lock-own-account';
import type { Actor } from '../session/actor';
import { openDaysOf } from './appointment-repository';

/** Before a booking: an account has only so many open appointments of one day, and of all days. */
export async function refuseTooMany(context: AppContext, actor: Actor, date: string): Promise<void> {
  const days = await refuseFullDay(context, actor, date);
  if (days.length >= MOST_OPEN.all) throw conflict(APPOINTMENT_MESSAGES.manyOpen, 'appointmentDate');
}

/** Before a move to another day. Returns the day of each open appointment. */
export async function refuseFullDay(context: AppContext, actor: Actor, date: string): Promise<string[]> {
  // Concurrent bookings and moves of one account wait for each other.
  await lockOwnAccount(context, actor);
  const days = await openDaysOf(context.database, actor.accountId, clinicDate(context.now()));
  if (days.filter((day) => day === date).length >= MOST_OPEN.day)
    throw conflict(APPOINTMENT_MESSAGES.manyThatDay, 'appointmentDate');
  return days;
}
