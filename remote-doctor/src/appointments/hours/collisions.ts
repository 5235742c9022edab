import type { Appointment } from '@nivara/shared/domain/appointment';
import { weekdayOf } from '@nivara/shared/domain/clinic-time';
import type { DoctorHours } from '@nivara/shared/domain/doctor';
import { findTiming } from '@nivara/shared/domain/timings';

const slotOf = (timing: string | null) => findTiming(timing ?? '')?.slot ?? -1;

/** The appointments at timings that the hours do not contain. */
export const outsideHours = (booked: readonly Appointment[], hours: readonly DoctorHours[]): Appointment[] =>
  booked.filter(({ appointmentDate, appointmentTime }) => {
    const weekday = weekdayOf(appointmentDate);
    const slot = slotOf(appointmentTime);
    return !hours.some(
      (shift) => shift.weekday === weekday && slotOf(shift.from) <= slot && slot <= slotOf(shift.to),
    );
  });

export const onDay = (booked: readonly Appointment[], date: string): Appointment[] =>
  booked.filter(({ appointmentDate }) => appointmentDate === date);
