import { brand } from '../../contracts/brand';
import type { BookedAppointment } from '../../domain/appointment';
import { appointmentCalendar } from '../../domain/appointment-calendar';
import { saveFile } from '../../ui/table/save-file';

export function saveCalendarFile(booked: BookedAppointment): void {
  const clinic = {
    clinic: brand.name,
    address: brand.headOffice.join(', '),
    domain: window.location.hostname,
  };
  const calendar = appointmentCalendar(booked, clinic, new Date());
  saveFile(`appointment-${booked.bookingId}.ics`, 'text/calendar;charset=utf-8', calendar);
}
