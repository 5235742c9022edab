import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
import type { PriceList } from '@nivara/shared/domain/price-list';
import PublicRoutes from '../../../routes';
// Imported early, so that no test waits for the compiler.
import '../service-screen';
import './find-next-free';

const PRICES: PriceList = {
  services: [
    { id: 2, service: 'Consultation', kind: 'consultation', fee: 80_050, online: true },
    { id: 3, service: 'Packages', kind: 'package', fee: 450_000, online: false },
    { id: 8, service: 'Diagnostic tests', kind: 'test', fee: 60_000, online: false },
  ],
  entries: [
    {
      id: 'a',
      kind: 'package',
      name: 'Yearly check-up',
      details: 'ECG\nA plan',
      minutes: 180,
      price: 620_000,
    },
    { id: 'b', kind: 'package', name: 'Essential', details: 'Blood count', minutes: 90, price: 450_000 },
    { id: 'c', kind: 'test', name: 'ECG', details: 'No cream on the chest.', minutes: 15, price: 70_000 },
    { id: 'd', kind: 'test', name: 'Lipid profile', details: 'Without food.', minutes: 10, price: 75_000 },
  ],
};

const TODAY = '2026-03-02';

let files: PublicFiles;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), doNotFake: ['setTimeout', 'setInterval'] });
  files = servePublicFiles();
  files.publish('/price-list.json', PRICES);
});
afterEach(() => jest.useRealTimers());

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
function publishFreeTiming(date: string) {
  files.publish(`/api/slots/days?service=2&from=${TODAY}&days=14`, [
    { date: '2026-03-01', free: 0 },
    { date, free: 1 },
  ]);
  files.publish(`/api/slots?service=2&date=${date}`, [
    { timeslot: 'Morning', timing: '8:00 AM', free: 0 },
    { timeslot: 'Evening', timing: '5:15 PM', free: 1 },
  ]);
}

test('a service shows its fee, its duration, where it is given and its next free timing', async () => {
  publishFreeTiming(TODAY);
  const { container } = renderWithApp(<PublicRoutes />, { path: '/services/consultation' });
  expect(await screen.findByText('Today, 5:15 PM')).toBeInTheDocument();
  expect(fact('Fee from')).toBe('₹800.50');
  expect(fact('Duration')).toBe('25 minutes');
  expect(fact('Where')).toBe('At the clinic or by video');
  await expectAccessible(container);
});

test.each([
  ['2026-03-03', 'Tomorrow, 5:15 PM'],
  ['2026-03-05', 'Thu 5 Mar, 5:15 PM'],
])('a next free timing on %s is shown as “%s”', async (date, words) => {
  publishFreeTiming(date);
  renderWithApp(<PublicRoutes />, { path: '/services/consultation' });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('packages are shown with content, duration and price, the lowest price first', async () => {
  const { container } = renderWithApp(<PublicRoutes />, { path: '/services/packages' });
  const section = within(await screen.findByRole('region', { name: 'Packages and prices' }));
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Essential',
    'Yearly check-up',
  ]);
  expect(section.getByText('₹6,200')).toBeInTheDocument();
  expect(section.getByText('A plan')).toBeInTheDocument();
  expect(fact('Fee from')).toBe('₹4,500');
  expect(fact('Duration')).toBe('1 hour 30 minutes to 3 hours');
  expect(await screen.findByText('See the booking form')).toBeInTheDocument();
  await expectAccessible(container);
});

test('the search finds a test by its instructions for preparing, and an empty result offers all tests', async () => {
  const { user, location, container } = renderWithApp(<PublicRoutes />, {
    path: '/services/diagnostic-tests',
  });
  const section = within(await screen.findByRole('region', { name: 'Tests and prices' }));
  expect(section.getByText('2 tests')).toBeInTheDocument();
  expect(fact('Duration')).toBe('10 to 15 minutes');
  await user.type(section.getByLabelText('Search the tests'), 'cream');
  expect(await section.findByText('1 test')).toBeInTheDocument();
  expect(section.getByRole('heading', { name: 'ECG' })).toBeInTheDocument();
  expect(section.queryByText('Lipid profile')).not.toBeInTheDocument();
  expect(location()).toBe('/services/diagnostic-tests?q=cream');
  await user.type(section.getByLabelText('Search the tests'), 's');
  expect(await section.findByRole('heading', { name: 'No test matches “creams”' })).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(section.getByRole('button', { name: 'Show all tests' }));
  expect(await section.findByText('2 tests')).toBeInTheDocument();
  expect(section.getByLabelText('Search the tests')).toHaveValue('');
});

test('with a broken price list, the page shows everything else, and whom to ask', async () => {
  files.publish('/price-list.json', { services: [{ id: 'two' }], entries: [{ name: 'X' }] });
  renderWithApp(<PublicRoutes />, { path: '/services/consultation' });
  expect(await screen.findByRole('region', { name: 'What it is' })).toBeInTheDocument();
  expect(await screen.findByText('Please ask the front desk')).toBeInTheDocument();
});
