import { APPOINTMENT_MESSAGES, MOST_DAYS_AHEAD, SELF } from '../../domain/appointment';
import { addDays } from '../../domain/clinic-time';
import { EMPTY_BOOKING, OTHER_PATIENT, bookingDetailsSchema, toNewAppointment } from './booking-values';
import { isSameTiming, chosenTiming } from './chosen-timing';

const TODAY = '2026-03-02';
const good = { service: '5', patient: 'Asha Rao', otherPatient: '', appointmentDate: '2026-03-10' };

const messageOf = (values: object) =>
  bookingDetailsSchema(TODAY)
    .validate({ ...good, ...values })
    .then(
      () => undefined,
      (error: Error) => error.message,
    );

it.each([
  ['today', TODAY, undefined],
  ['yesterday', addDays(TODAY, -1), APPOINTMENT_MESSAGES.datePast],
  ['the last day', addDays(TODAY, MOST_DAYS_AHEAD), undefined],
  ['the day after the last', addDays(TODAY, MOST_DAYS_AHEAD + 1), APPOINTMENT_MESSAGES.dateFar],
])('gives %s (%s) the message %s', async (_, appointmentDate, message) =>
  expect(await messageOf({ appointmentDate })).toBe(message),
);

it('requires a name only when another patient is chosen', async () => {
  expect(await messageOf({ patient: OTHER_PATIENT })).toBe(APPOINTMENT_MESSAGES.patientRequired);
  expect(await messageOf({ patient: OTHER_PATIENT, otherPatient: ' ' })).toBe(
    APPOINTMENT_MESSAGES.patientRequired,
  );
  expect(await messageOf({ patient: OTHER_PATIENT, otherPatient: 'Asha' })).toBeUndefined();
  expect(await messageOf({ patient: SELF })).toBeUndefined();
});

it('sends only answered fields, and the hold only with its timing', () => {
  const contact = { name: ' Meena ', phone: '98765 43210' };
  const values = { ...EMPTY_BOOKING, ...good, complaints: '  ', contact };
  expect(toNewAppointment(values, { hold: 'h', visitor: false })).toEqual({
    service: 5,
    patient: 'Asha Rao',
    appointmentDate: '2026-03-10',
  });
  const all = { ...values, timeslot: 'Morning', timing: '9:15 AM', complaints: ' A cough ' };
  expect(toNewAppointment(all, { hold: 'h', visitor: true })).toEqual({
    service: 5,
    patient: 'Asha Rao',
    appointmentDate: '2026-03-10',
    timeslot: 'Morning',
    timing: '9:15 AM',
    complaints: 'A cough',
    hold: 'h',
    contact: { name: 'Meena', phone: '98765 43210' },
  });
});

it('has a chosen timing only when service, date and timing are chosen', () => {
  const chosen = chosenTiming({ ...EMPTY_BOOKING, ...good, timing: '9:15 AM' });
  expect(chosen).toEqual({ service: 5, date: '2026-03-10', timing: '9:15 AM' });
  expect(chosenTiming({ ...EMPTY_BOOKING, ...good })).toBeUndefined();
  expect(isSameTiming(chosen, chosen && { ...chosen })).toBe(true);
  expect(isSameTiming(chosen, undefined)).toBe(false);
});
