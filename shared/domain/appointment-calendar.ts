import type { Appointment } from './appointment';
import { TIMING_MINUTES } from './timings';

interface CalendarPlace {
  clinic: string;
  address: string;
  /** The clinic's host name, which makes the event's id unique. */
  domain: string;
}

const encoder = new TextEncoder();
const LINE_BYTES = 73;

/** Returns an iCalendar file (RFC 5545), which leaves the patient's complaints out, since calendars are shared. */
export function appointmentCalendar(
  appointment: Pick<
    Appointment,
    'id' | 'bookingId' | 'service' | 'startsAt' | 'status' | 'serviceProvider' | 'join' | 'revision'
  >,
  place: CalendarPlace,
  stamp: Date,
): string {
  const isCancelled = appointment.status === 'cancelled';
  const begins = new Date(appointment.startsAt ?? '');
  const ends = new Date(begins.getTime() + TIMING_MINUTES * 60_000);
  const withWhom = appointment.serviceProvider ? ` with ${appointment.serviceProvider}` : '';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(place.clinic)}//Appointments//EN`,
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${appointment.id}@${place.domain}`,
    `SEQUENCE:${appointment.revision}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(begins)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${escapeText(`${appointment.service}${withWhom}`)}`,
    `DESCRIPTION:${escapeText(`Booking ${appointment.bookingId}`)}`,
    `LOCATION:${escapeText(appointment.join ? 'Online' : `${place.clinic}, ${place.address}`)}`,
    ...(appointment.join ? [`URL:${appointment.join.url}`] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled ? [] : reminder(appointment.service)),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const reminder = (service: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(service)}`,
  'TRIGGER:-PT2H',
  'END:VALARM',
];

const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** RFC 5545 allows 75 bytes a line; the rest follows on lines that begin with a blank. */
function fold(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      parts.push('');
      bytes = 0;
    }
    parts[parts.length - 1] += character;
    bytes += size;
  }
  return parts.join('\r\n ');
}
