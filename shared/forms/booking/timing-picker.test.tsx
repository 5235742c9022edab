import { screen, waitFor, within } from '@testing-library/react';
import type { SessionUser } from '../../contracts/session';
import { APPOINTMENT_MESSAGES, SELF } from '../../domain/appointment';
import { addDays, clinicDate, dayInWords } from '../../domain/clinic-time';
import { expectAccessible } from '../../testing/expect-accessible';
import { familyMember } from '../../testing/family-member';
import { renderWithApp } from '../../testing/render-with-app';
import { serveBooking, type BookingService } from '../../testing/serve-booking';
import { sessionUser } from '../../testing/session-user';
import { BookingForm } from './booking-form';
import { EMPTY_BOOKING, type BookingValues } from './booking-values';

const TODAY = clinicDate(new Date());
const TOMORROW = addDays(TODAY, 1);
const DAY_AFTER_TOMORROW = addDays(TODAY, 2);

let clinic: BookingService;
let values: BookingValues;
beforeEach(() => {
  clinic = serveBooking();
  clinic.take(TODAY);
});

const services = { status: 'ready', entries: [{ id: 5, service: 'Kids care' }] } as const;
const show = (
  props: { wantedService?: string; wantedDoctor?: string; account?: SessionUser; patient?: string } = {},
) =>
  renderWithApp(
    <BookingForm
      user={props.account}
      services={{ ...services, entries: [...services.entries] }}
      wantedService={props.wantedService}
      wantedDoctor={props.wantedDoctor}
      initialValues={{ ...EMPTY_BOOKING, patient: props.patient ?? '' }}
      step="details"
      goTo={jest.fn()}
      onChange={(next) => {
        values = next;
      }}
      returnTo="/book-now"
      onBooked={jest.fn()}
    />,
  );
const days = async () => within(await screen.findByRole('group', { name: 'Days' }));
const day = async (date: string) =>
  (await days()).getByRole('button', { name: new RegExp(`^${dayInWords(date)},`) });

test('shows the next day with a free timing, and one tap takes day, time slot and timing', async () => {
  const { user, container } = show();
  await user.click(await screen.findByRole('button', { name: 'Kids care' }));
  expect(await day(TODAY)).toBeDisabled();
  expect(await day(TOMORROW)).toHaveAccessibleName(`${dayInWords(TOMORROW)}, 36 free, next free`);
  expect(await day(TOMORROW)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(container);

  await user.click(await screen.findByRole('button', { name: 'Take 9:15 AM' }));
  expect(values).toMatchObject({ appointmentDate: TOMORROW, timeslot: 'Morning', timing: '9:15 AM' });
  expect(screen.getByLabelText('Appointment date')).toHaveValue(TOMORROW);
  expect(await screen.findByText(/^We keep 9:15 AM/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Take 9:15 AM' })).toHaveAttribute('aria-pressed', 'true');
});

test('another day and another time slot show their timings', async () => {
  clinic.take(DAY_AFTER_TOMORROW, '4:00 PM');
  const { user } = show({ wantedService: 'Kids care' });
  await user.click(await day(DAY_AFTER_TOMORROW));
  await user.click(await screen.findByRole('button', { name: 'Evening, 8 free' }));
  const timings = within(await screen.findByRole('group', { name: 'Free timings in the evening' }));
  expect(timings.queryByRole('button', { name: 'Take 4:00 PM' })).not.toBeInTheDocument();
  await user.click(timings.getByRole('button', { name: 'Take 4:25 PM' }));
  expect(values).toMatchObject({
    appointmentDate: DAY_AFTER_TOMORROW,
    timeslot: 'Evening',
    timing: '4:25 PM',
  });
});

test('shows later days, and the first days again', async () => {
  const { user } = show({ wantedService: 'Kids care' });
  await day(TOMORROW);
  expect(screen.queryByRole('button', { name: 'Earlier days' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Later days' }));
  expect(await day(addDays(TODAY, 14))).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Earlier days' }));
  expect(await day(TOMORROW)).toBeEnabled();
});

test('shows a message when nothing is free on these days', async () => {
  for (let ahead = 0; ahead < 14; ahead += 1) clinic.take(addDays(TODAY, ahead));
  show({ wantedService: 'Kids care' });
  expect(await screen.findByText('Nothing is free on these days.')).toBeInTheDocument();
});

test('chooses the doctor whom the page names, and holds a timing with that doctor', async () => {
  const { user } = show({ wantedDoctor: 'Dr. Rohan Sample', wantedService: 'Kids care' });
  const doctor = await screen.findByRole('combobox', { name: 'Doctor (optional)' });
  await waitFor(() => expect(doctor).toHaveTextContent('Dr. Rohan Sample'));
  await user.click(await screen.findByRole('button', { name: 'Take 9:15 AM' }));
  await screen.findByText(/^We keep 9:15 AM/);
  expect(clinic.callsTo('POST /holds').at(-1)?.body).toMatchObject({ doctor: '2'.repeat(32) });
});

test('says how an offer that is valid on the chosen day changes the fee', async () => {
  clinic.setOffer('Spring check-up', 20);
  const { user } = show({ wantedService: 'Kids care' });
  await user.click(await screen.findByRole('button', { name: 'Take 9:15 AM' }));
  expect(await screen.findByText(/^That day you pay/)).toHaveTextContent(
    'That day you pay ₹960.00 instead of ₹1,200.00: the offer “Spring check-up” takes 20% off.',
  );
});

test('leaves out the timings that the signed-in patient has already, with any doctor', async () => {
  clinic.bookFor(SELF, TOMORROW, '8:00 AM');
  const { user } = show({ wantedService: 'Kids care', account: sessionUser() });
  expect(await screen.findByText('You have an appointment at 8:00 AM already.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take 8:00 AM' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Take 8:25 AM' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Somebody else' }));
  expect(await screen.findByRole('button', { name: 'Take 8:00 AM' })).toBeInTheDocument();
});

test('shows one refusal for a timing that the chosen patient has already, and offers other timings', async () => {
  const ravi = familyMember({ fullName: 'Ravi Kulkarni' });
  clinic.family.push(ravi);
  clinic.bookFor(ravi.id, TOMORROW, '9:15 AM');
  const { user } = show({ wantedService: 'Kids care', account: sessionUser() });
  await user.click(await screen.findByRole('button', { name: 'Take 9:15 AM' }));
  await user.click(await screen.findByRole('radio', { name: 'Ravi Kulkarni' }));
  expect(await screen.findAllByText(APPOINTMENT_MESSAGES.patientBusy)).toHaveLength(1);
  // The patient is still being chosen.
  expect(screen.getByRole('radio', { name: 'Ravi Kulkarni' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(APPOINTMENT_MESSAGES.patientBusy);
  await user.click(
    within(screen.getByRole('group', { name: 'Free near 9:15 AM that day:' })).getByText('9:40 AM'),
  );
  expect(values.timing).toBe('9:40 AM');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
