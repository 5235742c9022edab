import { screen, within } from '@testing-library/react';
import { addDays, clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import type { HealthRecord } from '@nivara/shared/domain/health-record';
import type { TimelineRow } from '@nivara/shared/domain/patient-chart';
import { VACCINATION_MESSAGES, vaccinationsOf } from '@nivara/shared/domain/vaccination';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { notFoundProblem, serveCalls } from '@nivara/shared/testing/serve-calls';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { AreaSection } from '../../testing/area-section';
// Imported early, so that no test waits for the compiler.
import './health-screen';

const ME = 'a'.repeat(32);
const MIRA = 'b'.repeat(32);
const AREA = '/user/asha.kulkarni';
const today = clinicDate(new Date());

const medicine = (name: string, until: string | null) => ({
  prescriptionId: 'c'.repeat(32),
  line: 2,
  name,
  dose: '500 mg',
  frequency: 'Twice a day',
  doctor: 'Dr. Asha Demo',
  since: '2026-03-02',
  until,
});

const mine = (differences: Partial<HealthRecord> = {}): HealthRecord => ({
  id: ME,
  name: 'Asha Kulkarni',
  dob: '1990-05-05',
  age: 36,
  patientId: 'NP-AAAAAAAA',
  bloodGroup: 'B+',
  allergies: ['Penicillin'],
  conditions: [],
  emergencyContact: { name: 'Ravi Rao', relation: 'Husband', phone: '+919876543211' },
  medicines: [medicine('Metformin', addDays(today, 2)), medicine('Telmisartan', null)],
  ownMedicines: ['Vitamin D'],
  vaccinations: null,
  ...differences,
});

const born = addDays(today, -100);
const mira = mine({
  id: MIRA,
  name: 'Mira Kulkarni',
  medicines: [],
  vaccinations: vaccinationsOf(born, new Map()),
  dob: born,
});

const row = (kind: TimelineRow['kind'], title: string, text = ''): TimelineRow => ({
  kind,
  id: 'd'.repeat(32),
  date: '2026-03-02',
  title,
  text,
  amount: null,
});
const rows = [
  row('visit', 'Consultation', 'Dr. Asha Demo'),
  row('appointment', 'Kids care'),
  row('prescription', 'Cough', 'Metformin 500 mg'),
  row('test', 'Blood count', 'pending'),
  row('plan', 'Less salt', 'diet'),
  { ...row('bill', 'Kids care', 'unpaid'), amount: 80_000 },
  row('document', 'letter.pdf'),
];

const serve = (timeline = rows, own = mine()) =>
  serveCalls({
    'GET /family': () => ({ rows: [{ id: MIRA, firstName: 'Mira' }], total: 1 }),
    'GET /health-records/:id': ({ id }) => (id === ME ? own : id === MIRA ? mira : notFoundProblem),
    'GET /health-records/:id/timeline': () => ({ rows: timeline, total: timeline.length }),
    'PUT /health-records/:id/vaccinations/bcg': () => undefined,
  });

const open = (path = '/health') =>
  renderWithApp(<AreaSection names={['health']} />, { path: AREA + path, user: sessionUser() });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('shows how long each medicine lasts, and a refill link whose URL does not name it', async () => {
  serve();
  const { container } = open();
  const medicines = await region('Current medicines');
  const [metformin = '', telmisartan = ''] = medicines
    .getAllByRole('listitem')
    .map((each) => each.textContent);
  expect(metformin).toContain('Metformin, 500\u00a0mgTwice a day');
  expect(metformin).toContain(`3 days leftuntil ${dateInWords(addDays(today, 2))}`);
  expect(telmisartan).toContain('No end given');
  expect(medicines.getByText('Vitamin D')).toBeInTheDocument();
  expect(medicines.getByRole('link', { name: /^Ask for a refill ?: Metformin$/ })).toHaveAttribute(
    'href',
    `${AREA}/messages/new?doctor=Dr.+Asha+Demo&for=${ME}&refill=${'c'.repeat(32)}.2`,
  );
  await expectAccessible(container);
});

test('names the doctor once when all medicines are of one prescription, and otherwise with each medicine', async () => {
  const telmisartan = medicine('Telmisartan', null);
  serve();
  const { unmount } = open();
  let medicines = await region('Current medicines');
  expect(medicines.getAllByText(/^Dr\. Asha Demo, since/)).toHaveLength(1);
  unmount();
  const other = { ...telmisartan, prescriptionId: 'e'.repeat(32) };
  serve(rows, mine({ medicines: [medicine('Metformin', null), other] }));
  open();
  medicines = await region('Current medicines');
  expect(medicines.getAllByText(/^Dr\. Asha Demo, since/)).toHaveLength(2);
});

test('the card for emergencies can be downloaded', async () => {
  serve();
  open();
  const card = await region('Health card');
  expect(card.getByText('Penicillin')).toBeInTheDocument();
  expect(card.getByText('Ravi Rao, Husband, +91 98765 43211')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Download the card' })).toHaveAttribute(
    'href',
    `/api/health-records/${ME}/card`,
  );
});

test('each row of the timeline links to its page', async () => {
  serve();
  open();
  const timeline = await region('What happened so far');
  const links = await timeline.findAllByRole('link');
  const id = 'd'.repeat(32);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Consultation', `${AREA}/visits/${id}`],
    ['Kids care', `${AREA}/appointments/${id}`],
    ['Cough', `${AREA}/prescription/view/${id}`],
    ['Blood count', `${AREA}/tests/reports/${id}`],
    ['Less salt', `${AREA}/diets/${id}`],
    ['Kids care', `${AREA}/bills/${id}`],
    ['letter.pdf', `${AREA}/uploads`],
  ]);
  expect(timeline.getByText('Result pending')).toBeInTheDocument();
  const days = timeline.getAllByRole('listitem').map((item) => item.hasAttribute('data-same-day'));
  expect(days).toEqual([false, true, true, true, true, true, true]);
  expect(timeline.getByText('₹800.00, unpaid')).toBeInTheDocument();
});

test('the page of a family member names them, and says above the card in one line that they have no medicine', async () => {
  serve([]);
  const { container } = open(`/health/${MIRA}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Health of Mira' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(/Health of Mira$/);
  const [medicines, card] = screen.getAllByRole('heading', { level: 2 });
  expect(medicines).toHaveTextContent('Current medicines');
  expect(card).toHaveTextContent('Health card');
  expect(screen.getByText(/^No medicine at the moment\./)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'No medicine at the moment' })).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('a child’s due vaccinations are listed, and one can be noted, but not on a day before the birth', async () => {
  const service = serve([]);
  const { user, container } = open();
  await user.click(await screen.findByRole('link', { name: 'Mira' }));
  const vaccinations = await region('Vaccinations');
  expect(vaccinations.getByText('16 are due or not noted.', { exact: false })).toBeInTheDocument();
  await user.click(vaccinations.getByText('Due, or not noted yet (16)'));
  await user.click(vaccinations.getByRole('button', { name: /^Note the day ?: BCG$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'BCG' }));
  await user.type(dialog.getByLabelText('Given on'), addDays(born, -1));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText(VACCINATION_MESSAGES.beforeBirth)).length).toBeGreaterThan(0);
  await user.clear(dialog.getByLabelText('Given on'));
  await user.type(dialog.getByLabelText('Given on'), born);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await vaccinations.findByText('Given (1)')).toBeInTheDocument();
  expect(service.callsTo('PUT /health-records/:id/vaccinations/bcg')[0]?.body).toEqual({
    givenOn: born,
  });
  await expectAccessible(container);
});

test('a member of another family is not found', async () => {
  serve();
  open(`/health/${'f'.repeat(32)}`);
  expect(await screen.findByRole('link', { name: 'See your own page' })).toHaveAttribute(
    'href',
    `${AREA}/health`,
  );
});

test('offers a new patient a next step in each part', async () => {
  const nothing = { dob: null, age: null, bloodGroup: '', allergies: [], emergencyContact: null };
  serve([], mine({ ...nothing, medicines: [], ownMedicines: [] } as Partial<HealthRecord>));
  const { container } = open();
  const medicines = within(await screen.findByRole('region', { name: /medicines/i }));
  expect(medicines.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute(
    'href',
    `${AREA}/bookings/new`,
  );
  const card = within(screen.getByRole('region', { name: 'Health card' }));
  expect(card.getByRole('link', { name: 'Start the registration' })).toHaveAttribute(
    'href',
    `${AREA}/profile/registration`,
  );
  const timeline = within(screen.getByRole('region', { name: 'What happened so far' }));
  expect(await timeline.findByRole('link', { name: 'Upload an earlier report' })).toHaveAttribute(
    'href',
    `${AREA}/uploads`,
  );
  await expectAccessible(container);
});
