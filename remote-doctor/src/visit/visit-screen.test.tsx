import { act, screen, waitFor, within } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { openDoctor } from '../testing/open-doctor';
import { idOf } from '../testing/doctor-day';
import { serveVisit } from '../testing/serve-visit';
import { visit } from '../testing/visit';
// Imported early, so that no test waits for the compiler.
import './visit-screen';

afterEach(() => jest.restoreAllMocks());

const today = clinicDate(new Date());
const path = `/doctor/appointments/${idOf('a')}`;
const assessment = () => screen.findByRole('textbox', { name: 'Assessment' });
const saved = () => screen.findByText('Saved');

test('shows the patient beside the notes', async () => {
  serveVisit();
  const { container } = openDoctor(path);
  const patient = within(await screen.findByRole('region', { name: 'The patient' }));
  expect(patient.getByText('Fever since Monday')).toBeInTheDocument();
  expect(await patient.findByText('Penicillin')).toBeInTheDocument();
  expect(patient.getByRole('link', { name: 'Open the whole chart' })).toHaveAttribute(
    'href',
    `/doctor/patients/${idOf('b')}`,
  );
  expect(patient.getByRole('link', { name: 'Values over time' })).toHaveAttribute(
    'href',
    `/doctor/patients/${idOf('b')}?show=values`,
  );
  expect(screen.getByRole('region', { name: 'Notes' })).toBeInTheDocument();
  await expectAccessible(container);
});

test('saves the notes as they are typed', async () => {
  const service = serveVisit();
  const { user } = openDoctor(path);
  await user.type(await assessment(), 'Viral fever');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  await waitFor(() => expect(service.callsTo('PUT /visits/:id/notes')).toHaveLength(1), { timeout: 3000 });
  expect(service.callsTo('PUT /visits/:id/notes')[0]?.body).toMatchObject({
    assessment: 'Viral fever',
    version: 0,
  });
  expect(await saved()).toBeInTheDocument();
});

test('saves at once when a field or the page is left', async () => {
  const service = serveVisit();
  const { user, unmount } = openDoctor(path);
  await user.type(await assessment(), 'A');
  await user.tab();
  expect(await saved()).toBeInTheDocument();
  await user.keyboard('B');
  unmount();
  await waitFor(() => expect(service.callsTo('PUT /visits/:id/notes')).toHaveLength(2));
  expect(service.callsTo('PUT /visits/:id/notes')[1]?.body).toMatchObject({ plan: 'B', version: 1 });
});

test('keeps both versions when the notes were changed elsewhere', async () => {
  const service = serveVisit();
  const { user, container } = openDoctor(path);
  await assessment();
  service.change({ notes: { ...visit().notes, assessment: 'Dengue?' }, version: 5 });
  await user.type(await assessment(), 'Viral fever');
  await user.tab();
  expect(await screen.findByText('Dengue?')).toBeInTheDocument();
  expect(await assessment()).toHaveValue('Viral fever');
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await saved()).toBeInTheDocument();
  expect(service.callsTo('PUT /visits/:id/notes').at(-1)?.body).toMatchObject({
    assessment: 'Viral fever',
    version: 5,
  });
});

test('replaces the typed notes with the stored version on request', async () => {
  const service = serveVisit();
  const { user } = openDoctor(path);
  await assessment();
  service.change({ notes: { ...visit().notes, assessment: 'Dengue?' }, version: 5 });
  await user.type(await assessment(), 'Viral fever');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Take the other version' }));
  expect(await assessment()).toHaveValue('Dengue?');
});

test('keeps the typed notes while the service is down, and saves them on request', async () => {
  const service = serveVisit();
  service.refuse('PUT /visits/:id/notes', 'unreachable');
  const { user } = openDoctor(path);
  await user.type(await assessment(), 'Viral fever');
  await user.tab();
  expect(await screen.findByText(new RegExp(UNREACHABLE_MESSAGE))).toBeInTheDocument();
  service.mend();
  await user.click(screen.getByRole('button', { name: 'Save again' }));
  expect(await saved()).toBeInTheDocument();
  expect(await assessment()).toHaveValue('Viral fever');
});

test('signs the last typed notes; then only an addendum can be written', async () => {
  const service = serveVisit();
  const { user, container } = openDoctor(path);
  await user.type(await assessment(), 'Viral fever');
  await user.click(screen.getByRole('button', { name: 'Sign the visit' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText(/^Signed by Dr. Rohan Sample on 4 March 2026/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus();
  expect(service.callsTo('POST /visits/:id/sign')[0]?.body).toEqual({ version: 1 });
  expect(screen.queryByRole('textbox', { name: 'Assessment' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Addendum' }), 'Dengue test negative');
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  expect(await screen.findByText('Addendum, 5 March 2026, 9:30 AM, Dr. Rohan')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Addendum' })).toHaveValue('');
  await expectAccessible(container);
});

test('another doctor can only read the notes', async () => {
  serveVisit({ isMine: false });
  openDoctor(path);
  expect(await screen.findByText('Not signed yet.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('when the doctor has left, says who wrote the unsigned notes and that nobody can sign them', async () => {
  serveVisit({ isMine: false, doctorHasLeft: true, notes: { ...visit().notes, plan: 'Rest' } });
  const { container } = openDoctor(path);
  expect(
    await screen.findByText(
      'Not signed. Dr. Rohan Sample wrote these notes and has left, so nobody can sign or change them.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('Rest')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign the visit' })).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('links to the forms for this visit, and to what was written during it', async () => {
  serveVisit({
    links: {
      prescriptions: [{ id: idOf('e'), kind: 'medicine', date: '2026-03-04', title: 'Fever' }],
      tests: [],
      plans: [],
      documents: [{ id: idOf('g'), kind: 'document', date: '2026-03-04', title: 'letter.pdf' }],
      followUps: [{ id: idOf('h'), kind: 'consultation', date: '2026-03-11', title: 'Kids care, 8:25 AM' }],
    },
  });
  openDoctor(path);
  const write = within(await screen.findByRole('navigation', { name: 'Write for this visit' }));
  expect(write.getByRole('link', { name: 'Diet' })).toHaveAttribute(
    'href',
    `/doctor/plans/new?patient=${idOf('b')}&visit=${idOf('a')}&kind=diet`,
  );
  expect(screen.getByRole('link', { name: 'Fever, 4 March 2026' })).toHaveAttribute(
    'href',
    `/doctor/prescriptions/${idOf('e')}`,
  );
  expect(screen.getByRole('link', { name: 'Kids care, 8:25 AM, 11 March 2026' })).toHaveAttribute(
    'href',
    `/doctor/appointments/${idOf('h')}`,
  );
  expect(screen.getByRole('link', { name: 'letter.pdf, 4 March 2026' })).toHaveAttribute(
    'href',
    `/doctor/patients/${idOf('b')}?show=documents`,
  );
});

test('one press sets the state, and the toast undoes it', async () => {
  const service = serveVisit();
  const { user, toasts } = openDoctor(path);
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  act(() => toasts[0]?.action?.run());
  await waitFor(() =>
    expect(service.callsTo('PUT /visits/:id/state').map(({ body }) => body)).toEqual([
      { state: 'done' },
      { state: 'being-seen' },
    ]),
  );
});

test.each([idOf('0'), 'nonsense'])('the unknown visit %s is not found', async (id) => {
  serveVisit();
  openDoctor(`/doctor/appointments/${id}`);
  expect(await screen.findByRole('heading', { name: 'We could not find that visit' })).toBeInTheDocument();
});

test('books a follow-up at one of the doctor’s free timings', async () => {
  const service = serveVisit({ notes: { ...visit().notes, followUpOn: addDays(today, 10) } });
  const { user, toasts } = openDoctor(path);
  await user.click(await screen.findByRole('button', { name: 'Follow-up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A follow-up for Asha Kulkarni' }));
  await user.click(dialog.getByRole('button', { name: 'Book it' }));
  expect(await dialog.findByText('Please choose a timing.')).toBeInTheDocument();
  await user.click(await dialog.findByRole('radio', { name: '8:25 AM' }));
  await user.click(dialog.getByRole('button', { name: 'Book it' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(service.callsTo('POST /appointments')[0]?.body).toEqual({
    service: 5,
    patient: idOf('b'),
    followUpOf: idOf('a'),
    appointmentDate: addDays(today, 10),
    timing: '8:25 AM',
  });
});
