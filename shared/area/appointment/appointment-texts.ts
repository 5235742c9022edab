import type { Appointment } from '@nivara/shared/domain/appointment';
import { clinicDate, dateInWords, dateOfYear, dayInShort } from '@nivara/shared/domain/clinic-time';

type Titled = Pick<Appointment, 'service' | 'appointmentDate' | 'appointmentTime'>;
type DateAndTime = Pick<Appointment, 'appointmentDate' | 'appointmentTime' | 'timeslot'>;

/** "8:25 AM", or the requested time of day until a doctor chooses a timing. */
export const timeOf = ({ appointmentTime, timeslot }: Omit<DateAndTime, 'appointmentDate'>): string =>
  appointmentTime ?? (timeslot === null ? 'Not chosen yet' : `${timeslot}, not chosen yet`);

/** "3 March 2026, 8:25 AM" */
export const whenOf = ({ appointmentDate, ...time }: DateAndTime): string =>
  `${dateInWords(appointmentDate)}, ${time.appointmentTime ?? timeOf(time).toLowerCase()}`;

/**
 * "3 Mar, 8:25 AM" for a card. Without a timing it has the time of day, and the card's badge says that the
 * timing is still to be chosen.
 */
export const whenInShort = ({ appointmentDate, appointmentTime, timeslot }: DateAndTime): string =>
  [dateOfYear(appointmentDate, clinicDate(new Date())), appointmentTime ?? timeslot?.toLowerCase()]
    .filter(Boolean)
    .join(', ');

const onOneLine = (text: string) => text.replaceAll(' ', '\u00a0');

/** "Kids care, Tue 3 Mar, 8:25 AM", with the year unless it is the current one. */
export function titleOf({ service, appointmentDate, appointmentTime }: Titled): string {
  const year = appointmentDate.slice(0, 4);
  const day = dayInShort(appointmentDate) + (clinicDate(new Date()).startsWith(year) ? '' : ` ${year}`);
  return `${service}, ${onOneLine(day)}, ${onOneLine(appointmentTime ?? 'timing to be chosen')}`;
}

export const movedMessage = (moved: DateAndTime & Pick<Appointment, 'service'>): string =>
  `${moved.service} is moved: ${whenOf(moved)}.`;

export const cancelledMessage = (cancelled: Titled): string => `Cancelled: ${titleOf(cancelled)}.`;
