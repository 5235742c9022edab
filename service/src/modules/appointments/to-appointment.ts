import { type Appointment, CHANGE_HOURS, JOIN_MINUTES } from '@nivara/shared/domain/appointment';
import { isUpcoming } from '@nivara/shared/domain/appointment-status';
import { ageOn, clinicDate, dayInShort } from '@nivara/shared/domain/clinic-time';
import { timingAt } from '@nivara/shared/domain/timings';
import type { AppContext } from '../../app-context';
import { type Actor, isDoctor } from '../session/actor';
import type { AppointmentRow } from './appointment-repository';

const MINUTE_MS = 60_000;

const minutesBefore = (startsAt: string, minutes: number) =>
  new Date(Date.parse(startsAt) - minutes * MINUTE_MS).toISOString();

export function toAppointment(
  { clinic, now }: Pick<AppContext, 'clinic' | 'now'>,
  row: AppointmentRow,
  actor: Pick<Actor, 'role'> | null,
): Appointment {
  return {
    id: row.id,
    bookingId: row.booking_id,
    date: clinicDate(new Date(row.created_at)),
    patientName: row.patient_name,
    age: row.patient_dob === null ? null : ageOn(row.patient_dob, clinicDate(now())),
    language: row.language,
    serviceId: row.service_id,
    service: row.service,
    kind: row.kind,
    appointmentDate: row.appointment_date,
    timeslot: row.timeslot,
    appointmentTime: row.slot === null ? null : timingAt(row.slot).timing,
    startsAt: row.starts_at,
    serviceProvider: row.doctor,
    status: row.status,
    cancelReason: row.cancel_reason,
    complaints: row.complaints,
    online: row.online === 1,
    join:
      row.status === 'booked' && row.join_token !== null && row.starts_at !== null
        ? { url: `${clinic.meetingUrl}/${row.join_token}`, from: minutesBefore(row.starts_at, JOIN_MINUTES) }
        : null,
    revision: Math.floor((Date.parse(row.updated_at) - Date.parse(row.created_at)) / 1000),
    contact:
      actor && isDoctor(actor)
        ? { name: row.contact_name ?? row.patient_name, phone: row.contact_phone }
        : null,
    changeableUntil:
      isUpcoming(row) && row.starts_at !== null ? minutesBefore(row.starts_at, CHANGE_HOURS * 60) : null,
  };
}

/** "Wed 4 Mar, 8:25 AM"; the date has its year unless the appointment was booked in that year. */
export function momentInShort({
  appointment_date: date,
  created_at,
  slot,
}: Pick<AppointmentRow, 'appointment_date' | 'created_at' | 'slot'>): string {
  const year = created_at.startsWith(date.slice(0, 4)) ? '' : ` ${date.slice(0, 4)}`;
  return `${dayInShort(date)}${year}${slot === null ? '' : `, ${timingAt(slot).timing}`}`;
}
