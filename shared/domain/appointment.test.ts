import { ValidationError } from 'yup';
import { APPOINTMENT_MESSAGES, appointmentFormSchema } from './appointment';

function messagesOf(value: unknown): Record<string, string> {
  try {
    appointmentFormSchema.validateSync(value, { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]).reverse());
  }
}

const good = { service: 1, patient: 'Asha', appointmentDate: '2026-03-03' };

it('needs a service, a patient and a date, and says so in the words of the catalogue', () => {
  expect(messagesOf({})).toEqual({
    service: 'Service selection is required',
    patient: 'Patient name is required',
    appointmentDate: 'Appointment date is required',
  });
});

it('needs no time slot, timing or complaints', () => expect(messagesOf(good)).toEqual({}));

it('takes a timing with its own time slot only', () => {
  expect(messagesOf({ ...good, timeslot: 'Morning', timing: '8:00 AM' })).toEqual({});
  expect(messagesOf({ ...good, timing: '8:00 AM' })).toEqual({});
  expect(messagesOf({ ...good, timeslot: 'Night', timing: '8:00 AM' })).toEqual({
    timing: APPOINTMENT_MESSAGES.timingOther,
  });
});
