import {
  deskAppointment,
  idOf,
  patientInDetail,
  serveDesk,
} from '../../../remote-desk/src/testing/serve-desk';
import {
  courseDateAtDesk,
  enrolmentAtDesk,
  serveCourses,
} from '../../../remote-desk/src/courses/testing/serve-courses';
import {
  inboxItem,
  inboxRequest,
  PRIYA,
  serveInbox,
} from '../../../remote-desk/src/inbox/testing/serve-inbox';
import { addPatient } from '../cast';
import { courseDesk } from '../course-desk';
import { inboxDesk } from '../inbox-desk';
import { keepPatientRecord } from '../patient-records';
import { compareWithService } from './both-sides';

const stage = compareWithService();

const NOBODY = '0'.repeat(32);
const TUESDAY = '2026-03-03';
const PHONE = '+919876543210';

/** Asha, who signs in and was seen once. */
const asha = () =>
  patientInDetail({
    email: 'asha@example.org',
    signsIn: true,
    appointments: [deskAppointment({ status: 'completed', state: 'done', bill: null })],
  });

async function begin() {
  const { test, cast, sides } = stage();
  await keepPatientRecord(test, cast.patient, { name: 'Asha Rao', phone: PHONE });
  await test.context.database.updateTable('appointments').set({ contact_phone: PHONE }).execute();
  serveDesk({ patients: [asha()] });
  return sides(cast.desk, {
    asha: [idOf('b'), cast.patient.accountId],
    doctor: [idOf('d'), cast.treatingDoctor.accountId],
  });
}

it('the fake answers calls about patients as the service does', async () => {
  const both = await begin();
  await both('GET', '/desk/people');
  await both('GET', '/desk/people?q=nobody');
  await both('GET', (ids) => `/desk/people/${ids.asha}`);
  await both('GET', `/desk/people/${NOBODY}`);
  const leela = { firstName: 'Leela', lastName: 'Joshi', phone: '9876543210' };
  await both('POST', '/desk/people', leela, 'leela');
  await both('PATCH', (ids) => `/desk/people/${ids.leela}`, { phone: '+919000000001' });
  await both('GET', (ids) => `/desk/people/${ids.leela}`);
  await both('PATCH', `/desk/people/${NOBODY}`, { phone: '+919000000001' });
});

it('the fake answers calls about appointments as the service does', async () => {
  const both = await begin();
  await both('GET', '/services');
  await both('GET', '/services/2');
  await both('GET', '/doctors');
  await both('GET', `/desk/day?date=${TUESDAY}`);
  const appointment = { service: 2, appointmentDate: TUESDAY, timing: '9:15 AM' };
  await both(
    'POST',
    '/desk/appointments',
    (ids) => ({ ...appointment, patient: ids.asha, doctor: ids.doctor }),
    'booked',
  );
  await both('GET', (ids) => `/desk/appointments/${ids.booked}`);
  await both('GET', `/desk/appointments/${NOBODY}`);
  await both('PATCH', (ids) => `/desk/appointments/${ids.booked}`, {
    appointmentDate: TUESDAY,
    timing: '9:40 AM',
  });
  await both('PATCH', (ids) => `/desk/appointments/${ids.booked}`, {
    status: 'cancelled',
    reason: 'The doctor is ill.',
  });
  await both('PATCH', `/desk/appointments/${NOBODY}`, { status: 'cancelled' });
  await both('PUT', `/desk/appointments/${NOBODY}/state`, { state: 'arrived' });
  const today = { ...appointment, appointmentDate: '2026-03-02', timing: '11:20 AM' };
  await both(
    'POST',
    '/desk/appointments',
    (ids) => ({ ...today, patient: ids.asha, doctor: ids.doctor }),
    'today',
  );
  await both('PUT', (ids) => `/desk/appointments/${ids.today}/state`, { state: 'arrived' });
});

it('the fake answers calls about the waiting list as the service does', async () => {
  const both = await begin();
  const { test } = stage();
  const wish = { service: 6, appointmentDate: '2026-03-08', timing: '9:40 PM' };
  const other = await addPatient(test, 'Other Person');
  await test.call('POST', '/appointments', { ...wish, patient: 'self' }, other.headers);
  await both('GET', '/desk/waiting-list');
  await both('POST', '/desk/waiting-list', (ids) => ({ ...wish, patient: ids.asha }), 'entry');
  await both('GET', '/desk/waiting-list');
  await both('DELETE', (ids) => `/desk/waiting-list/${ids.entry}`);
  await both('DELETE', (ids) => `/desk/waiting-list/${ids.entry}`);
  await both('GET', '/desk/waiting-list');
});

it('the fake answers calls about the inbox as the service does', async () => {
  const { test, cast, sides } = stage();
  const desk = inboxDesk(test, cast);
  const message = await desk.send.message();
  // Rows of one moment would come in any order.
  test.passMinutes(1);
  const request = await desk.send.ownRequest();
  serveInbox([
    inboxItem({ about: 'When does it begin?' }),
    inboxRequest({ email: 'patient@example.org', phone: null }),
  ]);
  const both = sides(cast.desk, {
    message: [idOf('1'), message],
    request: [idOf('a'), request],
    me: [PRIYA.id, cast.desk.accountId],
  });
  await both('GET', '/desk/inbox');
  await both('GET', (ids) => `/desk/inbox/${ids.message}`);
  await both('GET', (ids) => `/desk/inbox/${ids.request}`);
  await both('GET', `/desk/inbox/${NOBODY}`);
  await both(
    'PUT',
    (ids) => `/desk/inbox/${ids.message}/holder`,
    (ids) => ({ holder: ids.me ?? '' }),
  );
  await both('POST', (ids) => `/desk/inbox/${ids.message}/notes`, { text: 'She calls on Friday.' });
  await both('POST', (ids) => `/desk/inbox/${ids.message}/answers`, { text: 'On 1 May.', done: true });
  await both('DELETE', (ids) => `/desk/inbox/${ids.message}/done`);
  await both('PUT', (ids) => `/desk/inbox/${ids.message}/done`);
  await both('GET', '/desk/inbox?view=done');
});

it('the fake answers calls about courses as the service does', async () => {
  const { test, cast, sides } = stage();
  const courses = courseDesk(test, cast);
  const { id } = await courses.plan({ startsOn: '2027-03-14', endsOn: '2027-03-28' });
  await courses.enrol(id, 'Asha');
  const enrolment = await courses.enrolmentOf(id, 'Asha');
  test.passMinutes(1);
  await courses.sendForm(id, 'Kabir');
  const unconfirmed = await courses.enrolmentOf(id, 'Kabir');
  serveCourses(
    [courseDateAtDesk({ unconfirmed: 1 })],
    [enrolmentAtDesk(), enrolmentAtDesk({ id: idOf('6'), state: 'waiting', unconfirmed: true })],
  );
  const both = sides(cast.desk, {
    date: [idOf('4'), id],
    asha: [idOf('3'), enrolment],
    kabir: [idOf('6'), unconfirmed],
  });
  await both('GET', '/desk/course-dates');
  await both('GET', (ids) => `/desk/course-dates/${ids.date}`);
  await both('GET', `/desk/course-dates/${NOBODY}`);
  await both('GET', (ids) => `/desk/course-dates/${ids.date}/enrolments`);
  for (const name of ['asha', 'kabir']) await both('POST', (ids) => `/desk/enrolments/${ids[name]}/confirm`);
  await both('POST', (ids) => `/desk/enrolments/${ids.asha}/cancel`, { reason: 'She has asked.' });
});
