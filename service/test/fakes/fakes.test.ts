import { serveFamily } from '../../../remote-patient/src/account/family/testing/serve-family';
import {
  serveNotifications,
  notification,
} from '../../../shared/area/notifications/testing/serve-notifications';
import { serveAccount } from '../../../shared/area/account/testing/serve-account';
import { serveConsents } from '../../../remote-patient/src/documents/consents/testing/serve-consents';
import { offer, serveOffers } from '../../../shared/area/offer/testing/serve-offers';
import { bill, paidBill, serveBills } from '../../../remote-patient/src/money/testing/serve-bills';
import { ANSWERS_TO_NEWCOMERS } from '../../../remote-patient/src/testing/serve-patient';
import { servePatientRecord } from '../../../remote-patient/src/registration/testing/serve-patient-record';
import { serveBooking } from '../../../shared/testing/serve-booking';
import { registration } from '../registration';
import { OUR_PAGE, signIn } from '../test-app';
import { billOffice } from '../test-bill';
import { compareWithService } from './both-sides';
import { driftOf } from './drift';

const stage = compareWithService();

const NOBODY = '0'.repeat(32);
const TUESDAY = '2026-03-03';

it('the fake of the family answers as the service does', async () => {
  const { cast, sides } = stage();
  serveFamily();
  const both = sides(cast.patient);
  const ravi = { firstName: 'Ravi', dob: '2015-04-01', gender: 'Male' };
  await both('GET', '/family');
  await both('GET', '/personalDetails');
  await both('POST', '/family', ravi, 'ravi');
  await both('GET', '/family');
  await both('PATCH', ({ ravi: id }) => `/family/${id}`, { lastName: 'Rao' });
  await both('PATCH', `/family/${NOBODY}`, { lastName: 'Rao' });
  for (const firstName of ['Asha', 'Meera', 'Om']) await both('POST', '/family', { ...ravi, firstName });
  await both('POST', '/family', { ...ravi, firstName: 'Fifth' });
  await both('DELETE', ({ ravi: id }) => `/family/${id}`);
  await both('DELETE', ({ ravi: id }) => `/family/${id}`);
  await both('GET', '/family');
});

it('the fake of notifications answers as the service does', async () => {
  const { test, cast, sides } = stage();
  const { id } = await billOffice(test, cast).raise();
  await billOffice(test, cast).report(id);
  await billOffice(test, cast).decide(id, { status: 'paid' });
  const { rows } = (await test.call('GET', '/notifications', undefined, cast.patient.headers)).json();
  const seen = notification();
  serveNotifications([seen, ...rows.slice(1).map(() => notification({ id: NOBODY.replace('0', '1') }))]);
  const both = sides(cast.patient, { seen: [seen.id, rows[0].id] });
  await both('GET', '/notifications');
  await both('PATCH', (names) => `/notifications/${names.seen}`, { read: true });
  await both('PATCH', (names) => `/notifications/${names.seen}`, { read: false });
  await both('PATCH', `/notifications/${NOBODY}`, { read: false });
  await both('POST', '/notifications/read-all');
  await both('GET', '/notifications?page=1&size=5');
  await both('PUT', '/notifications/preferences', { mail: ['bill'] });
  await both('GET', '/notifications/preferences');
});

it('the fake of the signed-in account answers as the service does', async () => {
  const { test, cast, sides } = stage();
  const here = { ...OUR_PAGE, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' };
  await signIn(test, 'patient', 'Patient-demo-1', {
    ...here,
    'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1',
  });
  test.passMinutes(1);
  const headers = await signIn(test, 'patient', 'Patient-demo-1', here);
  await test.context.database.deleteFrom('sessions').where('browser', 'is', null).execute();
  const { rows } = (await test.call('GET', '/accounts/me/sessions', undefined, headers)).json();
  const other = rows.find(({ current }: { current: boolean }) => !current).reference;
  serveAccount();
  const both = sides({ ...cast.patient, headers }, { phone: ['session-phone', other] });
  await both('GET', '/session');
  await both('GET', '/accounts/me');
  await both('PATCH', '/accounts/me', { name: 'Asha Rao' });
  await both('POST', '/accounts/me/email', { email: 'rao@example.org', password: 'Patient-demo-1' });
  await both('GET', '/accounts/me/sessions');
  await both('DELETE', (names) => `/accounts/me/sessions/${names.phone}`);
  await both('DELETE', (names) => `/accounts/me/sessions/${names.phone}`);
  await both('GET', '/accounts/me/sessions');
  await both('POST', '/accounts/me/password', {
    currentPassword: 'Patient-demo-1',
    password: 'a quiet river',
  });
  await both('GET', '/accounts/me');
  await both('DELETE', '/accounts/me/sessions');
});

it('the fake of the account lists sign-ins and begins to add an authenticator app as the service does', async () => {
  const { test, cast, sides } = stage();
  test.passMinutes(1);
  const headers = await signIn(test, 'patient', 'Patient-demo-1', {
    ...OUR_PAGE,
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
  });
  serveAccount();
  const both = sides({ ...cast.patient, headers });
  await both('GET', '/accounts/me/sign-ins');
  await both('GET', '/accounts/me/second-factor');
  await both('POST', '/accounts/me/second-factor/app', { password: 'Patient-demo-1' });
});

it('the fake of bills answers as the service does', async () => {
  const { test, cast, sides } = stage();
  const office = billOffice(test, cast);
  const [unpaid, paid] = [await office.raise(), await office.raise()];
  await office.report(paid.id);
  await office.decide(paid.id, { status: 'paid' });
  serveBills([paidBill(), bill()]);
  const both = sides(cast.patient, {
    unpaid: [bill().id, unpaid.id],
    paid: [paidBill().id, paid.id],
  });
  await both('GET', '/bills?status=unpaid');
  await both('GET', '/bills?status=paid');
  await both('GET', (names) => `/bills/${names.paid}`);
  await both('GET', (names) => `/bills/${names.unpaid}`);
  await both('GET', `/bills/${NOBODY}`);
  const payment = { transactionId: 'UPI123456789' };
  await both('POST', (names) => `/bills/${names.unpaid}/payment`, payment);
  await both('POST', (names) => `/bills/${names.unpaid}/payment`, payment);
  await both('POST', (names) => `/bills/${names.paid}/payment`, payment);
  await both('POST', `/bills/${NOBODY}/payment`, payment);
  await both('GET', (names) => `/bills/${names.unpaid}`);
});

it('the fake of offers answers as the service does', async () => {
  const { test, cast, sides } = stage();
  const { id: _id, number: _number, ...values } = offer();
  const first = await test.call('POST', '/desk/offers', values, cast.desk.headers);
  serveOffers([offer()]);
  const both = sides(cast.desk, { first: [offer().id, first.json().id] });
  await both('GET', '/services');
  await both('GET', '/desk/offers?kind=discount');
  await both('GET', '/desk/offers?kind=special');
  await both('GET', (names) => `/desk/offers/${names.first}`);
  await both('GET', `/desk/offers/${NOBODY}`);
  await both('POST', '/desk/offers', { ...values, kind: 'special', name: 'Spring' }, 'second');
  await both('GET', '/desk/offers?kind=special');
  await both('PUT', (names) => `/desk/offers/${names.first}`, { ...values, terms: 'None.' });
  await both('GET', (names) => `/desk/offers/${names.first}`);
  await both('PUT', `/desk/offers/${NOBODY}`, values);
  await both('DELETE', (names) => `/desk/offers/${names.first}`);
  await both('DELETE', (names) => `/desk/offers/${names.first}`);
  await both('GET', '/desk/offers?kind=discount');
});

it('the fake of consents answers as the service does', async () => {
  const { test, cast, sides } = stage();
  const clinic = serveConsents();
  const both = sides(cast.patient);
  const giveAfterReading = async (version: number) => {
    await both('GET', '/consents?q=research');
    await both('GET', '/consents/research');
    await both('POST', '/consents/research/give', { version });
    await both('GET', '/consents/research');
  };
  await both('POST', '/consents/research/withdraw');
  await giveAfterReading(1);
  await both('POST', '/consents/research/withdraw');
  await both('POST', '/consents/research/withdraw');
  await giveAfterReading(1);
  clinic.publish('Another text.');
  const text = { kind: 'research', title: 'Research', text: 'Another text.' };
  await test.call('POST', '/desk/consents', text, cast.desk.headers);
  await giveAfterReading(1);
  await giveAfterReading(2);
});

it('the fake of the patient record answers as the service does', async () => {
  const { cast, sides } = stage();
  servePatientRecord();
  const both = sides(cast.patient);
  await both('GET', '/accounts/me');
  await both('GET', '/uploads');
  await both('GET', '/personalDetails');
  await both('POST', '/personalDetails', { personalDetails: { firstName: 'Asha' } }, 'patientRecord');
  await both('GET', '/personalDetails');
  await both('POST', '/personalDetails', {});
  await both('PATCH', ({ patientRecord }) => `/personalDetails/${patientRecord}`, {
    version: 7,
    address: { city: 'Pune' },
  });
  await both('PATCH', ({ patientRecord }) => `/personalDetails/${patientRecord}`, {
    version: 1,
    address: { city: 'Pune' },
  });
  await both('PATCH', ({ patientRecord }) => `/personalDetails/${patientRecord}`, {
    version: 2,
    status: 'complete',
  });
  await both('PATCH', ({ patientRecord }) => `/personalDetails/${patientRecord}`, {
    version: 2,
    status: 'complete',
    ...registration,
  });
  await both('GET', '/personalDetails');
});

it('the fakes answer a newcomer as the service does', async () => {
  const { test, cast, drift } = stage();
  for (const [path, fake] of Object.entries(ANSWERS_TO_NEWCOMERS)) {
    // The fake's account has an id of its own.
    const theirs = path.replace('a'.repeat(32), cast.otherPatient.accountId);
    const real = await test.call('GET', theirs, undefined, cast.otherPatient.headers);
    drift.push(...driftOf(fake, real.json(), path));
  }
});

it('the fake of the booking form answers as the service does', async () => {
  const { test, cast, sides } = stage();
  const fake = serveBooking();
  const wish = { service: 5, appointmentDate: TUESDAY, timing: '9:15 AM' };
  const otherWish = { ...wish, timing: '10:05 AM', patient: 'self' };
  await test.call('POST', '/appointments', otherWish, cast.otherPatient.headers);
  fake.take(TUESDAY, '10:05 AM');
  const both = sides(cast.patient);
  await both('GET', '/services/5');
  await both('GET', '/family');
  await both('GET', `/slots?service=5&date=${TUESDAY}`);
  await both('POST', '/holds', wish, 'hold');
  await both('POST', '/holds', wish);
  await both('POST', '/holds', ({ hold }) => ({ ...wish, timing: '9:40 AM', replaces: hold }), 'hold');
  await both('POST', '/appointments', ({ hold }) => ({ ...wish, timing: '9:40 AM', patient: 'self', hold }));
  await both('POST', '/holds', { ...wish, timing: '9:40 AM' });
  await both('POST', '/appointments', { ...wish, timing: '10:05 AM', patient: 'self' });
  await both('POST', '/holds', wish, 'hold');
  await both('DELETE', ({ hold }) => `/holds/${hold}`);
  await both('POST', '/appointments', { ...wish, timing: undefined, timeslot: 'Night', patient: 'self' });
});
