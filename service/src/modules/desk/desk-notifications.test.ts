import type { DeskPatientInDetail } from '@nivara/shared/domain/desk-patients';
import type { Cast } from '../../../test/cast';
import { keepPatientRecord } from '../../../test/patient-records';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { sendQueuedMails } from '../../mail/mail-queue';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast({ canText: true }));
});
afterEach(() => test.close());

const PHONE = '+919876543210';
const LEELA = { firstName: 'Leela', lastName: 'Joshi', phone: '98765 43210' };

const desk = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  test.call(method, `/desk${path}`, body, cast.desk.headers);
const addPatient = async (values: object = LEELA) =>
  (await desk('POST', '/people', values)).json<DeskPatientInDetail>();
const book = async (patient: string) => {
  const doctor = cast.treatingDoctor.accountId;
  const wish = { service: 2, patient, doctor, appointmentDate: '2026-03-03', timing: '9:15 AM' };
  return (await desk('POST', '/appointments', wish)).json<{ id: string }>().id;
};
const sendAll = async () => {
  await sendQueuedMails(test.context);
  return test.mails.map(({ to, text }) => ({ to, text }));
};

describe('a notification about an appointment', () => {
  it('goes by text to somebody who does not sign in, from the booking to the cancellation', async () => {
    const leela = await addPatient();
    const id = await book(leela.id);
    await desk('PATCH', `/appointments/${id}`, { appointmentDate: '2026-03-04', timing: '10:05 AM' });
    await desk('PATCH', `/appointments/${id}`, { status: 'cancelled', reason: 'The doctor is ill.' });
    const texts = await sendAll();
    expect(texts.map(({ to }) => to)).toEqual([PHONE, PHONE, PHONE]);
    expect(texts.map(({ text }) => /: ([A-Z]\w+ \w+)\./.exec(text)?.[1])).toEqual([
      'Appointment booked',
      'Appointment moved',
      'Appointment cancelled',
    ]);
    expect(texts.map(({ text }) => /Booking \S+: (.*?[AP]M)\./.exec(text)?.[1])).toEqual([
      'Tuesday, 3 March 2026 at 9:15 AM',
      'Wednesday, 4 March 2026 at 10:05 AM',
      'Wednesday, 4 March 2026 at 10:05 AM',
    ]);
  });

  it.each([
    ['text', LEELA],
    ['mail', { ...LEELA, email: 'stranger@example.org' }],
  ])('names neither patient nor treatment nor doctor in a %s, which may reach a stranger', async (_, who) => {
    const leela = await addPatient(who);
    const id = await book(leela.id);
    const [raised] = (await desk('GET', `/people/${leela.accountId}`)).json<DeskPatientInDetail>().bills;
    await desk('POST', `/bills/${raised?.id}/payments`, { method: 'cash', amount: 100 });
    await desk('PATCH', `/appointments/${id}`, { appointmentDate: '2026-03-04', timing: '10:05 AM' });
    await desk('PATCH', `/appointments/${id}`, { status: 'cancelled', reason: 'Leela has a fever.' });
    const texts = (await sendAll()).map(({ text }) => text);
    expect(texts.length).toBeGreaterThanOrEqual(4);
    const bookingId = /Booking (\S+):/.exec(texts.join('\n'))?.[1];
    for (const text of texts) expect(text).not.toMatch(/Leela|Joshi|fever|Consultation|Asha|Dr\.|NV-/i);
    expect(texts.filter((text) => text.includes(bookingId ?? '-')).length).toBe(4);
  });

  it('goes by mail where the desk knows an e-mail address', async () => {
    const leela = await addPatient({ ...LEELA, email: 'leela@example.org' });
    await book(leela.id);
    expect((await sendAll()).at(-1)).toEqual({
      to: 'leela@example.org',
      text: expect.stringMatching(/Appointment booked\. Booking \S+: Tuesday, 3 March 2026 at 9:15 AM\./),
    });
  });

  it('reaches visitors of the public form when the clinic cancels', async () => {
    const wish = {
      service: 2,
      patient: 'Sunil Visitor',
      appointmentDate: '2026-03-03',
      timing: '9:15 AM',
      contact: { name: 'Sunil Visitor', phone: '9000000005' },
    };
    const { id } = (await test.call('POST', '/appointments', wish)).json<{ id: string }>();
    expect(await sendAll()).toEqual([]);
    await desk('PATCH', `/appointments/${id}`, { status: 'cancelled', reason: 'The doctor is ill.' });
    expect(await sendAll()).toEqual([
      { to: '+919000000005', text: expect.stringContaining('Appointment cancelled. Booking ') },
    ]);
  });

  it('goes neither by text nor by mail to a patient who signs in', async () => {
    await keepPatientRecord(test, cast.patient, { name: 'Asha Rao', phone: PHONE });
    await book(cast.patient.accountId);
    expect(await sendAll()).toEqual([]);
  });
});
