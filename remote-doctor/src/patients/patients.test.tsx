import { screen, within } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import type { TimelineRow } from '@nivara/shared/domain/patient-chart';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { notFoundProblem, serveCalls } from '@nivara/shared/testing/serve-calls';
import { openDoctor } from '../testing/open-doctor';
import { narrowScreen } from '../testing/narrow-screen';
import { patientChart, treatedPatient } from '../testing/patient-chart';
import { idOf } from '../testing/doctor-day';
// Imported early, so that no test waits for the compiler.
import './patients-screen';
import './chart/chart-screen';

afterEach(() => jest.restoreAllMocks());

const timeline: TimelineRow[] = [
  { kind: 'visit', id: idOf('a'), date: '2026-03-02', title: 'Kids care', text: 'Signed.', amount: null },
  { kind: 'document', id: idOf('e'), date: '2026-01-10', title: 'blood-test.pdf', text: '', amount: null },
];

const written = { accountId: idOf('b'), familyMemberId: null, date: '2026-03-02', doctor: 'Dr. Rohan' };
const page = (...rows: object[]) => ({ rows, total: rows.length });

const serveChart = (chart = patientChart()) =>
  serveCalls({
    'GET /patients': ({ query }) => {
      const rows = [treatedPatient()].filter(({ name }) => name.includes(query.get('q') ?? ''));
      return { rows, total: rows.length };
    },
    'GET /patients/:id': ({ id }) => (id === chart.id ? chart : notFoundProblem),
    'GET /patients/:id/timeline': ({ query }) => ({
      rows: timeline.slice(0, Number(query.get('size'))),
      total: timeline.length,
    }),
    'GET /tests/trends': () => ({
      analytes: [
        {
          name: 'HbA1c',
          unit: '%',
          low: 4,
          high: 5.6,
          points: [
            { at: '2026-01-02T08:00:00Z', value: 8.1 },
            { at: '2026-03-02T08:00:00Z', value: 7.2 },
          ],
        },
      ],
    }),
    'GET /prescriptions': () =>
      page({
        ...written,
        id: idOf('c'),
        kind: 'medicine',
        prescription: 'Metformin 500 mg',
        info: 'Diabetes',
      }),
    'GET /tests': () =>
      page({ ...written, id: idOf('c'), testName: 'HbA1c', status: 'completed', remark: 'Better.' }),
    'GET /diets': () =>
      page({
        ...written,
        id: idOf('c'),
        kind: 'diet',
        title: 'Less sugar',
        validFrom: '2026-03-02',
        validTo: '2026-04-02',
      }),
    'GET /yoga': () => page(),
    'GET /diets/:id': () => ({
      items: [
        { id: 'i1', title: 'Walk' },
        { id: 'i2', title: 'Fruit' },
      ],
      marks: [
        { itemId: 'i1', date: '2026-03-04' },
        { itemId: 'i1', date: '2026-03-03' },
      ],
    }),
    'GET /uploads': () =>
      page({
        id: idOf('e'),
        url: `/api/uploads/${idOf('e')}/file`,
        displayName: 'blood-test.pdf',
        createdAt: '2026-01-10T08:00:00Z',
      }),
    'GET /uploads/:id/file': () => ({}),
    'GET /bills': () =>
      page({
        id: idOf('9'),
        date: '2026-03-02',
        billNo: 'NV-1',
        patientName: 'Asha',
        service: 'Kids care',
        amount: 50000,
        status: 'unpaid',
        receipt: null,
      }),
  });

const chartPath = `/doctor/patients/${idOf('b')}`;

test('a search in the list, which is sorted by name, leads to the patient’s chart', async () => {
  const service = serveChart();
  const { user, location, container } = openDoctor('/doctor/patients');
  await screen.findByRole('link', { name: 'Asha Kulkarni' });
  await expectAccessible(container);
  await user.type(screen.getByRole('searchbox'), 'Asha');
  await user.click(await screen.findByRole('link', { name: 'Asha Kulkarni' }));
  expect(location()).toBe(chartPath);
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Kulkarni' })).toBeInTheDocument();
  expect(service.callsTo('GET /patients')[0]?.query.get('sort')).toBe('name');
});

test('the head of the chart has the patient’s own words under a heading of their own', async () => {
  serveChart();
  const { container } = openDoctor(chartPath);
  const own = within(await screen.findByRole('region', { name: 'In the patient’s own words' }));
  expect(own.getByText('As last changed by the patient on 10 Jan 2026.')).toBeInTheDocument();
  for (const words of ['Penicillin', 'Type 2 diabetes', 'Metformin 500 mg', 'B+']) {
    expect(own.getByText(words)).toBeInTheDocument();
  }
  expect(own.getByRole('link', { name: '+91 98765 00000' })).toHaveAttribute('href', 'tel:+919876500000');
  const who = within(screen.getByRole('region', { name: 'The patient' }));
  expect(who.getByText('34, Female')).toBeInTheDocument();
  expect(who.getByText('Marathi')).toBeInTheDocument();
  expect(who.getByRole('link', { name: 'Mira Kulkarni, 6' })).toHaveAttribute(
    'href',
    `/doctor/patients/${idOf('f')}`,
  );
  await screen.findByText('Signed.');
  await expectAccessible(container);
});

test('shows that a patient has not registered', async () => {
  serveChart(patientChart({ ownWords: null }));
  openDoctor(chartPath);
  expect(
    await screen.findByText('This patient has not filled in a registration of their own.'),
  ).toBeInTheDocument();
});

test('the timeline shows visits and documents, and links the visits', async () => {
  serveChart();
  openDoctor(chartPath);
  expect(await screen.findByRole('link', { name: 'Kids care' })).toHaveAttribute(
    'href',
    `/doctor/appointments/${idOf('a')}`,
  );
  expect(screen.getByText('blood-test.pdf')).toBeInTheDocument();
});

test('the last values are two presses away from the list of patients', async () => {
  serveChart();
  const { user, location, container } = openDoctor('/doctor/patients');
  await user.click(await screen.findByRole('link', { name: 'Asha Kulkarni' }));
  await user.click(await screen.findByRole('tab', { name: 'Values' }));
  expect(location()).toBe(`${chartPath}?show=values`);
  const value = within(await screen.findByRole('region', { name: 'HbA1c' }));
  expect(value.getByText('Above range')).toBeInTheDocument();
  expect(value.getByRole('img', { name: /^HbA1c: 2 values, from 8.1 %/ })).toBeInTheDocument();
  await expectAccessible(container);
});

test('asks for the prescriptions of this patient only', async () => {
  const service = serveChart();
  openDoctor(`${chartPath}?show=prescriptions`);
  expect(await screen.findByRole('link', { name: 'Metformin 500 mg' })).toBeInTheDocument();
  expect(service.callsTo('GET /prescriptions')[0]?.query.get('patient')).toBe(idOf('b'));
});

test('shows tests with their reports, and the bills', async () => {
  serveChart();
  const { user } = openDoctor(`${chartPath}?show=tests`);
  expect(await screen.findByRole('link', { name: 'PDF' })).toHaveAttribute(
    'href',
    `/api/tests/${idOf('c')}/report`,
  );
  await user.click(screen.getByRole('tab', { name: 'Bills' }));
  expect(await screen.findByText('₹500.00')).toBeInTheDocument();
});

test('shows what the patient marked as done', async () => {
  serveChart();
  const { user } = openDoctor(`${chartPath}?show=plans`);
  await user.click(await screen.findByRole('button', { name: 'Show what is marked as done in Less sugar' }));
  expect(await screen.findByText('Done 2 times, last on 4 March 2026')).toBeInTheDocument();
  expect(screen.getByText('Not marked as done yet')).toBeInTheDocument();
});

test('shows a document on the page', async () => {
  URL.createObjectURL = () => 'blob:document';
  URL.revokeObjectURL = () => undefined;
  serveChart();
  const { user } = openDoctor(`${chartPath}?show=documents`);
  await user.click(await screen.findByRole('button', { name: 'blood-test.pdf, 10 Jan 2026' }));
  expect(await screen.findByTitle('blood-test.pdf')).toHaveAttribute('src', 'blob:document');
  expect(screen.getByRole('link', { name: 'Download blood-test.pdf' })).toHaveAttribute('download');
});

test.each([idOf('0'), 'nonsense'])('the unknown patient %s is not found', async (id) => {
  serveChart();
  const { container } = openDoctor(`/doctor/patients/${id}`);
  expect(await screen.findByRole('heading', { name: 'We could not find that patient' })).toBeInTheDocument();
  await expectAccessible(container);
});

test('shows a failure of the chart, and the chart after a retry', async () => {
  const service = serveChart();
  service.refuse('GET /patients/:id', 'unreachable');
  const { user } = openDoctor(chartPath);
  expect(await screen.findByText(UNREACHABLE_MESSAGE)).toBeInTheDocument();
  service.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'The patient' })).toBeInTheDocument();
});

test('on a narrow screen a patient’s row has four cells and shows the last or the next visit', async () => {
  narrowScreen();
  serveChart();
  const { container } = openDoctor('/doctor/patients');
  const row = (await screen.findByRole('link', { name: treatedPatient().name })).closest('tr');
  expect(row?.children).toHaveLength(4);
  expect(row).toHaveTextContent(/Last visit|next/);
  await expectAccessible(container);
});
