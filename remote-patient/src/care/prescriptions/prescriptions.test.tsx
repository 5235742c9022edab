import { screen, waitFor, within } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { prescriptionText } from '@nivara/shared/domain/prescription-text';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { prescription, residentialCare, servePrescriptions } from './testing/serve-prescriptions';
import { AreaSection } from '../../testing/area-section';
// Imported early, so that no test waits for the compiler.
import './prescription-list-screen';
import './prescription-view-screen';

const area = '/user/asha.kulkarni/prescription';
const open = (page = '') =>
  renderWithApp(<AreaSection names={['prescription']} />, { path: area + page, user: sessionUser() });

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const rows = () => screen.getAllByRole('row').slice(1);
const COMMON = ['Sr. No.', 'Patient Id', 'Name', 'Phone', 'Date', 'Info', 'Clinical Notes'];

test('the index opens all prescriptions, and the navigation links each kind', async () => {
  const served = servePrescriptions([prescription(), residentialCare()]);
  const { user, location, container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'All prescriptions' })).toBeInTheDocument();
  expect(location()).toBe(`${area}/all`);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(headings()).toEqual([...COMMON, 'Prescription']);
  await expectAccessible(container);

  const nav = within(screen.getByRole('navigation', { name: 'Prescriptions' }));
  await user.click(nav.getByRole('link', { name: 'Residential care' }));
  expect(location()).toBe(`${area}/residential`);
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(headings()).toEqual([...COMMON, 'Residential Care', 'Bed Id']);
  expect(
    within(rows()[0] ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '1',
    'NP-AAAAAAAA',
    '—Not known',
    '2 March 2026',
    'Dengue fever',
    'HbA1c 8.1%.',
    'Two nights for observation of 2 March 2026',
    'R-204',
  ]);
  expect(served.calls.map(({ query }) => query.get('kind'))).toEqual([null, 'residential']);
});

test.each([
  ['/medicine', 'Medicine Prescription'],
  ['/yoga', 'Yoga Prescription'],
  ['/diet', 'Diet Prescription'],
])('%s has the column “%s”', async (page, heading) => {
  servePrescriptions([prescription(), prescription({ kind: 'yoga' }), prescription({ kind: 'diet' })]);
  open(page);
  await screen.findByRole('rowheader', { name: 'Asha Kulkarni' });
  expect(headings()).toEqual([...COMMON, heading]);
});

test('the list names each medicine once, without how it is taken', async () => {
  servePrescriptions([
    prescription({
      prescription: 'Metformin 500 mg, twice a day, for 90 days; Telmisartan 40 mg, once a day',
    }),
  ]);
  const { user } = open('/all');
  await user.click(await screen.findByRole('button', { name: 'List' }));
  expect(screen.getByRole('link', { name: /^Metformin/ })).toHaveTextContent(
    /^Metformin 500 mg, Telmisartan 40 mg$/,
  );
  // Only a phone shows the number of further medicines instead of their names.
  expect(screen.getByText('and 1 more ·')).not.toBeVisible();
  expect(screen.getByRole('rowheader').textContent).toContain('500\u00a0mg, Telmisartan 40\u00a0mg');
  localStorage.clear();
});

test('only the list of all kinds shows the kind', async () => {
  servePrescriptions([prescription()]);
  const { user } = open('/all');
  await user.click(await screen.findByRole('button', { name: 'List' }));
  expect(headings()).toContain('Kind');
  const nav = within(screen.getByRole('navigation', { name: 'Prescriptions' }));
  await user.click(nav.getByRole('link', { name: 'Medicine' }));
  await screen.findByRole('heading', { level: 1, name: 'Medicine prescriptions' });
  await waitFor(() => expect(headings()).toEqual(['Date', 'Prescription', 'For whom', 'Action']));
  localStorage.clear();
});

test('an empty list offers the next step', async () => {
  servePrescriptions();
  const { container } = open('/medicine');
  expect(await screen.findByRole('heading', { name: 'No medicine prescriptions yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute(
    'href',
    '/user/asha.kulkarni/bookings',
  );
  await expectAccessible(container);
});

test('opens a prescription from its list and prints it', async () => {
  servePrescriptions([prescription({ updatedAt: '2026-03-04T04:30:00.000Z' })]);
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, location, container } = open('/all');
  await user.click(await screen.findByRole('link', { name: /^Metformin 500 mg/ }));
  expect(location()).toBe(`${area}/view/${'e1'.repeat(16)}`);

  const sheet = within(await screen.findByRole('article', { name: 'Medicine prescription' }));
  expect(screen.getByText('For Asha Kulkarni, from Dr. Asha Demo')).toBeInTheDocument();
  expect(sheet.getByText('Nivara')).toBeInTheDocument();
  expect(sheet.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Medicine',
    'Dose',
    'How often',
    'Days',
    'Instructions',
  ]);
  expect(sheet.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'MedicineDoseHow oftenDaysInstructions',
    'Metformin500 mgTwice a day90After meals.',
    'Vitamin D360,000 IUOnce a week',
  ]);
  expect(sheet.getByText('+91 98765 43210')).toBeInTheDocument();
  expect(sheet.getByText('Dr. Asha Demo')).toBeInTheDocument();
  expect(sheet.getByText(/Last corrected on 4 March 2026\./)).toBeInTheDocument();
  expect(document.title).toBe('Medicine prescription of 2 March 2026 · Nivara');
  await expectAccessible(container);

  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a text that repeats the table is left out; a text that the doctor wrote is shown', async () => {
  const { items } = prescription();
  servePrescriptions([prescription({ prescription: prescriptionText('medicine', items) })]);
  const { unmount } = open(`/view/${'e1'.repeat(16)}`);
  await screen.findByRole('rowheader', { name: 'Metformin' });
  expect(screen.queryByText('In words')).not.toBeInTheDocument();
  unmount();
  servePrescriptions([prescription({ prescription: 'Metformin with the evening meal.' })]);
  open(`/view/${'e1'.repeat(16)}`);
  expect(await screen.findByText('In words')).toBeInTheDocument();
});

test('a prescription links to the visit at which it was written', async () => {
  servePrescriptions([prescription({ visitId: 'f'.repeat(32) })]);
  open(`/view/${'e1'.repeat(16)}`);
  expect(await screen.findByRole('link', { name: 'Open the visit' })).toHaveAttribute(
    'href',
    `/user/asha.kulkarni/appointments/${'f'.repeat(32)}`,
  );
});

test('shows what a corrected prescription said before', async () => {
  const { date, info, clinicalNotes, items, bedId } = prescription();
  const before = { date, info, clinicalNotes, items, bedId, prescription: 'Metformin 850 mg' };
  servePrescriptions([prescription({ earlier: [{ ...before, replacedAt: '2026-03-04T04:30:00.000Z' }] })]);
  const { container } = open(`/view/${'e1'.repeat(16)}`);
  const earlier = within(await screen.findByRole('region', { name: 'Before it was corrected' }));
  expect(earlier.getByText('Until 4 March 2026, 10:00 AM')).toBeInTheDocument();
  expect(earlier.getByText('Metformin 850 mg')).toBeInTheDocument();
  await expectAccessible(container);
});

test('shows the bed and days of residential care, and the text of a prescription without items', async () => {
  servePrescriptions([residentialCare()]);
  const { unmount } = open(`/view/${'e2'.repeat(16)}`);
  const care = within(await screen.findByRole('article', { name: 'Residential care' }));
  expect(care.getByText('R-204')).toBeInTheDocument();
  expect(care.getByRole('row', { name: '2 March 2026 4 March 2026 Observation' })).toBeInTheDocument();
  unmount();

  servePrescriptions([prescription({ kind: 'diet', items: [], prescription: 'Less salt.\nTwo fruits.' })]);
  open(`/view/${'e1'.repeat(16)}`);
  const diet = within(await screen.findByRole('article', { name: 'Diet prescription' }));
  expect(diet.queryByRole('table')).not.toBeInTheDocument();
  expect(diet.getByText(/Less salt\.\s+Two fruits\./)).toBeInTheDocument();
});

test.each(['0'.repeat(32), 'nonsense'])('the unknown id %s is not found', async (id) => {
  servePrescriptions([prescription()]);
  const { container } = open(`/view/${id}`);
  expect(
    await screen.findByRole('heading', { name: 'We could not find that prescription' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all prescriptions' })).toHaveAttribute('href', `${area}/all`);
  await expectAccessible(container);
});

test('shows a message while the service is down, and recovers', async () => {
  const served = servePrescriptions([prescription()]);
  served.refuse('GET /prescriptions/:id', 'unreachable');
  const { user, container } = open(`/view/${'e1'.repeat(16)}`);
  expect(await screen.findByText(UNREACHABLE_MESSAGE)).toBeInTheDocument();
  await expectAccessible(container);
  served.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

test('an unknown path shows a message', async () => {
  servePrescriptions();
  open('/herbs');
  expect(await screen.findByRole('heading', { name: 'We could not find that page' })).toBeInTheDocument();
});
