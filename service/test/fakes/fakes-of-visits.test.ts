import {
  request,
  serveAppointments,
} from '../../../remote-doctor/src/appointments/testing/serve-appointments';
import { idOf } from '../../../remote-doctor/src/testing/doctor-day';
import { serveVisit } from '../../../remote-doctor/src/testing/serve-visit';
import { appointment, visit } from '../../../remote-doctor/src/testing/visit';
import { addAppointment } from '../add-appointment';
import { registration } from '../registration';
import { NOTES } from '../visit-notes';
import { compareWithService } from './both-sides';

const stage = compareWithService();

const NOBODY = '0'.repeat(32);
const TUESDAY = '2026-03-03';
const UNTIL = '2026-03-02T00:30:00.000Z';
const CONTACT = { name: 'Asha Rao', phone: '+919876543210' };

async function begin() {
  const { test, cast, sides } = stage();
  const patientRecord = { ...registration, status: 'complete' };
  await test.call('POST', '/personalDetails', patientRecord, cast.patient.headers);
  return { test, cast, sides };
}

it('the fake of a visit answers as the service does', async () => {
  const { test, cast, sides } = await begin();
  const id = await addAppointment(test, cast.treatingDoctor, cast.patient, {
    language: 'Marathi',
    complaints: 'Fever since Monday',
    patient_dob: '1980-03-03',
    contact_phone: CONTACT.phone,
  });
  serveVisit({ state: 'expected', appointment: appointment({ contact: CONTACT, changeableUntil: UNTIL }) });
  const both = sides(cast.treatingDoctor, { visit: [visit().id, id] });
  await both('GET', (ids) => `/visits/${ids.visit}`);
  await both('GET', `/visits/${NOBODY}`);
  await both('PUT', (ids) => `/visits/${ids.visit}/notes`, { ...NOTES, version: 0 });
  await both('PUT', (ids) => `/visits/${ids.visit}/notes`, { ...NOTES, version: 0 });
  await both('POST', (ids) => `/visits/${ids.visit}/sign`, { version: 1 });
  await both('GET', (ids) => `/visits/${ids.visit}`);
  await both('POST', (ids) => `/visits/${ids.visit}/addenda`, { text: 'The X-ray is normal.' });
});

it('the fake of a doctor’s appointments, services and days off answers as the service does', async () => {
  const { test, cast, sides } = await begin();
  const wish = { service: 2, patient: 'self', appointmentDate: TUESDAY, timeslot: 'Morning' };
  const requested = await test.call(
    'POST',
    '/appointments',
    { ...wish, complaints: 'Fever' },
    cast.patient.headers,
  );
  serveAppointments({ appointments: [{ ...request, appointmentDate: TUESDAY, contact: CONTACT }] });
  const both = sides(cast.treatingDoctor, { requested: [idOf('1'), requested.json().id] });
  await both('GET', '/appointments?status=requested');
  await both('GET', '/appointments?status=cancelled');
  await both('GET', '/services');
  await both('PATCH', (ids) => `/appointments/${ids.requested}`, {
    appointmentDate: TUESDAY,
    timing: '9:40 AM',
  });
  await both('GET', '/doctors/me/days-off');
  await both('PUT', '/doctors/me/days-off/2026-03-09');
  await both('DELETE', '/doctors/me/days-off/2026-03-09');
});
