import { screen, waitFor } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { HOLD_MINUTES } from '@nivara/shared/domain/slot';
import { FIELD_MESSAGES } from '@nivara/shared/domain/field-rules';
import {
  BOOKED_DAY,
  button,
  choose,
  chooseWhen,
  combobox,
  fillContact,
  fillDetails,
  textbox,
  untilBooked,
  untilFee,
  untilServices,
} from '@nivara/shared/testing/booking-form';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '@nivara/shared/testing/fill';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { serveBooking, type BookingService } from '@nivara/shared/testing/serve-booking';
import { servePublicFiles } from '@nivara/shared/testing/serve-public-files';
import AppointmentModal from './appointment-modal';

const M = APPOINTMENT_MESSAGES;

let clinic: BookingService;
beforeEach(() => {
  servePublicFiles();
  clinic = serveBooking();
});

function open(service?: string) {
  const close = jest.fn();
  return { close, ...renderWithApp(<AppointmentModal service={service} titleId="title" close={close} />) };
}

test('a visitor books, sees the confirmation, and finds the form empty afterwards', async () => {
  const { user, container, close } = open('Kids care');
  expect(screen.getByRole('heading', { name: 'Book an appointment' })).toHaveFocus();
  expect(await screen.findByRole('combobox', { name: 'Service' })).toHaveTextContent('Loading services...');
  await waitFor(() => expect(combobox('Service')).toHaveTextContent('Kids care'));
  await untilFee();
  await expectAccessible(container);
  await fillDetails(user);
  expect(screen.getByRole('heading', { name: 'How can we reach you?' })).toHaveFocus();
  await expectAccessible(container);
  await fillContact(user);
  await user.click(button('Book appointment'));
  await untilBooked();
  expect(screen.getByText('BK-7QX2M9')).toBeInTheDocument();
  expect(clinic.callsTo('POST /appointments').map(({ body }) => body)).toEqual([
    {
      service: 5,
      patient: 'Tara Example',
      appointmentDate: BOOKED_DAY,
      timeslot: 'Morning',
      timing: '9:15 AM',
      complaints: 'A cough for two weeks',
      hold: expect.stringMatching(/^\d{32}$/),
      contact: { name: 'Meena Example', phone: '98765 43210' },
    },
  ]);
  await expectAccessible(container);

  await user.click(button('Close'));
  expect(close).toHaveBeenCalledTimes(1);
  await untilServices();
  expect(textbox('Patient')).toHaveValue('');
  expect(screen.queryByText('What you wrote before is here again, not sent yet.')).not.toBeInTheDocument();
  // The hold has become the appointment, so no hold is released.
  expect(clinic.callsTo('DELETE /holds')).toEqual([]);
});

test('each missing answer shows its message under the field', async () => {
  const { user, container } = open();
  await untilServices();
  await user.click(button('Next'));
  const summary = await screen.findByRole('group', { name: 'Please check these answers' });
  expect(summary).toHaveFocus();
  expect(combobox('Service')).toHaveAccessibleDescription('Error: Service selection is required');
  expect(textbox('Patient')).toHaveAccessibleDescription(/Error: Patient name is required$/);
  expect(screen.getByLabelText('Appointment date')).toHaveAccessibleDescription(
    'Error: Appointment date is required',
  );
  await expectAccessible(container);
  await user.click(screen.getByRole('link', { name: 'Service selection is required' }));
  expect(combobox('Service')).toHaveFocus();
});

test('the second step requires a name and a valid phone number, and shows errors only after an attempt', async () => {
  const { user, container } = open('Kids care');
  await fillDetails(user, { withTiming: false });
  await user.clear(textbox('Your name'));
  await fill(user, textbox('Phone number'), '12');
  expect(textbox('Your name')).not.toBeInvalid();
  await user.click(button('Book appointment'));
  await waitFor(() =>
    expect(textbox('Your name')).toHaveAccessibleDescription(
      `Of a parent or guardian. Error: ${M.contactName}`,
    ),
  );
  expect(textbox('Phone number')).toHaveAccessibleDescription(
    `For a number outside India, begin with + and the country code. Error: ${FIELD_MESSAGES.phone}`,
  );
  await expectAccessible(container);
  expect(clinic.callsTo('POST /appointments')).toEqual([]);
});

test('Back and Next keep every answer', async () => {
  const { user } = open('Kids care');
  await fillDetails(user);
  await user.clear(textbox('Your name'));
  await user.type(textbox('Your name'), 'Meena Example');
  await user.click(button('Book appointment'));
  await waitFor(() => expect(textbox('Phone number')).toBeInvalid());
  await user.click(button('Back'));
  expect(screen.getByRole('heading', { name: 'Your appointment' })).toHaveFocus();
  expect(textbox('Patient')).toHaveValue('Tara Example');
  expect(combobox('Timing (optional)')).toHaveTextContent('9:15 AM');
  expect(textbox('Complaints (optional)')).toHaveValue('A cough for two weeks');
  expect(screen.queryByText(FIELD_MESSAGES.phoneRequired)).not.toBeInTheDocument();
  await user.click(button('Next'));
  expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveValue('Meena Example');
  // The first hold was kept all the time.
  expect(clinic.callsTo('POST /holds')).toHaveLength(1);
  expect(clinic.callsTo('DELETE /holds')).toEqual([]);
});

test('without a timing the appointment is a request', async () => {
  const { user } = open('Kids care');
  await fillDetails(user, { withTiming: false });
  expect(screen.getByText('A doctor chooses the timing')).toBeInTheDocument();
  await fillContact(user);
  await user.click(button('Book appointment'));
  await untilBooked();
  expect(screen.getByText(/Then we call you at 98765 43210\.$/)).toBeInTheDocument();
  expect(clinic.callsTo('POST /holds')).toEqual([]);
});

test('a double click and Enter send one request', async () => {
  const { user } = open('Kids care');
  await fillDetails(user);
  await fillContact(user);
  const release = clinic.delay('POST /appointments');
  await user.dblClick(button('Book appointment'));
  await user.type(textbox('Phone number'), '{Enter}');
  expect(screen.getByText('Booking your appointment…')).toBeInTheDocument();
  release();
  await untilBooked();
  expect(clinic.callsTo('POST /appointments')).toHaveLength(1);
});

test('an unreachable service shows a message and keeps every answer', async () => {
  const { user } = open('Kids care');
  await fillDetails(user);
  await fillContact(user);
  clinic.refuse('POST /appointments', 'unreachable');
  await user.click(button('Book appointment'));
  expect(await screen.findByText(UNREACHABLE_MESSAGE)).toBeInTheDocument();
  expect(textbox('Phone number')).toHaveValue('98765 43210');
  clinic.mend();
  await user.click(button('Book appointment'));
  await untilBooked();
});

test('a timing taken by another visitor leads back to the first step, with the nearest free timings', async () => {
  clinic.refuse('POST /holds', 'unreachable');
  const { user, container } = open('Kids care');
  await untilServices();
  await user.type(textbox('Patient'), 'Tara Example');
  await chooseWhen(user);
  await user.click(button('Next'));
  await screen.findByRole('heading', { name: 'How can we reach you?' });
  await fillContact(user);
  clinic.take(BOOKED_DAY, '9:15 AM');
  clinic.mend();
  await user.click(button('Book appointment'));

  await screen.findByRole('group', { name: 'Free near 9:15 AM that day:' });
  expect(screen.getByRole('alert')).toHaveTextContent(M.taken);
  expect(screen.getByRole('alert')).toHaveFocus();
  await expectAccessible(container);
  // A second attempt with the lost timing returns to the same choice.
  await user.click(button('Next'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());

  await user.click(button('9:40 AM'));
  await screen.findByText(/^We keep 9:40 AM/);
  await user.click(button('Next'));
  expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveValue('Meena Example');
  expect(textbox('Phone number')).toHaveValue('98765 43210');
  await user.click(button('Book appointment'));
  await untilBooked();
  expect(clinic.callsTo('POST /appointments').at(-1)?.body).toMatchObject({ timing: '9:40 AM' });
});

test('a hold that runs out in the second step leads back to the first step if its timing is taken', async () => {
  const { user } = open('Kids care');
  await fillDetails(user);
  await fillContact(user);
  clinic.take(BOOKED_DAY, '9:15 AM');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + HOLD_MINUTES * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(clinic.callsTo('DELETE /holds')).toHaveLength(1));
  jest.mocked(Date.now).mockRestore();
  await user.click(button('Book appointment'));
  expect(await screen.findByRole('group', { name: 'Free near 9:15 AM that day:' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(clinic.callsTo('POST /appointments')).toEqual([]);
});

test('the API’s message about a field of the first step leads back to that field', async () => {
  const { user } = open('Kids care');
  await fillDetails(user, { withTiming: false });
  await fillContact(user);
  const errors = [{ path: 'appointmentDate', message: M.datePast }];
  clinic.refuse('POST /appointments', { status: 422, title: 'Invalid', detail: M.datePast, errors });
  await user.click(button('Book appointment'));
  await waitFor(() =>
    expect(screen.getByLabelText('Appointment date')).toHaveAccessibleDescription(`Error: ${M.datePast}`),
  );
  await waitFor(() => expect(screen.getByLabelText('Appointment date')).toHaveFocus());
  expect(textbox('Patient')).toHaveValue('Tara Example');
});

test('does not suggest a child’s name as the name of the contact', async () => {
  const { user } = open('Kids care');
  await fillDetails(user, { withTiming: false });
  expect(textbox('Your name')).toHaveValue('');
  expect(textbox('Your name')).toHaveAccessibleDescription('Of a parent or guardian.');
});

test('the contact’s name defaults to the patient’s name, until the visitor types another one', async () => {
  const { user } = open('Consultation');
  await fillDetails(user, { withTiming: false });
  expect(textbox('Your name')).toHaveValue('Tara Example');
  await user.click(button('Back'));
  await user.type(textbox('Patient'), ' Rao');
  await user.click(button('Next'));
  expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveValue('Tara Example Rao');
  await fill(user, textbox('Your name'), 'Meena Example');
  await user.click(button('Back'));
  await user.type(textbox('Patient'), ' Iyer');
  await user.click(button('Next'));
  expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveValue('Meena Example');
});

test('a changed service stays chosen in both steps', async () => {
  const { user } = open('Kids care');
  await waitFor(() => expect(combobox('Service')).toHaveTextContent('Kids care'));
  await choose(user, 'Service', 'Consultation');
  await fillDetails(user, { withTiming: false });
  await user.click(button('Back'));
  await waitFor(() => expect(combobox('Service')).toHaveTextContent('Consultation'));
});
