import { screen, within } from '@testing-library/react';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { VISITOR_LINK_MESSAGES, type VisitorAppointment } from '@nivara/shared/domain/visitor-appointment';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { YourAppointmentScreen } from './your-appointment-screen';

const LINK = 'named.1.signed';
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const appointment: VisitorAppointment = {
  bookingId: 'BK-7QX2M9AB',
  serviceId: 5,
  service: 'Kids care',
  appointmentDate: inHours(48).slice(0, 10),
  timeslot: 'Morning',
  appointmentTime: '9:15 AM',
  startsAt: inHours(48),
  serviceProvider: 'Dr. Rohan Sample',
  status: 'booked',
  online: false,
  changeableUntil: inHours(46),
};

const open = (path = `/your-appointment#${LINK}`) => renderWithApp(<YourAppointmentScreen />, { path });
const problem = (status: number, detail: string) =>
  new Response(JSON.stringify({ status, title: 'No', detail }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

/** Answers the look-up and then the change. */
function serve(found: VisitorAppointment | (() => Response), changed?: object) {
  const sent: { path: string; body: unknown }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input);
    sent.push({ path, body: JSON.parse(String(init?.body)) as unknown });
    if (path.endsWith('/change')) return Response.json(changed);
    return typeof found === 'function' ? found() : Response.json(found);
  });
  return sent;
}

test('shows the appointment, and cancels it after a confirmation', async () => {
  const sent = serve(appointment, { appointment: { ...appointment, status: 'cancelled' }, link: null });
  const { user, container } = open();
  expect(screen.getByText('Loading your appointment…')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Booking BK-7QX2M9AB' })).toBeInTheDocument();
  expect(screen.getByText('Dr. Rohan Sample')).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Cancel the appointment' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel BK-7QX2M9AB?' }));
  await user.click(question.getByRole('button', { name: 'Cancel the appointment' }));
  expect(await screen.findByText('The appointment is cancelled')).toBeInTheDocument();
  expect(sent).toEqual([
    { path: '/api/visitor-appointments/lookup', body: { link: LINK } },
    { path: '/api/visitor-appointments/change', body: { link: LINK, status: 'cancelled' } },
  ]);
  expect(screen.getByRole('link', { name: 'Book Kids care again' })).toHaveAttribute(
    'href',
    '/book-now?service=Kids+care',
  );
});

test.each([
  [404, VISITOR_LINK_MESSAGES.unknown],
  [410, VISITOR_LINK_MESSAGES.used],
  [410, VISITOR_LINK_MESSAGES.over],
])('explains a link that is answered with %d', async (status, detail) => {
  serve(() => problem(status, detail));
  const { container } = open();
  expect(await screen.findByText(detail)).toBeInTheDocument();
  await expectAccessible(container);
});

test('makes no call without a link', async () => {
  const sent = serve(appointment);
  open('/your-appointment');
  expect(await screen.findByText(VISITOR_LINK_MESSAGES.unknown)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('loads the appointment on a retry after a failure', async () => {
  let isDown = true;
  serve(() => (isDown ? problem(503, 'Later') : Response.json(appointment)));
  const { user } = open();
  expect(await screen.findByText('Your appointment could not be loaded')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: /retry|again/i }));
  expect(await screen.findByRole('heading', { name: 'Booking BK-7QX2M9AB' })).toBeInTheDocument();
});

test('says that it is too late, and has no button to move, when the time for changes is over', async () => {
  serve({ ...appointment, changeableUntil: inHours(-1) });
  open();
  expect(await screen.findByText(new RegExp(APPOINTMENT_MESSAGES.tooLate.slice(0, 30)))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Move the appointment' })).not.toBeInTheDocument();
});
