import { act, screen, waitFor, within } from '@testing-library/react';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { clinicMoment } from '@nivara/shared/domain/clinic-time';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { openDesk } from '../testing/open-desk';
import { deskAppointment, idOf, serveDesk } from '../testing/serve-desk';
import './appointment-screen';

beforeEach(() => {
  jest.useFakeTimers({ now: clinicMoment('2026-03-04', 8 * 60 + 30), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = (appointment = deskAppointment()) => {
  const service = serveDesk({ appointments: [appointment] });
  return { service, ...openDesk(`/desk/appointments/${idOf('a')}`) };
};
const changes = (service: ReturnType<typeof serveDesk>) =>
  service.callsTo('PATCH /desk/appointments/:id').map(({ body }) => body);

test('shows the patient, the time and the bill', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao, BK-7QX2M9' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '4 March 2026, 8:50 AM' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', `/desk/people/${idOf('b')}`);
  expect(screen.getByText('NV-2026-000001-ABCD, ₹800.00, unpaid')).toBeInTheDocument();
  await expectAccessible(container);
});

test('moves the appointment to a free timing of a doctor who gives the service', async () => {
  const { user, service, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Move BK-7QX2M9' }));
  await user.click(dialog.getByRole('button', { name: 'Move the appointment' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please choose a timing.');
  await user.click(await dialog.findByRole('radio', { name: '9:40 AM' }));
  await user.click(dialog.getByRole('button', { name: 'Move the appointment' }));
  await waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual(['Asha Rao: 4 March 2026, 9:40 AM with Dr. Meera.']),
  );
  expect(changes(service)).toEqual([{ appointmentDate: '2026-03-04', doctor: idOf('d'), timing: '9:40 AM' }]);
  expect(await screen.findByRole('link', { name: '4 March 2026, 9:40 AM' })).toBeInTheDocument();
});

test('asks for a missing reason before it cancels the appointment', async () => {
  const { user, service, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel the appointment' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel BK-7QX2M9?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel the appointment' }));
  expect(dialog.getByLabelText('Reason')).toHaveFocus();
  expect(dialog.getByText(APPOINTMENT_MESSAGES.reasonRequired)).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'The doctor is ill.');
  await user.click(dialog.getByRole('button', { name: 'Cancel the appointment' }));
  await waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual(['BK-7QX2M9 is cancelled, and Asha Rao is notified.']),
  );
  expect(changes(service)).toEqual([{ status: 'cancelled', reason: 'The doctor is ill.' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Move' })).not.toBeInTheDocument());
  expect(screen.getByText('The doctor is ill.')).toBeInTheDocument();
});

test('sets the state of the visit, and the toast undoes it', async () => {
  const { user, toasts } = open();
  const group = within(await screen.findByRole('group', { name: 'State of Asha Rao' }));
  await user.click(group.getByRole('button', { name: 'Missed' }));
  expect(group.queryByRole('button', { name: 'Missed' })).not.toBeInTheDocument();
  expect(screen.getByText('Missed')).toBeInTheDocument();
  await waitFor(() => expect(toasts).toHaveLength(1));
  act(() => toasts[0]?.action?.run());
  expect(await group.findByRole('button', { name: 'Missed' })).toBeInTheDocument();
});

test('leaves the state to the doctor who has ended the visit', async () => {
  open(deskAppointment({ state: 'done', status: 'completed', closed: true }));
  expect(await screen.findByText(/The doctor has ended this visit/)).toBeInTheDocument();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('opens the choice of a timing for a request', async () => {
  const { user } = open(
    deskAppointment({
      status: 'requested',
      appointmentTime: null,
      startsAt: null,
      state: null,
      doctor: null,
      bill: null,
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Give a timing' }));
  expect(screen.getByRole('dialog', { name: 'A timing for Asha Rao' })).toBeInTheDocument();
});

test('shows a message when the address names no appointment', async () => {
  serveDesk();
  openDesk(`/desk/appointments/${idOf('a')}`);
  expect(
    await screen.findByRole('heading', { name: 'We could not find that appointment' }),
  ).toBeInTheDocument();
});
