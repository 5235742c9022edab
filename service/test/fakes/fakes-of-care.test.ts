import { appointment } from '../../../remote-patient/src/testing/serve-patient';
import { serveAppointments } from '../../../remote-patient/src/appointments/testing/serve-appointments';
import { carePlan, planItem, servePlans } from '../../../remote-patient/src/care/plans/testing/serve-plans';
import {
  prescription,
  residentialCare,
  servePrescriptions,
} from '../../../remote-patient/src/care/prescriptions/testing/serve-prescriptions';
import {
  PULSE,
  SYSTOLIC,
  completedTest,
  medicalTest,
  measured,
  serveTests,
  trendOf,
} from '../../../remote-patient/src/care/tests/testing/serve-tests';
import { serveDocuments } from '../../../shared/area/upload/testing/serve-documents';
import { addPatient } from '../cast';
import { keepPatientRecord } from '../patient-records';
import { pdfForm } from '../upload-form';
import { driftOf } from './drift';
import { compareWithService } from './both-sides';

const stage = compareWithService();

const NOBODY = '0'.repeat(32);
const TUESDAY = '2026-03-03';

const asDoctor = async (path: string, body: object) => {
  const { test, cast } = stage();
  const answer = await test.call('POST', path, body, cast.treatingDoctor.headers);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ id: string; items: { id: string }[] }>();
};

it('the fake of appointments answers as the service does', async () => {
  const { test, cast, sides } = stage();
  const wish = { service: 5, patient: 'self', appointmentDate: TUESDAY, timing: '9:15 AM' };
  const booked = await test.call('POST', '/appointments', wish, cast.patient.headers);
  const row = appointment({ changeableUntil: '2099-01-01T00:00:00.000Z', age: null, language: null });
  const fake = serveAppointments([row]);
  const both = sides(cast.patient, { booked: [appointment().id, booked.json().id] });
  await both('GET', '/appointments?status=booked');
  await both('GET', '/appointments?status=cancelled');
  await both('GET', (ids) => `/appointments/${ids.booked}`);
  await both('GET', `/appointments/${NOBODY}`);
  await both('GET', '/services');
  await both('PATCH', (ids) => `/appointments/${ids.booked}`, {
    appointmentDate: TUESDAY,
    timing: '9:40 AM',
  });
  await both('GET', (ids) => `/appointments/${ids.booked}`);
  await both('POST', '/appointments', { ...wish, timing: '11:20 AM' });
  const others = { ...wish, timing: '10:05 AM' };
  await test.call('POST', '/appointments', others, cast.otherPatient.headers);
  fake.booking.take(TUESDAY, '10:05 AM');
  await both('PATCH', (ids) => `/appointments/${ids.booked}`, {
    appointmentDate: TUESDAY,
    timing: '10:05 AM',
  });
  await both('PATCH', `/appointments/${NOBODY}`, { status: 'cancelled' });
  await both('PATCH', (ids) => `/appointments/${ids.booked}`, { status: 'cancelled' });
  await both('GET', (ids) => `/appointments/${ids.booked}`);
  await both('GET', '/appointments?status=cancelled');
});

it('the fake of the waiting list answers as the service does', async () => {
  const { test, cast, sides } = stage();
  const wish = { service: 6, appointmentDate: '2026-03-08', timing: '9:40 PM', patient: 'self' };
  const other = await addPatient(test, 'Other Person');
  const booked = await test.call('POST', '/appointments', wish, other.headers);
  const fake = serveAppointments();
  const both = sides(cast.patient);
  await both('GET', '/waiting-list');
  await both('POST', '/waiting-list', wish, 'entry');
  await both('GET', '/waiting-list');
  await both('POST', (ids) => `/waiting-list/${ids.entry}/accept`);
  await test.call('PATCH', `/appointments/${booked.json().id}`, { status: 'cancelled' }, other.headers);
  for (const entry of fake.waiting) {
    Object.assign(entry, {
      status: 'offered',
      offer: { timing: '9:40 PM', expiresAt: '2099-01-01T00:00:00.000Z' },
    });
  }
  await both('GET', '/waiting-list');
  await both('POST', (ids) => `/waiting-list/${ids.entry}/accept`);
  await both('GET', '/waiting-list');
  test.passMinutes(1);
  // The timing that was just accepted is no longer free, so the patient may wait for it again.
  await both('POST', '/waiting-list', wish, 'next');
  await both('DELETE', (ids) => `/waiting-list/${ids.next}`);
  await both('DELETE', `/waiting-list/${NOBODY}`);
  await both('GET', '/waiting-list');
});

it('the fake of tests and their values answers as the service does', async () => {
  const { test, cast, sides } = stage();
  const values = [{ analyte: 'Systolic', value: 141 }];
  const order = {
    patient: cast.patient.accountId,
    testName: 'Pressure',
    analytes: [SYSTOLIC, PULSE],
    remark: 'Seated.',
  };
  const home = await asDoctor('/tests', { ...order, kind: 'selfcare' });
  const clinic = await asDoctor('/tests', {
    ...order,
    kind: 'clinic',
    appointmentDate: TUESDAY,
    appointmentTime: '8:25 AM',
  });
  await test.call(
    'PATCH',
    `/tests/${clinic.id}`,
    { status: 'completed', report: 'All quiet.', values },
    cast.treatingDoctor.headers,
  );
  await test.call('POST', `/tests/${clinic.id}/release`, {}, cast.treatingDoctor.headers);
  const completed = completedTest({ values: [measured(SYSTOLIC, 141)] });
  serveTests([medicalTest(), completed], [trendOf(SYSTOLIC, [141])]);
  const both = sides(cast.patient, { home: [medicalTest().id, home.id], clinic: [completed.id, clinic.id] });
  await both('GET', '/tests/trends');
  await both('GET', '/tests?kind=selfcare');
  await both('GET', '/tests?status=completed');
  await both('GET', (ids) => `/tests/${ids.home}`);
  await both('GET', (ids) => `/tests/${ids.clinic}`);
  await both('GET', `/tests/${NOBODY}`);
  await both('POST', `/tests/${NOBODY}/values`, { values });
  await both('POST', (ids) => `/tests/${ids.home}/values`, { values });
  await both('GET', (ids) => `/tests/${ids.home}`);
  await both('POST', (ids) => `/tests/${ids.home}/complete`);
  await both('POST', (ids) => `/tests/${ids.home}/complete`);
  await both('POST', `/tests/${NOBODY}/complete`);
  await both('GET', (ids) => `/tests/${ids.home}`);
});

it('the fake of prescriptions answers as the service does', async () => {
  const { test, cast, sides } = stage();
  const { info, clinicalNotes, items, phone, name } = prescription();
  await keepPatientRecord(test, cast.patient, { name, phone });
  const write = { patient: cast.patient.accountId, info, clinicalNotes };
  const medicine = await asDoctor('/prescriptions', { ...write, kind: 'medicine', items });
  const { bedId, items: nights } = residentialCare();
  const care = await asDoctor('/prescriptions', { ...write, kind: 'residential', items: nights, bedId });
  servePrescriptions([prescription(), residentialCare({ phone })]);
  const both = sides(cast.patient, {
    medicine: [prescription().id, medicine.id],
    care: [residentialCare().id, care.id],
  });
  await both('GET', '/prescriptions?kind=medicine');
  await both('GET', '/prescriptions?kind=residential');
  await both('GET', '/prescriptions?kind=yoga');
  await both('GET', (ids) => `/prescriptions/${ids.medicine}`);
  await both('GET', (ids) => `/prescriptions/${ids.care}`);
  await both('GET', `/prescriptions/${NOBODY}`);
});

it.each(['diets', 'yoga'])('the fake of %s answers as the service does', async (noun) => {
  const { cast, sides } = stage();
  const kind = noun === 'diets' ? 'diet' : 'yogarx';
  const plan = carePlan({ kind, items: [planItem(1)] });
  const { title, notes } = plan;
  const body = {
    patient: cast.patient.accountId,
    title,
    notes,
    validFrom: '2026-03-01',
    validTo: '2026-03-31',
  };
  const items = [{ title: 'Entry 1', time: '08:00' }];
  const written = await asDoctor(`/${noun}`, { ...body, items, ...(noun === 'yoga' && { kind }) });
  servePlans([plan]);
  const both = sides(cast.patient, {
    plan: [plan.id, written.id],
    item: [planItem(1).id, written.items[0]?.id ?? ''],
  });
  const mark = (ids: Record<string, string>) => `/${noun}/${ids.plan}/marks/2026-03-02/${ids.item}`;
  await both('GET', `/${noun}?state=new`);
  await both('GET', `/${noun}?state=old`);
  await both('GET', (ids) => `/${noun}/${ids.plan}`);
  await both('GET', `/${noun}/${NOBODY}`);
  await both('PUT', mark);
  await both('PUT', mark);
  await both('GET', (ids) => `/${noun}/${ids.plan}`);
  await both('DELETE', mark);
  await both('PUT', (ids) => `/${noun}/${NOBODY}/marks/2026-03-02/${ids.item}`);
  await both('GET', (ids) => `/${noun}/${ids.plan}`);
});

it('the fake of documents answers as the service does', async () => {
  const { test, cast, sides, drift } = stage();
  globalThis.XMLHttpRequest ??= class {} as unknown as typeof XMLHttpRequest;
  serveDocuments();
  const both = sides(cast.patient);
  await both('GET', '/uploads/endpoint');
  await both('GET', '/uploads');
  const form = await pdfForm({ name: 'blood.pdf' });
  const real = await test.send({
    method: 'POST',
    url: '/v1_1/nivara/raw/upload',
    ...form,
    headers: { ...cast.patient.headers, ...form.headers },
  });
  const fake = await sendToFake('blood.pdf');
  drift.push(...driftOf(fake, { status: real.statusCode, body: real.json() }));
  await both('GET', '/uploads');
  const kept = sides(cast.patient, { file: [(fake.body as { id: string }).id, real.json().id] });
  await kept('DELETE', ({ file }) => `/uploads/${file}`);
  await kept('DELETE', ({ file }) => `/uploads/${file}`);
  await both('GET', '/uploads');
});

function sendToFake(name: string): Promise<{ status: number; body: unknown }> {
  const form = new FormData();
  form.append('file', new File(['%PDF-1.4'], name));
  const request = new XMLHttpRequest();
  request.open('POST', '/api/v1_1/nivara/raw/upload');
  return new Promise((resolve) => {
    request.onload = () =>
      resolve({ status: request.status, body: JSON.parse(request.responseText) as unknown });
    request.send(form);
  });
}
