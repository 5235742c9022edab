import { screen, waitFor, within } from '@testing-library/react';
import { chooseTable } from '@nivara/shared/testing/choose-table';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { TABLES } from '@nivara/shared/testing/patient-tables';
import { clinicTest, completedTest, medicalTest, serveTests } from './testing/serve-tests';
import { AreaSection } from '../../testing/area-section';
// Imported early, so that no test waits for the compiler.
import './test-list-screens';
import './schedule-screen';

const area = '/user/asha.kulkarni/tests';
const open = (page = '') =>
  renderWithApp(<AreaSection names={['tests']} />, { path: area + page, user: sessionUser() });
const ALL = [medicalTest(), completedTest(), clinicTest()];

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.trim());

chooseTable();

test('lists all tests, and filters them by “Where” and status', async () => {
  serveTests([...ALL]);
  const { user, location, container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Tests' })).toBeInTheDocument();
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(headings()).toEqual([
    'Sr. No.',
    'Booking Date',
    'Patient Id',
    'Test Id',
    'Name',
    'Test Name',
    'Where',
    'Status',
    'Action',
  ]);
  await expectAccessible(container);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Where' }), 'At the clinic');
  await waitFor(() => expect(names()).toEqual(['Pressure and pulse', 'Urine']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
  await waitFor(() => expect(names()).toEqual(['Urine']));
  expect(location()).toBe(`${area}?kind=clinic&status=pending`);
});

const card = (name: string) => within(screen.getByRole('region', { name }));
const linksIn = (name: string) =>
  card(name)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the schedule has three cards, each with its tests and a link to its list', async () => {
  const served = serveTests([...ALL]);
  const { user, location, container } = open('/schedule');
  await waitFor(() =>
    expect(linksIn('SelfCare Test')).toEqual(['Blood pressure at home', 'See all of SelfCare Test']),
  );
  expect(linksIn('Pending Test')).toEqual(['Blood pressure at home', 'Urine', 'See all of Pending Test']);
  expect(linksIn('Test Completed')).toEqual(['Pressure and pulse', 'See all of Test Completed']);
  expect(card('Pending Test').getByText(/^Me, ordered on \d+ March 2026$/)).toBeInTheDocument();
  expect(card('Pending Test').getByText(/^Me, \d+ March 2026, \d+:\d\d [AP]M$/)).toBeInTheDocument();
  expect(screen.queryByText('No tests yet')).not.toBeInTheDocument();
  await expectAccessible(container);
  expect(served.callsTo('GET /tests')).toHaveLength(3);
  await user.click(screen.getByRole('link', { name: /^See all of Pending Test/ }));
  expect(location()).toBe(`${area}/schedule/pending`);
});

test('the schedule of a new patient says only once that there are no tests', async () => {
  serveTests();
  const { container } = open('/schedule');
  expect(await screen.findByRole('heading', { name: 'No tests yet' })).toBeInTheDocument();
  for (const name of ['SelfCare Test', 'Pending Test', 'Test Completed'])
    expect(screen.getByRole('region', { name })).toHaveTextContent(new RegExp(`^${name}0$`));
  await expectAccessible(container);
});

test('each card that fails to load can be retried by itself', async () => {
  const served = serveTests([...ALL]);
  served.refuse('GET /tests', 'unreachable');
  const { user, container } = open('/schedule');
  expect(await screen.findAllByRole('button', { name: 'Retry' })).toHaveLength(3);
  await expectAccessible(container);
  served.mend();
  await user.click(card('Pending Test').getByRole('button', { name: 'Retry' }));
  expect(await card('Pending Test').findByRole('link', { name: 'Urine' })).toBeInTheDocument();
});

test.each([
  [
    '/schedule/selfcare',
    'SelfCare Test',
    TABLES['tests/schedule/selfcare'],
    ['Blood pressure at home'],
    [
      '1',
      '1 March 2026',
      'NP-AAAAAAAA',
      'Asha Kulkarni',
      'Pending',
      'Enter values of Blood pressure at home, 1 March 2026',
    ],
  ],
  [
    '/schedule/pending',
    'Pending Test',
    TABLES['tests/schedule/pending'],
    ['Blood pressure at home', 'Urine'],
    [
      '1',
      '—Not known',
      '—Not known',
      'NP-AAAAAAAA',
      'Asha Kulkarni',
      'Dr. Asha Demo',
      'Pending',
      'Enter values of Blood pressure at home, 1 March 2026',
    ],
  ],
  [
    '/schedule/completed',
    'Test Completed',
    TABLES['tests/schedule/completed'],
    ['Pressure and pulse'],
    [
      '1',
      '2 March 2026',
      '8:25 AM',
      'NP-AAAAAAAA',
      'Asha Kulkarni',
      'Dr. Asha Demo',
      'Completed',
      'View the report of Pressure and pulse, 2 March 2026',
    ],
  ],
  [
    '/reports',
    'Test Report',
    TABLES['tests/reports'],
    ['Pressure and pulse'],
    [
      '1',
      'NP-AAAAAAAA',
      'T-2COMPLET',
      'Asha Kulkarni',
      '2 March 2026',
      'View the report of Pressure and pulse, 2 March 2026Systolic 141\u00a0mmHg, above its range, +1\u00a0more',
      'Clearly better.',
    ],
  ],
])(
  '%s, “%s”, has the specification’s headings and its own tests',
  async (page, title, wanted, tests, first) => {
    serveTests([...ALL]);
    const { container } = open(page);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(tests));
    expect(headings()).toEqual(wanted);
    expect(screen.getByRole('searchbox')).toHaveAccessibleName(/^Search (\w+ )?(tests|reports)( at home)?$/);
    expect(cellsOf(tests[0] ?? '')).toEqual(first);
    await expectAccessible(container);
  },
);

test.each([
  ['', 'No tests yet'],
  ['/schedule/selfcare', 'Nothing to measure at home'],
  ['/schedule/pending', 'No pending tests'],
  ['/schedule/completed', 'No completed tests yet'],
  ['/reports', 'No reports yet'],
])('explains an empty list on %s: %s', async (page, title) => {
  serveTests();
  const { container } = open(page);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  await expectAccessible(container);
});
