import { messagesOf } from '../testing/messages-of';
import { APPOINTMENT_MESSAGES, appointmentFormSchema } from './appointment';

const good = { service: 1, patient: 'Asha', appointmentDate: '2026-03-03' };

it('requires a service, a patient and a date, with the messages of the specification', () => {
  expect(messagesOf(appointmentFormSchema, {})).toEqual({
    service: 'Service selection is required',
    patient: 'Patient name is required',
    appointmentDate: 'Appointment date is required',
  });
});

it('needs no time slot, timing or complaints', () =>
  expect(messagesOf(appointmentFormSchema, good)).toEqual({}));

it('takes a timing alone or with its time slot, and refuses a timing of another time slot', () => {
  expect(messagesOf(appointmentFormSchema, { ...good, timeslot: 'Morning', timing: '8:00 AM' })).toEqual({});
  expect(messagesOf(appointmentFormSchema, { ...good, timing: '8:00 AM' })).toEqual({});
  expect(messagesOf(appointmentFormSchema, { ...good, timeslot: 'Night', timing: '8:00 AM' })).toEqual({
    timing: APPOINTMENT_MESSAGES.timingOther,
  });
});
