import { screen, waitFor, within } from '@testing-library/react';
import type { FamilyMember } from '@nivara/shared/domain/family';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import PatientRoutes from '../routes';
import { appointment, servePatient } from '../testing/serve-patient';
// Imported early, so that no test waits for the compiler.
import './dashboard/dashboard-screen';
import './book-bar';
import './person-switch';
import '../appointments/new-appointments-screen';
import '../appointments/waiting-list-screen';
import '../account/notifications-screen';

const ME = 'a'.repeat(32);
const MIRA = 'b'.repeat(32);
const mira = { id: MIRA, firstName: 'Mira', fullName: 'Mira Kulkarni' } as FamilyMember;

afterEach(() => sessionStorage.clear());

const open = (path: string) =>
  renderWithApp(<PatientRoutes />, { path: `/user/asha.kulkarni${path}`, user: sessionUser() });

function serve(members = [mira]) {
  const service = servePatient();
  const patients: (string | null)[] = [];
  service.answer('/family', () => ({ rows: members, total: members.length }));
  service.answer('/appointments', (query) => {
    patients.push(query.get('patient'));
    return { rows: [appointment({ patientName: 'Mira Kulkarni' })], total: 1 };
  });
  return { service, patients };
}

const choice = () => screen.findByRole('combobox', { name: 'For whom' });

test('a list shows everybody, or only the chosen patient', async () => {
  const { patients } = serve();
  const { user, container } = open('/appointments/new');
  expect(
    within(await choice())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Everybody', 'Me', 'Mira']);
  await screen.findByRole('table');
  await user.selectOptions(await choice(), 'Mira');
  await screen.findByRole('table');
  expect(patients.at(-1)).toBe(MIRA);
  await expectAccessible(container);
});

test.each(['/horoscope', '/offers/horoscope', '/bills/horoscope', '/appointments/horoscope'])(
  '%s is no page, so it has no choice of a patient',
  async (path) => {
    serve();
    open(path);
    expect(await screen.findByRole('heading', { name: /^We could not find that/ })).toBeInTheDocument();
    await screen.findByRole('link', { name: 'Book' });
    expect(screen.queryByRole('combobox', { name: 'For whom' })).not.toBeInTheDocument();
  },
);

test('the dashboard greets the account’s holder and says whose data are shown', async () => {
  serve();
  const { user, container } = open('/dashboard');
  const title = () => screen.findByRole('heading', { level: 1 });
  expect(await title()).toHaveTextContent('Welcome, Asha Kulkarni');
  expect(screen.queryByText(/^Shown for/)).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Your last test values' })).toBeInTheDocument();
  await user.selectOptions(await choice(), 'Mira');
  expect(await title()).toHaveTextContent('Welcome, Asha Kulkarni');
  expect(screen.getByText(/^Shown for Mira only\./)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Last test values' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /^Your last/ })).not.toBeInTheDocument();
  await expectAccessible(container);
  await user.selectOptions(await choice(), 'Me');
  expect(screen.getByText('Shown for you only, without your family.')).toBeInTheDocument();
});

test('an empty list names the chosen patient, and can show the rows of everybody', async () => {
  const { service } = serve();
  service.answer('/appointments', (query) => {
    const rows = query.get('patient') === null ? [appointment()] : [];
    return { rows, total: rows.length };
  });
  const { user, container } = open('/appointments/new');
  await user.selectOptions(await choice(), 'Me');
  expect(await screen.findByRole('heading', { name: 'No appointments ahead for you' })).toBeInTheDocument();
  await user.selectOptions(await choice(), 'Mira');
  expect(await screen.findByRole('heading', { name: 'No appointments ahead for Mira' })).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Show everybody' }));
  expect(await choice()).toHaveDisplayValue('Everybody');
  expect(await screen.findByRole('cell', { name: /Asha Kulkarni/ })).toBeInTheDocument();
});

test('the rows of one patient show the patient’s name only in the first row', async () => {
  const { service } = serve();
  const rows = ['1', '2'].map((id) => appointment({ id: id.repeat(32), patientName: 'Mira Kulkarni' }));
  service.answer('/appointments', () => ({ rows, total: 2 }));
  const { user, container } = open('/appointments/new');
  const names = async () =>
    (await screen.findAllByRole('cell', { name: /Mira Kulkarni/ })).map(({ textContent }) => textContent);
  expect(await names()).toEqual(['Mira Kulkarni', 'Mira Kulkarni']);
  await user.selectOptions(await choice(), 'Mira');
  await waitFor(async () => expect(await names()).toEqual(['Mira Kulkarni', '″Mira Kulkarni']));
  expect(screen.getByRole('columnheader', { name: 'Patient Name' })).toBeInTheDocument();
  await expectAccessible(container);
});

test('without a family, the holder is named in the first row only, unless a former member has rows too', async () => {
  const { service } = serve([]);
  const rows = ['1', '2'].map((id) => appointment({ id: id.repeat(32) }));
  service.answer('/appointments', () => ({ rows, total: 2 }));
  const { unmount } = open('/appointments/new');
  expect(await screen.findAllByText('″')).toHaveLength(1);
  unmount();
  service.answer('/appointments', () => ({
    rows: rows.map((row, at) => ({ ...row, patientName: at === 0 ? 'Mira Kulkarni' : 'Asha Kulkarni' })),
    total: 2,
  }));
  open('/appointments/new');
  expect(await screen.findByRole('cell', { name: 'Mira Kulkarni' })).toBeInTheDocument();
  expect(screen.queryByText('″')).not.toBeInTheDocument();
});

test('the booking bar books for the chosen patient, or for the one in the address', async () => {
  serve();
  const { user, unmount } = open('/appointments/new');
  const book = async () =>
    new URLSearchParams(
      (await screen.findByRole('link', { name: 'Book' })).getAttribute('href')?.split('?')[1],
    ).get('patient');
  expect(await book()).toBe('self');
  await user.selectOptions(await choice(), 'Mira');
  expect(await book()).toBe(MIRA);
  await user.selectOptions(await choice(), 'Me');
  expect(await book()).toBe('self');
  unmount();
  open(`/appointments/new?patient=${MIRA}`);
  expect(await book()).toBe(MIRA);
});

test('the choice is restored for the same account, and not for another account', async () => {
  sessionStorage.setItem('nivara-area-person', `${ME} ${MIRA}`);
  const { patients } = serve();
  const { unmount } = open('/appointments/new');
  expect(await choice()).toHaveDisplayValue('Mira');
  expect(patients.at(-1)).toBe(MIRA);
  unmount();
  sessionStorage.setItem('nivara-area-person', `${'c'.repeat(32)} ${MIRA}`);
  open('/appointments/new');
  expect(await choice()).toHaveDisplayValue('Everybody');
});

test('a patient who has left the family is no longer chosen', async () => {
  sessionStorage.setItem('nivara-area-person', `${ME} ${'d'.repeat(32)}`);
  serve();
  open('/appointments/new');
  expect(await choice()).toHaveDisplayValue('Everybody');
  expect(sessionStorage.getItem('nivara-area-person')).toBeNull();
});

test('the waiting list shows the chosen patient', async () => {
  const { service } = serve();
  const asked: (string | null)[] = [];
  service.answer('/waiting-list', (query) => {
    asked.push(query.get('patient'));
    return { rows: [], total: 0 };
  });
  const { user } = open('/appointments/waiting');
  await user.selectOptions(await choice(), 'Mira');
  await waitFor(() => expect(asked.at(-1)).toBe(MIRA));
});

test('notifications belong to the whole account, so their page has no choice of a patient', async () => {
  const { service } = serve();
  const { user } = open('/appointments/new');
  await user.selectOptions(await choice(), 'Mira');
  service.answer('/notifications', () => ({ rows: [], total: 0, unread: 0 }));
  await user.click(screen.getByRole('link', { name: /^Notifications/ }));
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  expect(screen.queryByRole('combobox', { name: 'For whom' })).not.toBeInTheDocument();
});

test.each([
  ['/consents/consentstable', 'Consents'],
  ['/offers/offer-list', 'Offers'],
  ['/uploads', 'Uploads'],
  ['/messages', 'Messages'],
])('%s is the same for the whole account, so the page has no choice of a patient', async (path, heading) => {
  const { service } = serve();
  service.answer('/uploads', () => ({ rows: [], total: 0 }));
  service.answer('/conversations', () => ({ rows: [], total: 0 }));
  service.answer('/consents', () => ({ rows: [], total: 0 }));
  service.answer('/offers', () => ({ rows: [], total: 0 }));
  open(path);
  await screen.findByRole('heading', { level: 1, name: heading });
  expect(screen.queryByRole('combobox', { name: 'For whom' })).not.toBeInTheDocument();
});

test('without a family, a list has no choice of a patient', async () => {
  serve([]);
  open('/appointments/new');
  await screen.findByRole('table');
  expect(screen.queryByRole('combobox', { name: 'For whom' })).not.toBeInTheDocument();
});
