import { screen, within } from '@testing-library/react';
import { ROLE } from '@nivara/shared/contracts/session';
import { BOOKED_DAY, button, textbox } from '@nivara/shared/testing/booking-form';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { serveAppointments, type AppointmentService } from '../../appointments/testing/serve-appointments';
import BookModal from './book-modal';

let service: AppointmentService;
const close = jest.fn();
beforeEach(() => {
  service = serveAppointments();
  close.mockReset();
});
const open = (name = 'Speciality treatments', user = sessionUser()) =>
  renderWithApp(<BookModal service={name} titleId="title" close={close} />, { user, path: '/user' });

test('books the fixed service, then shows the ticket in place of the form', async () => {
  const { user, container, toasts } = open();
  expect(screen.getByRole('heading', { name: 'Book Speciality treatments' })).toHaveFocus();
  await user.click(await screen.findByRole('radio', { name: 'Myself, Asha Kulkarni' }));
  expect(textbox('Service')).toHaveValue('Speciality treatments');
  expect(textbox('Service')).toHaveAttribute('readonly');
  await expectAccessible(container);
  await user.type(screen.getByLabelText('Appointment date'), BOOKED_DAY);
  await user.click(button('Next'));
  await user.click(await screen.findByRole('button', { name: 'Book appointment' }));

  expect(await screen.findByRole('heading', { name: 'Appointment booked successfully!' })).toHaveFocus();
  const ticket = within(screen.getByRole('group', { name: /^Ticket BK-/ }));
  expect(ticket.getByText('Asha Kulkarni')).toBeInTheDocument();
  expect(ticket.getByRole('heading', { name: 'Please bring' })).toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  await expectAccessible(container);
  expect(close).not.toHaveBeenCalled();
  expect(toasts).toMatchObject([
    { tone: 'success', text: 'Appointment booked successfully for Asha Kulkarni!' },
  ]);
  expect(service.callsTo('POST /appointments').map(({ body }) => body)).toEqual([
    { service: 7, patient: 'self', appointmentDate: BOOKED_DAY },
  ]);
  await user.click(button('Done'));
  expect(close).toHaveBeenCalledTimes(1);
});

test('shows a message for each missing answer', async () => {
  const { user, container } = open();
  await screen.findByRole('radio', { name: 'Somebody else' });
  await user.click(button('Next'));
  for (const message of ['Patient name is required', 'Appointment date is required']) {
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  }
  await expectAccessible(container);
});

test('an unknown service cannot be booked, and the dialog says so', async () => {
  const { container } = open('Palm reading');
  expect(await screen.findByText('This service cannot be booked here')).toBeInTheDocument();
  await expectAccessible(container);
});

test('says to a doctor, instead of showing the form, that the front desk books appointments', async () => {
  open('Kids care', sessionUser({ M_RoleID: ROLE.doctor }));
  expect(screen.getByText(/at the front desk/)).toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
