import { act, screen, waitFor, within } from '@testing-library/react';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { RECOVERY_MS } from '@nivara/shared/app-context/use-answer';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { bill } from '../../money/testing/serve-bills';
import { appointment, patientRecord, servePatient, type PatientService } from '../../testing/serve-patient';
import { DashboardScreen } from './dashboard-screen';

let service: PatientService;
beforeEach(() => {
  service = servePatient();
});
afterEach(() => jest.useRealTimers());

const enter = (path = '/user/asha.kulkarni/dashboard') =>
  renderWithApp(<DashboardScreen />, { path, user: sessionUser() });
const untilLoaded = () => waitFor(() => expect(screen.queryAllByText('Loading…')).toEqual([]));
const toDo = () => screen.getByRole('region', { name: 'To do' });
const due = () =>
  within(toDo())
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.split(':')[0]);
const day = (number: number) => `2026-03-0${number}T04:00:00.000Z`;

function serveData() {
  service.answer('/personalDetails', () => [patientRecord()]);
  service.answer('/appointments', (query) =>
    query.get('status') ? { rows: [appointment()], total: 1 } : { rows: [appointment()], total: 9 },
  );
  service.answer('/tests', (query) => ({ rows: [], total: query.get('kind') === 'selfcare' ? 2 : 14 }));
  service.answer('/bills', (query) =>
    query.get('status') === 'unpaid'
      ? { rows: [bill({ balance: 12_000_000 }), bill({ balance: 50_050 })], total: 2 }
      : { rows: [], total: query.get('status') === 'part paid' ? 0 : 5 },
  );
  service.answer('/notifications', () => ({ rows: [], total: 30, unread: 4 }));
  service.answer('/tests/trends', () => ({
    analytes: [
      { name: 'HbA1c', unit: '%', low: 4, high: 5.6, points: [{ at: day(1), value: 6.5 }] },
      { name: 'LDL', unit: 'mg/dl', low: null, high: 100, points: [{ at: day(5), value: 98 }] },
    ],
  }));
}

test('shows a new patient the first steps, and the way to the registration', async () => {
  const { container, user, openedModals } = enter();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Asha Kulkarni' })).toBeInTheDocument();
  const steps = await screen.findByRole('region', { name: 'Your first steps' });
  await untilLoaded();
  expect(within(steps).getByRole('link', { name: 'Start the registration' })).toHaveAttribute(
    'href',
    '/user/asha.kulkarni/profile/registration',
  );
  await user.click(within(steps).getByRole('button', { name: 'Choose a timing' }));
  expect(openedModals).toEqual([{ name: 'appointment', props: {} }]);
  expect(toDo()).toHaveTextContent('Nothing else is waiting for you.');
  expect(toDo()).toHaveTextContent('Bills, results to read and what to take today are listed here.');
  expect(screen.queryByText('25,154')).not.toBeInTheDocument();
  await expectAccessible(container);
});

test.each([
  ['draft' as const, 'What you have entered is kept.', 'Go on with the registration'],
  ['complete' as const, 'You are registered.', undefined],
])('the first steps fit a patient record that is %s', async (status, text, link) => {
  service.answer('/personalDetails', () => [patientRecord({ status })]);
  enter();
  const steps = await screen.findByRole('region', { name: 'Your first steps' });
  const [registration] = within(steps).getAllByRole('listitem');
  expect(registration).toHaveTextContent(text);
  expect(within(steps).queryByRole('link', { name: /registration/ })?.textContent).toBe(link);
  expect(steps.textContent?.includes('kept')).toBe(status === 'draft');
  await untilLoaded();
});

test('shows the four figures of the specification at exactly /user', async () => {
  serveData();
  enter('/user');
  await untilLoaded();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const definitions = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms.map((term, index) => [term, definitions[index]])).toEqual([
    ['Total Products', '25,154'],
    ['Total Paid Orders', '$16,000'],
    ['Total Customers', '15,400k'],
    ['Sales', '12,340'],
  ]);
  expect(await screen.findByRole('region', { name: 'Next appointment' })).toBeInTheDocument();
});

test('shows the next appointment and what is due', async () => {
  serveData();
  const { container } = enter();
  const next = await screen.findByRole('region', { name: 'Next appointment' });
  await within(toDo()).findByText('₹1,20,500.50 to pay');
  await untilLoaded();
  expect(next).toHaveTextContent('Tomorrow, 9:15 AM');
  expect(next.textContent).toContain('9:15\u00a0AM');
  expect(next).toHaveTextContent('Kids care with Dr. Example, for Asha Kulkarni, at the clinic.');
  expect(within(next).getByRole('link', { name: 'See, move or cancel it' })).toHaveAttribute(
    'href',
    `/user/asha.kulkarni/appointments/${'a'.repeat(32)}`,
  );
  expect(toDo()).toHaveTextContent('2 bills');
  expect(toDo()).toHaveTextContent('2 measurements at home');
  expect(toDo()).toHaveTextContent('4 unread notifications');
  expect(due()).toEqual(['See and pay', 'Enter values', 'Read']);
  expect(screen.queryByText('Placeholder figures')).not.toBeInTheDocument();
  expect(screen.queryByText(/registration/)).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('links a new result, and marks it as read when the link is followed', async () => {
  serveData();
  const id = 'd'.repeat(32);
  service.answer('/notifications', (query) =>
    query.get('kind') === 'result'
      ? {
          rows: [{ id: 'n1', title: 'Your HbA1c is there', about: { kind: 'test', id } }],
          total: 1,
          unread: 1,
        }
      : { rows: [], total: 1, unread: 1 },
  );
  const { user } = enter();
  const link = await screen.findByRole('link', { name: /^Read ?: Your HbA1c is there$/ });
  expect(link).toHaveAttribute('href', `/user/asha.kulkarni/tests/reports/${id}`);
  service.answer('/notifications/n1', () => ({ id: 'n1', read: true }));
  await user.click(link);
  expect(service.requestedPaths).toContain('/notifications/n1');
});

test('offers to book when there is no upcoming appointment', async () => {
  serveData();
  service.answer('/appointments', (query) =>
    // Past appointments stay booked until a doctor completes them.
    query.get('status')
      ? { rows: [appointment({ startsAt: new Date(Date.now() - 3_600_000).toISOString() })], total: 1 }
      : { rows: [], total: 9 },
  );
  const { user, openedModals } = enter();
  await user.click(await screen.findByRole('button', { name: 'Book an appointment' }));
  expect(openedModals).toEqual([{ name: 'appointment', props: {} }]);
});

test('counts a request without a timing as the next appointment', async () => {
  serveData();
  const request = appointment({ appointmentTime: null, startsAt: null, serviceProvider: null });
  service.answer('/appointments', () => ({ rows: [request], total: 1 }));
  enter();
  const next = await screen.findByRole('region', { name: 'Next appointment' });
  expect(next).toHaveTextContent('Tomorrow, timing to be chosen');
  expect(next).toHaveTextContent('The clinic chooses the timing and tells you.');
  await untilLoaded();
});

test('does not offer to move or cancel an appointment once it is too late', async () => {
  serveData();
  const changeableUntil = new Date(Date.now() - 60_000).toISOString();
  service.answer('/appointments', () => ({ rows: [appointment({ changeableUntil })], total: 1 }));
  enter();
  const next = await screen.findByRole('region', { name: 'Next appointment' });
  expect(await within(next).findByRole('link', { name: 'See it' })).toBeInTheDocument();
  expect(next).not.toHaveTextContent('cancel');
  await untilLoaded();
});

test('lists the plans of today that are not done yet', async () => {
  serveData();
  const today = clinicDate(new Date());
  const plan = {
    id: 'd1',
    kind: 'diet',
    title: 'Less salt',
    familyMemberId: null,
    name: 'Asha Kulkarni',
    validFrom: today,
    validTo: today,
  };
  const item = (id: string) => ({ id, days: [], date: today, time: null });
  service.answer('/diets', () => ({ rows: [plan], total: 1 }));
  const marks = [{ itemId: 'i1', date: today }];
  service.answer('/diets/d1', () => ({ ...plan, items: [item('i1'), item('i2')], marks }));
  enter();
  expect(await screen.findByText('Me, 1 of 2 done today')).toBeInTheDocument();
  expect(within(toDo()).getByRole('link', { name: /^Tick off\s*: Less salt$/ })).toHaveAttribute(
    'href',
    '/user/asha.kulkarni/diets/d1',
  );
  await untilLoaded();
});

test('charts the latest analyte, and another when chosen', async () => {
  serveData();
  const { user } = enter();
  expect(await screen.findByRole('img', { name: /^LDL: 98/ })).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'Value' }));
  await user.click(screen.getByRole('option', { name: 'HbA1c' }));
  expect(screen.getByRole('img', { name: /^HbA1c: 6.5/ })).toBeInTheDocument();
});

test('a failed call affects its own line only, which recovers by itself', async () => {
  jest.useFakeTimers();
  serveData();
  service.cutOff('/bills');
  const { container } = enter();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(due()).toEqual(['Enter values', 'Read']);
  expect(within(toDo()).getByRole('alert')).toHaveTextContent(
    'We can’t reach the clinic’s service at the moment.',
  );
  expect(screen.getByRole('button', { name: 'Retry bills' })).toBeInTheDocument();
  service.mend();
  await act(() => jest.advanceTimersByTimeAsync(RECOVERY_MS + 100));
  jest.useRealTimers();
  await within(toDo()).findByText('₹1,20,500.50 to pay');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('shows no first steps when it is unknown whether the patient is new', async () => {
  for (const path of ['/appointments', '/bills']) service.cutOff(path);
  enter();
  expect(await screen.findByText('Your next appointment could not be loaded')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your first steps' })).not.toBeInTheDocument();
});

test.each([
  ['draft', { status: 'draft' as const }, 'link', 'Go on with the registration'],
  ['old', { updatedAt: '2020-01-01T00:00:00.000Z' }, 'button', 'Look at my details'],
])('shows an alert for a patient record that is %s', async (_, differences, role, name) => {
  service.answer('/personalDetails', () => [patientRecord(differences)]);
  const { user, openedModals } = enter();
  const control = await screen.findByRole(role, { name });
  if (role === 'link') return;
  await user.click(control);
  expect(openedModals).toEqual([{ name: 'update', props: {} }]);
});
