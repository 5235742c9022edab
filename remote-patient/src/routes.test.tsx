import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from '@nivara/shared/app-context/router';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import PatientRoutes from './routes';
import { servePatient } from './testing/serve-patient';
// Imported early, so that no test waits for the compiler.
import './frame/dashboard/dashboard-screen';
import './account/profile/profile-screen';
import './registration/registration-screen';
import './care/tests/test-list-screens';

const asha = sessionUser({ UserName: 'asha.kulkarni', UserFullName: 'Asha Kulkarni' });
/** Mounts the routes as the shell does, beside a page of another remote. */
const open = (path: string, user = asha) =>
  renderWithApp(
    <Routes>
      <Route path="/" element={<h1>Home</h1>} />
      <Route path="*" element={<PatientRoutes />} />
    </Routes>,
    { path, user },
  );

beforeEach(() => void servePatient());

const untilLoaded = () => waitFor(() => expect(screen.queryAllByText(/^Loading(…|\.\.\.)$/)).toEqual([]));

test.each(['/user', '/user/asha.kulkarni', '/user/asha.kulkarni/dashboard'])(
  '%s shows the dashboard',
  async (path) => {
    open(path);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Welcome, Asha Kulkarni' }),
    ).toBeInTheDocument();
    await screen.findByRole('region', { name: 'Your first steps' });
    expect(screen.queryAllByText('25,154')).toHaveLength(path === '/user' ? 1 : 0);
    expect(screen.getByRole('link', { name: 'Dashboard', current: 'page' })).toBeInTheDocument();
    await untilLoaded();
  },
);

test('the entry “Family Members” of the menu opens the family in the profile', async () => {
  const { user, location } = open('/user');
  const menu = screen.getByRole('navigation', { name: 'Your area' });
  await user.click(within(menu).getByRole('link', { name: 'Family Members' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeInTheDocument();
  expect(location()).toBe('/user/asha.kulkarni/profile#family');
});

test.each([
  ['/user/someone.else', '/user/asha.kulkarni', 'Welcome, Asha Kulkarni'],
  ['/user/someone.else/profile', '/user/asha.kulkarni/profile', 'Your profile'],
  [
    '/user/x/profile/registration?from=mail',
    /^\/user\/asha\.kulkarni\/profile\/registration/,
    'Patient registration',
  ],
])('%s redirects to the same page of the account’s own area', async (path, own, heading) => {
  const { location } = open(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  await waitFor(() => expect(location()).toMatch(own));
  await untilLoaded();
});

test('an unknown path shows a message inside the area', async () => {
  open('/user/asha.kulkarni/horoscope');
  expect(await screen.findByRole('heading', { name: 'We could not find that page' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/user');
});

test('logging out redirects home', async () => {
  const { user, location } = open('/user/asha.kulkarni/profile');
  await user.click(await screen.findByRole('button', { name: 'Log Out' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
  expect(location()).toBe('/');
});

describe('the footer’s addresses without a user name', () => {
  test.each([
    ['/patient/bookings', '/user/asha.kulkarni/bookings'],
    ['/patient/appointments', '/user/asha.kulkarni/appointments/new'],
    ['/patient/tests?page=2', '/user/asha.kulkarni/tests?page=2'],
    ['/patient/bills/receipt', '/user/asha.kulkarni/bills/receipt'],
    ['/patient', '/user/asha.kulkarni'],
    ['/patient/horoscope', '/user/asha.kulkarni'],
  ])('%s redirects to %s', async (path, own) => {
    const { location } = open(path);
    await waitFor(() => expect(location()).toBe(own));
    await screen.findByRole('heading', { level: 1 });
    await untilLoaded();
  });
});
