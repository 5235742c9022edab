import type { Appointment } from '@nivara/shared/domain/appointment';
import { dateInWords } from '@nivara/shared/domain/clinic-time';

type DateAndTime = Pick<Appointment, 'appointmentDate' | 'appointmentTime' | 'timeslot'>;

/** "8:25 AM", or the requested time of day until a doctor chooses a timing. */
export const timeOf = ({ appointmentTime, timeslot }: Omit<DateAndTime, 'appointmentDate'>): string =>
  appointmentTime ?? (timeslot === null ? 'Not chosen yet' : `${timeslot}, not chosen yet`);

/** "3 March 2026, 8:25 AM" */
export const whenOf = ({ appointmentDate, ...time }: DateAndTime): string =>
  `${dateInWords(appointmentDate)}, ${time.appointmentTime ?? timeOf(time).toLowerCase()}`;

export const movedMessage = (moved: DateAndTime & Pick<Appointment, 'bookingId'>): string =>
  `${moved.bookingId} is moved: ${whenOf(moved)}.`;
