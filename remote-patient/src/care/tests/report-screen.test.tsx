import { screen, waitFor, within } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import {
  PULSE,
  SYSTOLIC,
  clinicTest,
  completedTest,
  measured,
  medicalTest,
  serveTests,
  trendOf,
} from './testing/serve-tests';
import { AreaSection } from '../../testing/area-section';
// Imported early, so that no test waits for the compiler.
import './report-screen';

const area = '/user/asha.kulkarni/tests';
const open = (id: string) =>
  renderWithApp(<AreaSection names={['tests']} />, { path: `${area}/reports/${id}`, user: sessionUser() });
/** Matches the paragraph with exactly this text, which child elements may divide. */
const textOf = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent.trim() === text;
const valueRows = () =>
  within(screen.getByRole('table', { name: 'Values' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('shows each value with its reference range, a verdict in words, and its trend', async () => {
  const report = completedTest({
    values: [measured(SYSTOLIC, 141), measured({ ...SYSTOLIC, name: 'Diastolic' }, 61), measured(PULSE, 72)],
  });
  const served = serveTests(
    [report],
    [trendOf(SYSTOLIC, [148, 146, 141]), trendOf({ ...PULSE, name: 'Weight' }, [70])],
  );
  const { container } = open(report.id);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pressure and pulse' })).toBeInTheDocument();
  expect(
    screen.getByText(/^For Asha Kulkarni, result of \d+ March 2026, ordered by Dr\. Asha Demo$/),
  ).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Values' })).not.toBeInTheDocument();
  const results = within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
  expect(results.map(({ textContent }) => textContent)).toEqual([
    'Blood pressure141/61 mmHg Above rangeUsual 90 to 130 over 90 to 130 mmHg',
    'Pulse72 /minThere is no usual range for it.',
  ]);
  expect(screen.getByText('All quiet.')).toBeInTheDocument();
  expect(screen.getByText('Clearly better.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
    'href',
    `/api/tests/${report.id}/report`,
  );
  expect(
    await screen.findByRole('img', { name: /^Systolic: 3 values, from 148 mmHg on/ }),
  ).toBeInTheDocument();
  expect(screen.queryByText('Weight')).not.toBeInTheDocument();
  expect(document.title).toBe('Your report · Nivara');
  expect(served.callsTo('GET /tests/trends')).toHaveLength(1);
  await expectAccessible(container);
});

test.each([
  [121, ['Pulse', 'Systo']],
  [141, ['Systo', 'Pulse']],
])(
  'shows the results in the order of the test’s analytes, but a value out of range first: %s',
  async (value, order) => {
    serveTests([
      completedTest({
        analytes: [PULSE, SYSTOLIC],
        values: [measured(SYSTOLIC, value), measured(PULSE, 72)],
      }),
    ]);
    open(completedTest().id);
    const results = within(await screen.findByRole('list', { name: 'Results' })).getAllByRole('listitem');
    expect(results.map(({ textContent }) => textContent.slice(0, 5))).toEqual(order);
  },
);

test('lists each value when there are several measurements', async () => {
  const earlier = measured(SYSTOLIC, 148, '2026-03-01T04:30:00.000Z');
  serveTests([completedTest({ values: [measured(SYSTOLIC, 141), earlier, measured(PULSE, 72)] })]);
  open(completedTest().id);
  await screen.findByRole('heading', { level: 1, name: 'Pressure and pulse' });
  expect(valueRows()).toEqual([
    '2 March 2026, 10:00 AMSystolic141 mmHg90 to 130 mmHg Above range',
    '2 March 2026, 10:00 AMPulse72 /min—Not knownNo usual range',
    '1 March 2026, 10:00 AMSystolic148 mmHg90 to 130 mmHg Above range',
  ]);
});

test('shows the earlier values of the same family member, and links to a follow-up for that member', async () => {
  const familyMemberId = 'e'.repeat(32);
  const report = completedTest({ familyMemberId, name: 'Tara Demo' });
  const served = serveTests([report], [trendOf(SYSTOLIC, [141])]);
  open(report.id);
  expect(await screen.findByRole('img', { name: /^Systolic/ })).toBeInTheDocument();
  expect(served.callsTo('GET /tests/trends')[0]?.query.get('familyMember')).toBe(familyMemberId);
  const followUp = screen.getByRole('link', { name: 'Book a follow-up' }).getAttribute('href');
  const known = new URLSearchParams(followUp?.split('?')[1]);
  expect([known.get('doctor'), known.get('patient')]).toEqual([report.serviceProvider, familyMemberId]);
  expect(known.get('service')).toBeNull();
});

test('a follow-up starts with the service of the visit at which the test was ordered', async () => {
  serveTests([completedTest({ visitId: 'd'.repeat(32), service: 'Kids care' })]);
  open(completedTest().id);
  const followUp = (await screen.findByRole('link', { name: 'Book a follow-up' })).getAttribute('href');
  expect(new URLSearchParams(followUp?.split('?')[1]).get('service')).toBe('Kids care');
});

test('shows the report when the earlier values fail to load, and loads them on retry', async () => {
  const served = serveTests([completedTest()], [trendOf(SYSTOLIC, [141])]);
  served.refuse('GET /tests/trends', 'unreachable');
  const { user, container } = open(completedTest().id);
  expect(
    await screen.findByRole('heading', { name: 'The earlier values could not be loaded' }),
  ).toBeInTheDocument();
  expect(screen.getByText(UNREACHABLE_MESSAGE)).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Results' })).toBeInTheDocument();
  await expectAccessible(container);
  served.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('img', { name: /^Systolic/ })).toBeInTheDocument();
});

test('a report without values has no chart', async () => {
  serveTests([completedTest({ values: [], analytes: [] })]);
  open(completedTest().id);
  expect(await screen.findByText('All quiet.')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'How it has changed' })).not.toBeInTheDocument();
});

test('a test without a result shows its appointment', async () => {
  serveTests([clinicTest()]);
  const { container } = open(clinicTest().id);
  expect(await screen.findByText('There is no report yet')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Urine' })).toBeInTheDocument();
  expect(screen.getByText('For Asha Kulkarni, ordered by Dr. Asha Demo')).toBeInTheDocument();
  expect(screen.getByText('5 March 2026, 9:15 AM')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Download as PDF' })).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('a result that is not released yet shows that a doctor is checking it', async () => {
  serveTests([clinicTest({ isBeingLookedAt: true })]);
  const { container } = open(clinicTest().id);
  expect(await screen.findByText('Your result is being looked at')).toBeInTheDocument();
  expect(screen.getByText('Being looked at')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Download as PDF' })).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('a selfcare test links to the form for its values', async () => {
  serveTests([medicalTest()]);
  open(medicalTest().id);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Enter values' })).toHaveAttribute(
      'href',
      `${area}/schedule/selfcare/${medicalTest().id}`,
    ),
  );
});

test('a report with an unknown id is not found', async () => {
  serveTests([]);
  open('0'.repeat(32));
  expect(await screen.findByRole('heading', { name: 'We could not find that report' })).toBeInTheDocument();
});

test('a result says how it has changed, and whether it meets the personal target', async () => {
  const report = completedTest({ values: [measured(SYSTOLIC, 127)] });
  const target = { low: null, high: 125, doctor: 'Dr. Asha Demo', setAt: '2026-01-01T04:30:00.000Z' };
  serveTests([report], [{ ...trendOf(SYSTOLIC, [148, 146, 127, 131]), target }]);
  open(report.id);
  const results = within(await screen.findByRole('list', { name: 'Results' }));
  expect(await results.findByText('Down from 146 mmHg on 2 Feb 2026.')).toBeInTheDocument();
  expect(results.getByText(textOf('Since then 131 mmHg on 2 Apr 2026.'))).toBeInTheDocument();
  expect(results.getByText('In range')).toBeInTheDocument();
  expect(results.getByText(textOf('Usual 90 to 130 mmHg'))).toBeInTheDocument();
  expect(results.getByText('Above the target (up to 125) that Dr. Asha Demo has set.')).toBeInTheDocument();
});

test('the chart shows only the last 30 days on request', async () => {
  serveTests([completedTest()], [trendOf(SYSTOLIC, [148, 146, 141])]);
  const { user } = open(completedTest().id);
  await screen.findByRole('img', { name: /^Systolic: 3 values/ });
  await user.click(screen.getByRole('button', { name: '30 days' }));
  expect(screen.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('No value in the last 30 days.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getByRole('img', { name: /^Systolic: 3 values/ })).toBeInTheDocument();
});
