import { act, screen, waitFor, within } from '@testing-library/react';
import { RECOVERY_MS } from '@nivara/shared/app-context/use-answer';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { appointment, patientRecord, servePatient, type PatientService } from '../../testing/serve-patient';
import { DashboardScreen } from './dashboard-screen';

let service: PatientService;
beforeEach(() => {
  service = servePatient();
});
afterEach(() => jest.useRealTimers());

const enter = (user = sessionUser()) =>
  renderWithApp(<DashboardScreen />, { path: `/user/${user.UserName}/dashboard`, user });
const untilLoaded = () => waitFor(() => expect(screen.queryAllByText('Loading…')).toEqual([]));
const figures = () =>
  screen.getAllByRole('term').map((term, index) => {
    const [label] = term.childNodes;
    return [label?.textContent, screen.getAllByRole('definition')[index]?.textContent];
  });
const day = (number: number) => `2026-03-0${number}T04:00:00.000Z`;

function serveData() {
  service.answer('/personalDetails', () => [patientRecord()]);
  service.answer('/appointments', (query) =>
    query.get('status') ? { rows: [appointment()], total: 1 } : { rows: [appointment()], total: 9 },
  );
  service.answer('/tests', (query) => ({ rows: [], total: query.get('status') === 'pending' ? 2 : 14 }));
  service.answer('/bills', (query) =>
    query.get('status') === 'unpaid'
      ? { rows: [{ balance: 12_000_000 }, { balance: 50_050 }], total: 2 }
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

test('shows a new patient the specification’s figures as examples, with a link to register', async () => {
  const { container } = enter();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Asha Kulkarni' })).toBeInTheDocument();
  await screen.findByText('Placeholder figures');
  await untilLoaded();
  expect(figures()).toEqual([
    ['Total Products', '25,154'],
    ['Total Paid Orders', '$16,000'],
    ['Total Customers', '15,400k'],
    ['Sales', '12,340'],
  ]);
  expect(screen.getByRole('link', { name: 'Start the registration' })).toHaveAttribute(
    'href',
    '/user/asha.kulkarni/profile/registration',
  );
  expect(screen.getByRole('heading', { name: 'No test values yet' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'Where to next?' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/user/asha.kulkarni/profile', '/services', '/courses']);
  await expectAccessible(container);
});

test('shows a patient’s own figures in place of the examples', async () => {
  serveData();
  const { container } = enter();
  await screen.findByText('₹1,20,500.50 to pay.', { exact: false });
  await untilLoaded();
  expect(figures()).toEqual([
    ['Next appointment', 'Tomorrow'],
    ['Pending tests', '2'],
    ['Unpaid bills', '2'],
    ['Unread notifications', '4'],
  ]);
  expect(screen.getByText(/^9:15 AM, Kids care with Dr. Example, for Asha Kulkarni/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Your appointments' })).toHaveAttribute(
    'href',
    '/user/asha.kulkarni/appointments',
  );
  expect(screen.queryByText('Placeholder figures')).not.toBeInTheDocument();
  expect(screen.queryByText(/registration/)).not.toBeInTheDocument();
  await expectAccessible(container);
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
  expect(
    await screen.findByText(/^The clinic will choose the timing, Kids care, for Asha/),
  ).toBeInTheDocument();
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

test('a failed call affects its own card only, which recovers by itself', async () => {
  jest.useFakeTimers();
  serveData();
  service.cutOff('/bills');
  const { container } = enter();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(figures()).toEqual([
    ['Next appointment', 'Tomorrow'],
    ['Pending tests', '2'],
    ['Unpaid bills', '–Not known'],
    ['Unread notifications', '4'],
  ]);
  expect(screen.getByRole('alert')).toHaveTextContent('We can’t reach the clinic’s service at the moment.');
  expect(screen.getByRole('button', { name: 'Retry Unpaid bills' })).toBeInTheDocument();
  service.mend();
  await act(() => jest.advanceTimersByTimeAsync(RECOVERY_MS + 100));
  jest.useRealTimers();
  await screen.findByText('₹1,20,500.50 to pay.', { exact: false });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('shows no examples when every call fails', async () => {
  for (const path of ['/appointments', '/tests', '/bills', '/notifications']) service.cutOff(path);
  enter();
  expect(await screen.findAllByRole('button', { name: /^Retry / })).toHaveLength(4);
  expect(screen.queryByText('Placeholder figures')).not.toBeInTheDocument();
});

test.each([
  ['draft', { status: 'draft' as const }, 'link', 'Go on with the registration'],
  ['old', { updatedAt: '2020-01-01T00:00:00.000Z' }, 'button', 'Look at my details'],
])('shows an alert for a patient record that is %s', async (_, differences, role, name) => {
  service.answer('/personalDetails', () => [patientRecord(differences)]);
  const { user, openedModals } = enter();
  const way = await screen.findByRole(role, { name });
  if (role === 'link') return;
  await user.click(way);
  expect(openedModals).toEqual([{ name: 'update', props: {} }]);
});
