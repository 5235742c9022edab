import { screen, within } from '@testing-library/react';
import type { BusinessReport, ReportTotals } from '@nivara/shared/domain/business-report';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { keepSavedFiles } from '@nivara/shared/testing/saved-files';
import { serveCalls } from '@nivara/shared/testing/serve-calls';
import { openDoctor } from '../testing/open-doctor';
// Imported early, so that no test waits for the compiler.
import './business-report-screen';
import './rows/figure-rows-screen';

afterEach(() => jest.restoreAllMocks());

const outcomes = { kept: 7, missed: 2, cancelled: 1, booked: 0, moved: 3 };
const none = { kept: 0, missed: 0, cancelled: 0, booked: 0, moved: 0 };
const totals: ReportTotals = {
  ...outcomes,
  offered: 48,
  used: 12,
  fresh: 4,
  returning: 2,
  raised: 80_000,
  received: 50_000,
  refunded: 0,
  credited: 0,
  discounted: 0,
  tests: 3,
  released: 2,
  medianHours: 30,
  ninetiethHours: 60,
};
const nothing = Object.fromEntries(Object.keys(totals).map((name) => [name, 0])) as unknown as ReportTotals;

const report: BusinessReport = {
  isFounder: true,
  choices: [
    { id: 'asha', name: 'Dr. Asha Demo' },
    { id: 'rohan', name: 'Dr. Rohan Sample' },
  ],
  doctor: null,
  period: { from: '2026-03-01', to: '2026-03-31' },
  until: '2026-03-31',
  before: { from: '2026-02-01', to: '2026-02-28' },
  totals,
  totalsBefore: { ...totals, kept: 14, raised: 40_000 },
  ahead: 0,
  step: 'day',
  steps: [
    {
      from: '2026-03-03',
      to: '2026-03-03',
      ...outcomes,
      offered: 48,
      used: 12,
      raised: 80_000,
      received: 50_000,
    },
  ],
  services: [{ id: 2, name: 'Consultation', ...outcomes }],
  doctors: [{ id: 'asha', name: 'Dr. Asha Demo', ...outcomes, offered: 48, used: 12 }],
  times: [{ weekday: 2, hour: 9, visits: 7 }],
  sources: [{ source: 'visitor', fresh: 4, returning: 2, visits: 7 }],
  open: [{ age: 'over-90', bills: 1, amount: 30_000 }],
  discounts: [{ id: null, name: 'Offers that were deleted', times: 2, amount: 5_000 }],
  tests: [{ name: 'Lipid profile', tests: 3, released: 2, medianHours: 30, ninetiethHours: 60 }],
  courses: [
    { id: 'c1', title: 'Yoga', startsOn: '2026-03-10', seats: 8, enrolled: 6, waiting: 1, income: 90_000 },
  ],
};
const empty: BusinessReport = {
  ...report,
  totals: { ...nothing, medianHours: null, ninetiethHours: null },
  steps: [{ from: '2026-03-03', to: '2026-03-03', ...none, offered: 0, used: 0, raised: 0, received: 0 }],
  ...{ services: [], doctors: [], times: [], sources: [], open: [], discounts: [], tests: [], courses: [] },
};

const serveReport = (answer: BusinessReport = report) =>
  serveCalls({
    'GET /business-report': () => answer,
    'GET /business-report/rows': () => ({
      rows: [
        {
          id: '1',
          kind: 'appointment',
          date: '2026-03-03',
          number: 'BK-OWN',
          about: 'Consultation',
          doctor: 'Dr. Asha Demo',
          status: 'completed',
          amount: null,
          isOwn: true,
        },
        {
          id: '2',
          kind: 'appointment',
          date: '2026-03-03',
          number: 'BK-OTHER',
          about: 'Consultation',
          doctor: 'Dr. Rohan Sample',
          status: 'completed',
          amount: null,
          isOwn: false,
        },
      ],
      total: 2,
    }),
  });

const path = '/doctor/business-report?from=2026-03-01&to=2026-03-31';

test('shows the figures of the period, compared with the period before', async () => {
  const service = serveReport();
  const { container } = openDoctor(path);
  expect(await screen.findByText('Visits kept')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Business report, March 2026' })).toBeInTheDocument();
  expect(screen.getAllByText(/compared with February 2026/)[0]).toBeInTheDocument();
  const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
  expect(figure('Visits kept')).toHaveTextContent('▼ 50% less than before · 14 before');
  expect(figure('Raised')).toHaveTextContent('₹800.00▲ 100% more than before');
  expect(figure('Hours filled')).toHaveTextContent('25%5 h of 20 h');
  expect(figure('Test results within')).toHaveTextContent(
    '30 hfor half of 2 results; for 9 of 10 within 2.5 days',
  );
  const [call] = service.callsTo('GET /business-report');
  expect([call?.query.get('from'), call?.query.get('to')]).toEqual(['2026-03-01', '2026-03-31']);
  await expectAccessible(container);
});

test('links the figures of the bills to the rows of both periods', async () => {
  serveReport();
  const { user } = openDoctor(path);
  await user.click(await screen.findByText(/: What became of the bills/, { selector: 'summary *' }));
  const table = within(screen.getByRole('table', { name: 'What became of the bills' }));
  const raised = within(table.getByRole('row', { name: 'Raised ₹800.00 ₹400.00' }));
  expect(raised.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/doctor/business-report/rows?figure=raised&from=2026-03-01&to=2026-03-31',
    '/doctor/business-report/rows?figure=raised&from=2026-02-01&to=2026-02-28',
  ]);
});

test('ends a bar of outcomes with the number of all its appointments', async () => {
  serveReport();
  openDoctor(path);
  const chart = (await screen.findByText('By service', { selector: 'h3' })).closest('figure');
  const all = report.services.map(({ name, kept, booked, missed, cancelled }) =>
    [name, kept + booked + missed + cancelled].join(''),
  );
  for (const bar of all) expect(chart).toHaveTextContent(bar);
});

test('keeps the heading of a group in one block with its first chart', async () => {
  serveReport();
  openDoctor(path);
  const heading = await screen.findByRole('heading', { level: 2, name: 'Money' });
  expect(heading.parentElement).toHaveTextContent('Raised and received');
});

test('shows each chart as a table too, and links its figures to their rows', async () => {
  serveReport();
  const { user } = openDoctor(path);
  await user.click(await screen.findByText(/: By service/, { selector: 'summary *' }));
  const table = within(screen.getByRole('table', { name: 'By service' }));
  expect(table.getByRole('row', { name: 'Consultation 7 0 2 1 3' })).toBeInTheDocument();
  expect(table.getByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    '/doctor/business-report/rows?figure=appointments&from=2026-03-01&to=2026-03-31&outcome=missed&service=2',
  );
  const heat = within(screen.getByRole('table', { name: 'Visits by weekday and hour' }));
  expect(heat.getByRole('link', { name: '7' })).toHaveAttribute(
    'href',
    expect.stringContaining('weekday=2&hour=9'),
  );
});

test('shows the rows behind a figure, links only the doctor’s own rows, and links back', async () => {
  const service = serveReport();
  const { user, container } = openDoctor(path);
  const tile = (await screen.findByText('Visits kept', { selector: 'dt' })).parentElement;
  await user.click(within(tile ?? document.body).getByRole('link', { name: '7' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Visits kept' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'BK-OWN' })).toHaveAttribute(
    'href',
    '/doctor/appointments/past',
  );
  expect(screen.getByText('BK-OTHER')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'BK-OTHER' })).not.toBeInTheDocument();
  const [call] = service.callsTo('GET /business-report/rows');
  expect([call?.query.get('figure'), call?.query.get('outcome')]).toEqual(['appointments', 'kept']);
  await expectAccessible(container);
  await user.click(screen.getByRole('link', { name: 'Business report', current: false }));
  expect(await screen.findByText('Hours filled')).toBeInTheDocument();
});

test('steps to the previous period and to other days, and refuses days in the wrong order', async () => {
  const service = serveReport();
  const { user } = openDoctor(path);
  await user.click(await screen.findByRole('link', { name: 'Previous' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Business report, February 2026' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Other days' }));
  const last = screen.getByLabelText('Last day');
  await user.clear(last);
  await user.type(last, '2026-01-01');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The last day cannot be before the first.');
  await user.clear(last);
  await user.type(last, '2026-02-10');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Business report, 1 to 10 February 2026' }),
  ).toBeInTheDocument();
  const lastCall = service.callsTo('GET /business-report').at(-1);
  expect(lastCall?.query.get('to')).toBe('2026-02-10');
});

test('lets the founder choose a doctor', async () => {
  const service = serveReport();
  const { user } = openDoctor(path);
  await user.selectOptions(await screen.findByLabelText('Figures of'), 'Dr. Rohan Sample');
  expect(service.callsTo('GET /business-report').at(-1)?.query.get('doctor')).toBe('rohan');
});

test('shows other doctors their own figures only', async () => {
  serveReport({ ...report, isFounder: false, choices: [], doctor: 'rohan', courses: null });
  openDoctor(path);
  expect((await screen.findAllByText(/^Your own appointments/)).length).toBeGreaterThan(0);
  expect(screen.queryByLabelText('Figures of')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /^Courses/ })).not.toBeInTheDocument();
});

test('saves all figures as CSV', async () => {
  const saved = keepSavedFiles();
  serveReport();
  const { user } = openDoctor(path);
  await user.click(await screen.findByRole('button', { name: 'Save all as CSV' }));
  const lines = await saved.lines();
  expect(lines[0]).toBe('Figure,Part,Series,Value');
  expect(lines).toContain('By service,Consultation,Missed,2');
  expect(lines).toContain('"Offers used, and what they cost",Offers that were deleted,Cost,₹50.00');
});

test('shows a message when a period has nothing to report', async () => {
  serveReport(empty);
  openDoctor(path);
  const heading = await screen.findByRole('heading', { name: 'Nothing in this period' });
  // This part is printed without the menu and the footer.
  expect(heading.closest('[data-print-alone]')).toHaveTextContent('Business report, March 2026');
});

test('offers a retry when the report cannot be loaded', async () => {
  const service = serveReport();
  service.refuse('GET /business-report', 'unreachable');
  const { user } = openDoctor(path);
  const retry = await screen.findByRole('button', { name: /again|retry/i });
  service.mend();
  await user.click(retry);
  expect(await screen.findByText('Hours filled')).toBeInTheDocument();
});
