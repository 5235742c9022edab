import { screen, waitFor } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import {
  BOOKED_DAY,
  button,
  choose,
  chooseWhen,
  combobox,
  textbox,
  untilServices,
} from '@nivara/shared/testing/booking-form';
import { ChosenPersonContext } from '@nivara/shared/area/person/chosen-person';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '@nivara/shared/testing/fill';
import { familyMember } from '@nivara/shared/testing/family-member';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { serveAppointments, type AppointmentService } from './testing/serve-appointments';
import { NewBookingScreen } from './new-booking-screen';

const ravi = familyMember();
let service: AppointmentService;
beforeEach(() => {
  service = serveAppointments();
  service.booking.family.push(ravi);
});

async function open() {
  const page = renderWithApp(<NewBookingScreen />, {
    path: '/user/asha.kulkarni/bookings/new',
    user: sessionUser(),
  });
  await screen.findByRole('radio', { name: 'Ravi Kulkarni' });
  await untilServices();
  return page;
}
type Page = Awaited<ReturnType<typeof open>>;
const patient = (name: string) => screen.getByRole('radio', { name });

const fillIn = async ({ user }: Page) => {
  await choose(user, 'Service', 'Kids care');
  await user.click(patient('Ravi Kulkarni'));
  await chooseWhen(user);
  await fill(user, textbox('Complaints (optional)'), 'A cough');
};

test('shows the specification’s messages for missing answers', async () => {
  const { user, container } = await open();
  await expectAccessible(container);
  await user.click(button('Next'));
  for (const message of ['Patient name is required', 'Appointment date is required']) {
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  }
  await expectAccessible(container);
});

test('puts the one-tap services below the field “Service” and above the field “Doctor”', async () => {
  await open();
  const taps = screen.getByRole('group', { name: 'Services to choose at once' });
  const follows = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(follows(combobox('Service'), taps)).toBe(true);
  expect(follows(taps, combobox('Doctor (optional)'))).toBe(true);
});

test('puts the form before the links to bookings, and preselects the area’s chosen patient', async () => {
  const page = renderWithApp(
    <ChosenPersonContext value={ravi.id}>
      <NewBookingScreen />
    </ChosenPersonContext>,
    { path: '/user/asha.kulkarni/bookings/new', user: sessionUser() },
  );
  expect(await screen.findByRole('radio', { name: 'Ravi Kulkarni' })).toBeChecked();
  const nav = screen.getByRole('navigation', { name: 'Bookings' });
  const first = combobox('Service');
  expect(first.compareDocumentPosition(nav) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  page.unmount();
  renderWithApp(
    <ChosenPersonContext value={sessionUser().TableUserID}>
      <NewBookingScreen />
    </ChosenPersonContext>,
    { path: '/user/asha.kulkarni/bookings/new', user: sessionUser() },
  );
  expect(await screen.findByRole('radio', { name: /^Myself/ })).toBeChecked();
});

test('shows only the ticket after booking, and an empty form for another appointment', async () => {
  const page = await open();
  await fillIn(page);
  await page.user.click(button('Next'));
  expect(await screen.findByRole('heading', { name: 'Check your answers' })).toHaveFocus();
  expect(page.location()).toBe('/user/asha.kulkarni/bookings/new?step=confirm');
  expect(screen.getByText('Where').nextElementSibling).toHaveTextContent('At the clinic');
  await expectAccessible(page.container);
  await page.user.click(button('Book appointment'));

  const words = 'Appointment booked successfully for Ravi Kulkarni!';
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(page.toasts).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your booking');
  expect(screen.queryByRole('navigation', { name: 'Bookings' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the appointment' })).toHaveAttribute(
    'href',
    `/user/asha.kulkarni/appointments/${'c'.repeat(32)}`,
  );
  expect(service.callsTo('POST /appointments').map(({ body }) => body)).toEqual([
    {
      service: 5,
      patient: ravi.id,
      appointmentDate: BOOKED_DAY,
      timeslot: 'Morning',
      timing: '9:15 AM',
      complaints: 'A cough',
      hold: expect.any(String),
    },
  ]);
  expect(screen.queryByRole('combobox', { name: 'Service' })).not.toBeInTheDocument();
  await waitFor(() => expect(page.location()).toBe('/user/asha.kulkarni/bookings/new'));
  await expectAccessible(page.container);
  await page.user.click(button('Book another'));
  await untilServices();
  expect(await screen.findByRole('radio', { name: 'Ravi Kulkarni' })).not.toBeChecked();
  expect(combobox('Service')).toHaveTextContent('Choose a service');
  expect(textbox('Complaints (optional)')).toHaveValue('');
  await expectAccessible(page.container);
});

test('shows the failure of a booking, and books once the service can be reached again', async () => {
  const page = await open();
  await fillIn(page);
  await page.user.click(button('Next'));
  service.refuse('POST /appointments', 'unreachable');
  await page.user.click(await screen.findByRole('button', { name: 'Book appointment' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(UNREACHABLE_MESSAGE);
  service.mend();
  await page.user.click(button('Book appointment'));
  expect(await screen.findByText(/^Appointment booked successfully/)).toBeInTheDocument();
});

test('a list of services that could not be loaded is loaded on request', async () => {
  service.refuse('GET /services', 'unreachable');
  const { user, container } = await open();
  expect(await screen.findByText('The list of our services could not be loaded')).toBeInTheDocument();
  await expectAccessible(container);
  service.mend();
  await user.click(button('Retry'));
  await untilServices();
  await choose(user, 'Service', 'Speciality treatments');
  expect(combobox('Service')).toHaveTextContent('Speciality treatments');
});

test('when nothing is free, offers the waiting list to the account’s own patients only', async () => {
  service.booking.take(BOOKED_DAY);
  const { user, container } = await open();
  await choose(user, 'Service', 'Kids care');
  await user.type(screen.getByLabelText('Appointment date'), BOOKED_DAY);
  expect(await screen.findByText(/^Choose the patient below/)).toBeInTheDocument();
  await user.click(patient('Somebody else'));
  expect(screen.getByText(/^You and your family members can wait/)).toBeInTheDocument();
  await user.click(patient('Ravi Kulkarni'));
  service.refuse('POST /waiting-list', {
    status: 409,
    title: 'Conflict',
    detail: APPOINTMENT_MESSAGES.waiting,
  });
  await user.click(button('Join the waiting list'));
  expect(await screen.findByText(APPOINTMENT_MESSAGES.waiting)).toBeInTheDocument();
  await expectAccessible(container);
  service.mend();
  await user.click(button('Join the waiting list'));
  expect(await screen.findByText(/^Ravi Kulkarni is on the waiting list/)).toBeInTheDocument();
  await waitFor(() => expect(service.waiting).toHaveLength(1));
});
