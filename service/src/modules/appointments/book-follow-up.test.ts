import { APPOINTMENT_MESSAGES, type Appointment } from '@nivara/shared/domain/appointment';
import { PATIENT_MESSAGES } from '@nivara/shared/domain/patient-in-care';
import type { Visit } from '@nivara/shared/domain/visit';
import { addAppointment } from '../../../test/add-appointment';
import { type Cast, addPatient } from '../../../test/cast';
import { addTreatedMember, keepPatientRecord } from '../../../test/patient-records';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const book = (patient: string, values: object = {}, who = cast.treatingDoctor) =>
  test.call(
    'POST',
    '/appointments',
    { service: 2, patient, appointmentDate: '2026-03-16', timing: '9:15 AM', ...values },
    who.headers,
  );

describe('a follow-up that a doctor books for a patient', () => {
  it('is with that doctor, and the account’s holder is notified', async () => {
    await keepPatientRecord(test, cast.patient, { name: 'Asha Rao', phone: '+919876543210' });
    const answer = await book(cast.patient.accountId);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({
        patientName: 'Asha Rao',
        provider: 'Dr. Asha Demo',
        status: 'booked',
        contact: { name: 'Asha Rao', phone: '+919876543210' },
      }),
    ]);
    const { id } = answer.json<{ id: string }>();
    const read = await test.call('GET', `/appointments/${id}`, undefined, cast.patient.headers);
    expect(read.json()).toMatchObject({ appointmentTime: '9:15 AM' });
    const notified = await test.context.database
      .selectFrom('notifications')
      .select('kind')
      .where('account_id', '=', cast.patient.accountId)
      .orderBy('kind')
      .execute();
    expect(notified).toEqual([{ kind: 'bill' }, { kind: 'booked' }]);
  });

  it('can be for a family member, and outside of the usual hours', async () => {
    const ravi = await addTreatedMember(test, cast.patient, 'Ravi', cast.treatingDoctor);
    const answer = await book(ravi, { timing: '10:55 PM' });
    expect(answer.json()).toMatchObject({ patientName: 'Ravi', appointmentTime: '10:55 PM' });
  });

  it('is linked to the visit at which it is booked', async () => {
    const visit = await addAppointment(test, cast.treatingDoctor, cast.patient);
    const read = async () =>
      (await test.call('GET', `/visits/${visit}`, undefined, cast.treatingDoctor.headers)).json<Visit>();
    const booked = await book(cast.patient.accountId, { followUpOf: visit });
    expect(booked.statusCode).toBe(201);
    const { id, service, appointmentTime, appointmentDate } = booked.json<Appointment>();
    expect((await read()).links.followUps).toEqual([
      { id, kind: 'consultation', date: appointmentDate, title: `${service}, ${appointmentTime}` },
    ]);
    const cancelled = { status: 'cancelled', reason: 'Not needed.' };
    await test.call('PATCH', `/appointments/${id}`, cancelled, cast.treatingDoctor.headers);
    expect((await read()).links.followUps).toEqual([]);
  });

  it('cannot be linked to the visit of another patient', async () => {
    const ravi = await addTreatedMember(test, cast.patient, 'Ravi', cast.treatingDoctor);
    const visit = await addAppointment(test, cast.treatingDoctor, cast.patient);
    const answer = await book(ravi, { followUpOf: visit });
    expect(answer.json().errors).toEqual([{ path: 'followUpOf', message: PATIENT_MESSAGES.otherVisit }]);
  });

  it('is refused at a timing that is booked for another patient at the same moment', async () => {
    const ravi = await addTreatedMember(test, cast.patient, 'Ravi', cast.treatingDoctor);
    const answers = await Promise.all([book(cast.patient.accountId), book(ravi)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().detail).toBe(APPOINTMENT_MESSAGES.taken);
  });
});

it('refuses a follow-up for a patient whom the doctor does not treat, and for an unknown id', async () => {
  expect((await book(cast.patient.accountId, {}, cast.otherDoctor)).statusCode).toBe(404);
  const stranger = await addPatient(test, 'Some Stranger');
  expect((await book(stranger.accountId)).statusCode).toBe(404);
  expect((await book('0'.repeat(32))).statusCode).toBe(404);
});
