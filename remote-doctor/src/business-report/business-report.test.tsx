import { screen, within } from '@testing-library/react';
import type { DoctorReport, ReportWeek } from '@nivara/shared/domain/doctor-report';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { keepSavedFiles } from '@nivara/shared/testing/saved-files';
import { serveCalls } from '@nivara/shared/testing/serve-calls';
import { openDoctor } from '../testing/open-doctor';
// Imported early, so that no test waits for the compiler.
import './business-report-screen';

afterEach(() => jest.restoreAllMocks());

const week = (from: string, to: string, differences: Partial<ReportWeek> = {}): ReportWeek => ({
  from,
  to,
  services: [],
  outcomes: { kept: 0, missed: 0, cancelled: 0, open: 0, moved: 0 },
  timings: { offered: 0, used: 0 },
  money: { billed: 0, received: 0 },
  ...differences,
});

const march: DoctorReport = {
  month: '2026-03',
  weeks: [
    week('2026-03-01', '2026-03-01'),
    week('2026-03-02', '2026-03-08', {
      services: [
        { service: 'Kids care', visits: 5 },
        { service: 'Consultation', visits: 2 },
      ],
      outcomes: { kept: 7, missed: 2, cancelled: 1, open: 0, moved: 3 },
      timings: { offered: 48, used: 7 },
      money: { billed: 80_000, received: 50_000 },
    }),
  ],
  patients: { fresh: 4, returning: 2 },
};

const serveReport = (report = march) =>
  serveCalls({ 'GET /doctors/me/report': ({ query }) => ({ ...report, month: query.get('month') }) });

const path = '/doctor/business-report?month=2026-03';

test('shows the month at a glance, and each chart as a table', async () => {
  serveReport();
  const { user, container } = openDoctor(path);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Business report, March 2026' }),
  ).toBeInTheDocument();
  expect(await screen.findByText('70% of 10 appointments')).toBeInTheDocument();
  expect(screen.getByText('30% of the appointments')).toBeInTheDocument();
  expect(screen.getByText('of 20 h, by your present hours')).toBeInTheDocument();
  expect(screen.getByText('of ₹800.00 billed')).toBeInTheDocument();
  await user.click(screen.getByText(/: Money billed and received/, { selector: 'summary *' }));
  const table = within(screen.getByRole('table', { name: 'Money billed and received' }));
  expect(table.getByRole('row', { name: '2 to 8 Mar ₹800.00 ₹500.00' })).toBeInTheDocument();
  expect(table.getByRole('row', { name: '1 Mar ₹0.00 ₹0.00' })).toBeInTheDocument();
  await expectAccessible(container);
});

test('leads to the months around it', async () => {
  const service = serveReport();
  const { user } = openDoctor(path);
  await user.click(await screen.findByRole('link', { name: 'Next month' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Business report, April 2026' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Previous month' }));
  await user.click(screen.getByRole('link', { name: 'Previous month' }));
  expect(service.callsTo('GET /doctors/me/report').map(({ query }) => query.get('month'))).toEqual([
    '2026-03',
    '2026-04',
    '2026-03',
    '2026-02',
  ]);
});

test('saves the figures as CSV', async () => {
  const saved = keepSavedFiles();
  serveReport();
  const { user } = openDoctor(path);
  await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  const lines = await saved.lines();
  expect(lines[0]).toBe('Figure,Week or kind,Of,Value');
  expect(lines).toContain('"Kept, missed and cancelled appointments",2 to 8 Mar,Missed,2');
});

test('says when a month has nothing to report', async () => {
  serveReport({ ...march, weeks: [week('2026-03-01', '2026-03-01')] });
  openDoctor(path);
  expect(await screen.findByRole('heading', { name: 'No appointments in this month' })).toBeInTheDocument();
});

test('offers a retry when the report cannot be loaded', async () => {
  const service = serveReport();
  service.refuse('GET /doctors/me/report', 'unreachable');
  const { user } = openDoctor(path);
  const retry = await screen.findByRole('button', { name: /again|retry/i });
  service.mend();
  await user.click(retry);
  expect(await screen.findByText('70% of 10 appointments')).toBeInTheDocument();
});
