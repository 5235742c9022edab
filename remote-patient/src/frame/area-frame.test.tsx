import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from '@nivara/shared/app-context/router';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { servePatient, type PatientService } from '../testing/serve-patient';
import { AreaFrame } from './area-frame';
import { SERVICES_OPEN_FROM } from './bar-width';
import { BARS_KEY } from './use-bars';

let service: PatientService;
beforeEach(() => {
  localStorage.clear();
  service = servePatient();
});
const originalMatchMedia = window.matchMedia;
afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = originalMatchMedia;
});

const enter = (path = '/user/asha.kulkarni/dashboard', user = sessionUser()) =>
  renderWithApp(
    <Routes>
      <Route element={<AreaFrame />}>
        <Route path="*" element={<h1>A page</h1>} />
      </Route>
    </Routes>,
    { path, user },
  );

/** Enters the area and waits for all of its calls. */
async function open(...where: Parameters<typeof enter>) {
  const entered = enter(...where);
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
  // Includes the calls of collapsed bars, which no text on the page reveals.
  await act(async () => {
    await Promise.all(jest.mocked(globalThis.fetch).mock.results.map(({ value }) => value));
  });
  return entered;
}

const menu = () => screen.getByRole('navigation', { name: 'Your area' });
const bar = () => screen.queryByRole('navigation', { name: 'Services bar' });
const button = (name: string) => screen.getByRole('button', { name });

test('the menu has the specification’s entries, then health, messages and account', async () => {
  const { container } = await open();
  const links = within(menu()).getAllByRole('link');
  const own = '/user/asha.kulkarni';
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Family Members', `${own}/profile#family`],
    ['Dashboard', `${own}/dashboard`],
    ['Notifications', `${own}/notifications`],
    ['Bookings', `${own}/bookings`],
    ['Appointments', `${own}/appointments`],
    ['Prescription', `${own}/prescription`],
    ['Tests', `${own}/tests`],
    ['Yoga', `${own}/yoga`],
    ['Diets', `${own}/diets`],
    ['Bill / Receipts', `${own}/bills`],
    ['Uploads', `${own}/uploads`],
    ['Consents', `${own}/consents`],
    ['Offers', `${own}/offers`],
    ['Packages', `${own}/offers`],
    ['Treatments', `${own}/offers`],
    ['Health', `${own}/health`],
    ['Messages', `${own}/messages`],
    ['Account', `${own}/account`],
  ]);
  await within(menu()).findByRole('link', { current: 'page', name: 'Dashboard' });
  // Each entry has an icon of its own.
  expect(new Set(links.map((link) => link.querySelector('svg')?.innerHTML)).size).toBe(links.length);
  await expectAccessible(container);
});

test.each([
  ['/user', 'Dashboard', 'page'],
  ['/user/asha.kulkarni', 'Dashboard', 'page'],
  ['/user/asha.kulkarni/tests', 'Tests', 'page'],
  ['/user/asha.kulkarni/tests/reports', 'Tests', 'true'],
  ['/user/asha.kulkarni/offers/special-offers', 'Offers', 'true'],
])('at %s only the entry %s is marked', async (path, label, mark) => {
  await open(path);
  const marked = within(menu())
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    [label, mark],
  ]);
});

/** Makes the window wide enough for the Services bar to begin open. */
function widenWindow() {
  window.matchMedia = (media) => ({
    ...originalMatchMedia(media),
    matches: media.includes(SERVICES_OPEN_FROM),
  });
}

test('the Services bar begins closed in a narrow window, and opens on a click', async () => {
  const { user } = await open();
  expect(button('Services bar')).toHaveAttribute('aria-expanded', 'false');
  expect(bar()).not.toBeInTheDocument();
  await user.click(button('Services bar'));
  await waitFor(() => expect(bar()).toBeInTheDocument());
});

test('both bars collapse, and are still collapsed when the area is opened again', async () => {
  widenWindow();
  const { user, unmount } = await open();
  await waitFor(() => expect(bar()).toBeInTheDocument());
  expect(button('Menu')).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(button('Menu').getAttribute('aria-controls') ?? '')).toBe(menu());
  expect(
    document.getElementById(button('Services bar').getAttribute('aria-controls') ?? ''),
  ).toContainElement(bar());
  expect(localStorage.getItem(BARS_KEY)).toBeNull();

  await user.click(button('Menu'));
  await user.click(button('Services bar'));
  const expectCollapsed = () => {
    expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
    expect(button('Services bar')).toHaveAttribute('aria-expanded', 'false');
    // The collapsed menu still shows its icons, each with its label.
    expect(within(menu()).getByRole('link', { name: 'Bill / Receipts' })).toBeInTheDocument();
    expect(bar()).not.toBeInTheDocument();
  };
  expectCollapsed();
  unmount();

  const again = await open();
  expectCollapsed();
  await expectAccessible(again.container);
  await again.user.click(button('Services bar'));
  expect(await screen.findByRole('link', { name: /Kids care/ })).toBeInTheDocument();
});

test.each(['not JSON', '[]', 'null', '{"menu":"yes"}'])('ignores damaged storage: %s', async (stored) => {
  localStorage.setItem(BARS_KEY, stored);
  await open();
  expect(button('Menu')).toHaveAttribute('aria-expanded', 'true');
});

test('collapses the menu even if storage fails', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await open();
  await user.click(button('Menu'));
  expect(button('Menu')).toHaveAttribute('aria-expanded', 'false');
  jest.mocked(Storage.prototype.setItem).mockRestore();
});

test('a drawer takes the focus, returns it on Escape, and closes on a choice', async () => {
  const { user, location } = await open();
  await user.click(button('Your area'));
  const drawer = screen.getByRole('dialog', { name: 'Your area' });
  expect(drawer).toContainElement(document.activeElement as HTMLElement);
  await expectAccessible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button('Your area')).toHaveFocus();

  await user.click(button('Your area'));
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Tests' }));
  expect(location()).toBe('/user/asha.kulkarni/tests');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(button('Services'));
  const services = screen.getByRole('dialog', { name: 'Services' });
  expect(await within(services).findByRole('link', { name: /Kids care/ })).toHaveAttribute(
    'href',
    '/services/kids-care',
  );
});

test('the Services bar says "Loading..." while its file is missing, and polls', async () => {
  const logged: unknown[][] = [];
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void logged.push(words));
  widenWindow();
  jest.useFakeTimers();
  service.cutOff('/data/servicesBar.json');
  enter();
  await act(() => jest.advanceTimersByTimeAsync(12_000));
  expect(within(menu()).queryByText('Loading...')).not.toBeInTheDocument();
  expect(bar()).toHaveTextContent(/^Loading\.\.\.$/);
  expect(logged.map(([words]) => words)).toEqual(['Failed to fetch the Services bar']);
  service.mend();
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  jest.useRealTimers();
  await waitFor(() => expect(within(bar() as HTMLElement).getAllByRole('link')).toHaveLength(10));
});
