import { weekdayOf } from '@nivara/shared/domain/clinic-time';
import type { DoctorHoursTable } from '../../database/appointment-tables';

type Hours = readonly Pick<DoctorHoursTable, 'weekday' | 'first_slot' | 'last_slot'>[];

/** True for a timing within the hours of its day; days off are separate. */
export const isOpen = (hours: Hours, date: string, slot: number) =>
  hours.some(
    ({ weekday, first_slot, last_slot }) =>
      weekday === weekdayOf(date) && slot >= first_slot && slot <= last_slot,
  );
