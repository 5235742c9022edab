import { screen, within } from '@testing-library/react';
import type { VisitRow, VisitSummary } from '@nivara/shared/domain/visit';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { notFoundProblem, serveCalls } from '@nivara/shared/testing/serve-calls';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { AreaSection } from '../../testing/area-section';
import { paidBill } from '../../money/testing/serve-bills';
import { appointment } from '../../testing/serve-patient';
// Imported early, so that no test waits for the compiler.
import './visit-list-screen';
import './visit-summary-screen';
import '../../appointments/appointment-screen';

const ID = 'a'.repeat(32);
const AREA = '/user/asha.kulkarni';

const link = (id: string, kind: string, title: string) => ({
  id: id.repeat(32),
  kind,
  date: '2026-03-02',
  title,
});

const summary = (differences: Partial<VisitSummary> = {}): VisitSummary => ({
  id: ID,
  date: '2026-03-02',
  patient: 'self',
  patientName: 'Asha Kulkarni',
  doctor: 'Dr. Asha Demo',
  service: 'Consultation',
  signedAt: '2026-03-02T05:30:00.000Z',
  complaint: 'Cough for a week.',
  assessment: 'Viral cough.',
  plan: 'Steam twice a day.',
  advice: '',
  followUpOn: '2026-03-09',
  addenda: [{ text: 'The swab is negative.', at: '2026-03-03T05:30:00.000Z', doctor: 'Dr. Asha Demo' }],
  links: {
    prescriptions: [link('c', 'medicine', 'Cough')],
    tests: [link('d', 'clinic', 'Blood count')],
    plans: [link('e', 'diet', 'Less salt'), link('f', 'yogarx', '')],
    documents: [link('g', 'document', 'letter.pdf')],
    followUps: [link('h', 'consultation', 'Consultation, 8:25 AM')],
  },
  ...differences,
});

const row: VisitRow = {
  id: ID,
  date: '2026-03-02',
  timing: '8:25 AM',
  patientName: 'Asha Kulkarni',
  service: 'Consultation',
  doctor: 'Dr. Asha Demo',
  state: 'done',
  complaint: 'Cough for a week.',
  assessment: 'Viral cough.',
  followUpOn: null,
  signedAt: '2026-03-02T05:30:00.000Z',
};

const serve = (visits: VisitSummary[] = [summary()]) =>
  serveCalls({
    'GET /visits': () => ({ rows: visits.map(() => row), total: visits.length }),
    'GET /bills': () => ({ rows: [paidBill()], total: 1 }),
    'GET /visits/:id': ({ id }) => visits.find((visit) => visit.id === id) ?? notFoundProblem,
    'GET /appointments/:id': () =>
      appointment({ id: ID, status: 'completed', appointmentDate: '2026-03-02' }),
  });

const open = (path: string) =>
  renderWithApp(<AreaSection names={['visits', 'appointments']} />, {
    path: AREA + path,
    user: sessionUser(),
  });

test('a summary has the doctor’s notes, and links to what was written at the visit', async () => {
  serve();
  const { container } = open(`/visits/${ID}`);
  expect(await screen.findByText('Asha Kulkarni with Dr. Asha Demo')).toBeInTheDocument();
  const sheet = within(await screen.findByRole('article', { name: 'Consultation, Monday, 2 March 2026' }));
  for (const text of [
    'Cough for a week.',
    'Viral cough.',
    'Steam twice a day.',
    'Monday, 9 March 2026',
    'The swab is negative.',
  ]) {
    expect(sheet.getByText(text)).toBeInTheDocument();
  }
  expect(sheet.queryByText('Advice')).not.toBeInTheDocument();
  const written = within(screen.getByRole('region', { name: 'From this visit' }));
  expect(written.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Cough', `${AREA}/prescription/view/${'c'.repeat(32)}`],
    ['Blood count', `${AREA}/tests/reports/${'d'.repeat(32)}`],
    ['Less salt', `${AREA}/diets/${'e'.repeat(32)}`],
    ['Yoga', `${AREA}/yoga/${'f'.repeat(32)}`],
    ['letter.pdf', `${AREA}/uploads`],
    ['Consultation, 8:25 AM', `${AREA}/appointments/new`],
  ]);
  expect(await screen.findByRole('link', { name: 'See the bill' })).toHaveAttribute(
    'href',
    `${AREA}/bills/${paidBill().id}`,
  );
  expect(document.title).toBe('Visit summary: Consultation, 2 March 2026 · Nivara');
  await expectAccessible(container);
});

test.each([
  ['self', 'self'],
  ['b'.repeat(32), 'b'.repeat(32)],
  [null, null],
])('for patient %s, the follow-up link keeps service, doctor and patient', async (patient, given) => {
  serve([summary({ patient })]);
  open(`/visits/${ID}`);
  const to = (await screen.findByRole('link', { name: 'Book the follow-up' })).getAttribute('href');
  const known = new URLSearchParams(to?.split('?')[1]);
  expect([known.get('service'), known.get('doctor'), known.get('patient')]).toEqual([
    'Consultation',
    'Dr. Asha Demo',
    given,
  ]);
});

test('the list links to each summary', async () => {
  serve();
  const { user, container, location } = open('/visits');
  await user.click(await screen.findByRole('link', { name: /^View ?: 2 March 2026, Asha Kulkarni$/ }));
  expect(location()).toBe(`${AREA}/visits/${ID}`);
  await expectAccessible(container);
});

test('without summaries the list shows a message', async () => {
  serve([]);
  const { container } = open('/visits');
  expect(await screen.findByRole('heading', { name: 'No visit summaries yet' })).toBeInTheDocument();
  await expectAccessible(container);
});

test('a visit without a summary links to all summaries', async () => {
  serve([]);
  open(`/visits/${ID}`);
  expect(await screen.findByRole('link', { name: 'See all visit summaries' })).toHaveAttribute(
    'href',
    `${AREA}/visits`,
  );
});

test('a completed appointment links to the summary of its visit', async () => {
  const service = serve();
  open(`/appointments/${ID}`);
  expect(await screen.findByRole('link', { name: 'Read the summary of the visit' })).toHaveAttribute(
    'href',
    `${AREA}/visits/${ID}`,
  );
  expect(service.callsTo('GET /visits')[0]?.query.get('from')).toBe('2026-03-02');
});
