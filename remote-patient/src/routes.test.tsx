import { screen, within } from '@testing-library/react';
import { Route, Routes } from '@nivara/shared/app-context/router';
import { ROLE } from '@nivara/shared/contracts/session';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import PatientRoutes from './routes';
// The lazy screens, ahead of time: no test waits for them to be compiled.
import './screens/user/dashboard/dashboard-screen';
import './screens/user/profile/profile-screen';

const asha = sessionUser({ UserName: 'asha.kulkarni', UserFullName: 'Asha Kulkarni' });
/** Mounted as the shell mounts it, with a page of somebody else's beside it. */
const open = (path: string, user = asha) =>
  renderWithApp(
    <Routes>
      <Route path="/" element={<h1>Home</h1>} />
      <Route path="*" element={<PatientRoutes />} />
    </Routes>,
    { path, user },
  );

test.each(['/user', '/user/asha.kulkarni', '/user/asha.kulkarni/dashboard'])(
  '%s shows the four placeholder figures',
  async (path) => {
    const { container } = open(path);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Welcome, Asha Kulkarni' }),
    ).toBeInTheDocument();
    const figures = screen
      .getAllByRole('term')
      .map((term, index) => [term.textContent, screen.getAllByRole('definition')[index]?.textContent]);
    expect(figures).toEqual([
      ['Total Products', '25,154'],
      ['Total Paid Orders', '$16,000'],
      ['Total Customers', '15,400k'],
      ['Sales', '12,340'],
    ]);
    expect(screen.getByText('Placeholder figures')).toBeInTheDocument();
    const next = within(screen.getByRole('region', { name: 'Where to next?' })).getAllByRole('link');
    expect(next.map((link) => link.getAttribute('href'))).toEqual([
      '/user/asha.kulkarni/profile',
      '/services',
      '/courses',
    ]);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(container);
  },
);

test('the profile shows one’s own account', async () => {
  const { container } = open('/user/asha.kulkarni/profile', { ...asha, M_RoleID: ROLE.doctor });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeInTheDocument();
  expect(screen.getByText('Signed in as asha.kulkarni')).toBeInTheDocument();
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'Asha Kulkarni',
    'asha.kulkarni',
    'Doctor',
  ]);
  expect(document.title).toBe('Profile · Nivara');
  await expectAccessible(container);
});

test('the menu leads from page to page', async () => {
  const { user, location } = open('/user');
  const menu = screen.getByRole('navigation', { name: 'Your area' });
  await user.click(within(menu).getByRole('link', { name: 'Profile' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeInTheDocument();
  expect(location()).toBe('/user/asha.kulkarni/profile');
});

test.each(['/user/someone.else', '/user/someone.else/profile'])(
  '%s leads to one’s own area',
  async (path) => {
    const { location } = open(path);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Welcome, Asha Kulkarni' }),
    ).toBeInTheDocument();
    expect(location()).toBe('/user/asha.kulkarni');
  },
);

test('a page that does not exist says so inside the area', async () => {
  open('/user/asha.kulkarni/horoscope');
  expect(await screen.findByRole('heading', { name: 'We could not find that page' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/user');
});

test('logging out leads home', async () => {
  const { user, location } = open('/user/asha.kulkarni/profile');
  await user.click(await screen.findByRole('button', { name: 'Log Out' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
  expect(location()).toBe('/');
});
