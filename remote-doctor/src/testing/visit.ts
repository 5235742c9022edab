import type { Appointment } from '@nivara/shared/domain/appointment';
import type { Visit } from '@nivara/shared/domain/visit';
import { dayEntry, idOf } from './doctor-day';

export const appointment = (differences: Partial<Appointment> = {}): Appointment => ({
  id: idOf('a'),
  bookingId: 'BK-7QX2M9',
  date: '2026-03-01',
  patientName: 'Asha Kulkarni',
  age: 34,
  language: 'Marathi',
  serviceId: 5,
  service: 'Kids care',
  kind: 'consultation',
  appointmentDate: '2026-03-04',
  timeslot: 'Morning',
  appointmentTime: '8:25 AM',
  startsAt: '2026-03-04T02:55:00.000Z',
  serviceProvider: 'Dr. Rohan Sample',
  status: 'booked',
  cancelReason: null,
  complaints: 'Fever since Monday',
  online: false,
  join: null,
  changeableUntil: null,
  revision: 0,
  contact: null,
  ...differences,
});

/** A visit without notes yet. */
export const visit = (differences: Partial<Visit> = {}): Visit => ({
  id: idOf('a'),
  appointment: appointment(),
  patient: dayEntry().patient,
  state: 'being-seen',
  arrivedAt: null,
  startedAt: null,
  endedAt: null,
  notes: { complaint: '', findings: '', assessment: '', plan: '', advice: '', followUpOn: null },
  version: 0,
  signedAt: null,
  signedBy: null,
  doctorHasLeft: false,
  addenda: [],
  links: { prescriptions: [], tests: [], plans: [], documents: [], followUps: [] },
  isMine: true,
  ...differences,
});
