import { fireEvent, screen } from '@testing-library/react';
import { ROLE } from '@nivara/shared/contracts/session';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { BOOKED_DAY, button, chooseWhen, textbox, untilBooked } from '@nivara/shared/testing/booking-form';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '@nivara/shared/testing/fill';
import { familyMember } from '@nivara/shared/testing/family-member';
import { memoryStore, renderWithApp } from '@nivara/shared/testing/render-with-app';
import { serveBooking, takenProblem, type BookingService } from '@nivara/shared/testing/serve-booking';
import { servePublicFiles } from '@nivara/shared/testing/serve-public-files';
import { sessionUser } from '@nivara/shared/testing/session-user';
import AppointmentModal from './appointment-modal';
import { keepDraft } from './booking-draft';
import { EMPTY_BOOKING } from '@nivara/shared/forms/booking/booking-values';

const member = familyMember();

let clinic: BookingService;
beforeEach(() => {
  servePublicFiles();
  clinic = serveBooking();
  clinic.family.push(member);
});

const open = (options: Parameters<typeof renderWithApp>[1] = { user: sessionUser() }) =>
  renderWithApp(<AppointmentModal service="Kids care" titleId="title" close={() => undefined} />, options);
const radio = (name: string) => screen.findByRole('radio', { name });

test('a patient reviews the answers and books for a family member', async () => {
  const { user, container } = open();
  await user.click(await radio('Ravi Kulkarni'));
  await chooseWhen(user);
  expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  await user.click(button('Next'));
  expect(await screen.findByRole('heading', { name: 'Check your answers' })).toHaveFocus();
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    'Kids care',
    'Ravi Kulkarni',
    expect.stringMatching(/^\w+day, \d+ \w+ \d{4}$/),
    '9:15 AM',
    'At the clinic',
    'Dr. Meera Example or Dr. Rohan Sample, whoever is free then',
    '₹1,200.00',
  ]);
  expect(screen.queryByRole('textbox', { name: 'Your name' })).not.toBeInTheDocument();
  await expectAccessible(container);
  await user.click(button('Book appointment'));
  await untilBooked();
  expect(clinic.callsTo('POST /appointments')[0]?.body).toEqual({
    service: 5,
    patient: member.id,
    appointmentDate: BOOKED_DAY,
    timeslot: 'Morning',
    timing: '9:15 AM',
    hold: expect.any(String),
  });
});

test('a double click on Next does not book', async () => {
  const { user } = open();
  await user.click(await radio('Ravi Kulkarni'));
  await user.type(screen.getByLabelText('Appointment date'), BOOKED_DAY);
  await user.click(button('Next'));
  fireEvent.click(await screen.findByRole('button', { name: 'Book appointment' }), { detail: 2 });
  expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeInTheDocument();
  await user.click(button('Book appointment'));
  await untilBooked();
  expect(clinic.callsTo('POST /appointments')).toHaveLength(1);
});

test('a patient books for another person by name', async () => {
  const { user } = open();
  await user.click(await radio('Somebody else'));
  await fill(user, textbox('Patient’s name'), 'A Neighbour');
  await user.type(screen.getByLabelText('Appointment date'), BOOKED_DAY);
  await user.click(button('Next'));
  await user.click(await screen.findByRole('button', { name: 'Book appointment' }));
  await untilBooked();
  expect(clinic.callsTo('POST /appointments')[0]?.body).toMatchObject({ patient: 'A Neighbour' });
});

test('says that the patient is busy at a timing, and books it for a family member', async () => {
  const { user } = open();
  await user.click(await radio('Myself, Asha Kulkarni'));
  await chooseWhen(user);
  await user.click(button('Next'));
  clinic.refuse('POST /appointments', takenProblem(APPOINTMENT_MESSAGES.patientBusy));
  await user.click(await screen.findByRole('button', { name: 'Book appointment' }));
  const refusal = await screen.findByText(APPOINTMENT_MESSAGES.patientBusy);
  clinic.mend();
  await user.click(await radio('Ravi Kulkarni'));
  expect(refusal).not.toBeInTheDocument();
  await user.click(button('Next'));
  await user.click(await screen.findByRole('button', { name: 'Book appointment' }));
  await untilBooked();
});

test('asks to log in again when the session has ended, and keeps the answers on the page', async () => {
  const { user, openedModals } = open();
  await user.click(await radio('Myself, Asha Kulkarni'));
  await user.type(screen.getByLabelText('Appointment date'), BOOKED_DAY);
  await user.click(button('Next'));
  const errors = [
    { path: 'contact.name', message: APPOINTMENT_MESSAGES.contactName },
    { path: 'contact.phone', message: 'Please enter a phone number.' },
  ];
  clinic.refuse('POST /appointments', { status: 422, title: 'Invalid', errors });
  await user.click(await screen.findByRole('button', { name: 'Book appointment' }));
  expect(await screen.findByText('Please log in again')).toBeInTheDocument();
  expect(screen.queryByText(APPOINTMENT_MESSAGES.contactName)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeInTheDocument();
  await user.click(button('Log in'));
  expect(openedModals).toEqual([
    { name: 'login', props: { reason: expect.any(String), returnTo: '/book-now' } },
  ]);
});

test('keeps a visitor’s answers after signing in', async () => {
  const visitorStore = memoryStore();
  keepDraft(
    { own: undefined, visitor: visitorStore },
    { values: { ...EMPTY_BOOKING, patient: 'Tara Example', complaints: 'A cough' } },
  );
  open({ user: sessionUser(), visitorStore });
  expect(await radio('Somebody else')).toBeChecked();
  expect(textbox('Patient’s name')).toHaveValue('Tara Example');
  expect(textbox('Complaints (optional)')).toHaveValue('A cough');
});

test('a doctor gets a field for the patient’s name, and no family list is fetched', async () => {
  open({ user: sessionUser({ M_RoleID: ROLE.doctor, UserFullName: 'Dr. Asha Demo' }) });
  expect(await screen.findByRole('textbox', { name: 'Patient' })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /Myself/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Have an account?')).not.toBeInTheDocument();
  expect(clinic.callsTo('GET /family')).toEqual([]);
});

test('shows the desk no form, but a message about the desk’s own form', async () => {
  open({ user: sessionUser({ M_RoleID: ROLE.desk }) });
  expect(await screen.findByText(/You are signed in at the desk/)).toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('shows a placeholder while the session is restored', () => {
  open({ restoring: true });
  expect(screen.getByText('Loading the form…')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
