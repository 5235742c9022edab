import { screen, waitFor, within } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { Route } from '@nivara/shared/app-context/router';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { addDays, clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import { BOOKED_DAY, button, choose, combobox } from '@nivara/shared/testing/booking-form';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { TABLES } from '@nivara/shared/testing/patient-tables';
import { serveAppointments, type AppointmentService } from './testing/serve-appointments';
import { appointment } from '../testing/serve-patient';
import { AreaSection } from '../testing/area-section';
// Imported early, so that no test waits for the compiler.
import './bookings-screen';
import './booking-list-screen';
import './bookings-of-kind-screen';
import './reschedule-screen';
import './new-booking-screen';

const OWN = '/user/asha.kulkarni/bookings';
const TODAY = clinicDate(new Date());
let service: AppointmentService;
beforeEach(() => {
  service = serveAppointments();
});

const open = (page = '', user = sessionUser()) =>
  renderWithApp(
    <AreaSection names={['bookings']}>
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </AreaSection>,
    { path: OWN + page, user },
  );
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const NUMBERED = TABLES['bookings/consultation'];

test('the index shows the next appointment, then a menu of tiles', async () => {
  service.appointments.push(appointment());
  const { container } = open();
  const next = await screen.findByRole('region', { name: 'Next appointment' });
  expect(await within(next).findByText('Tomorrow, 9:15 AM')).toBeInTheDocument();
  const menu = screen.getByRole('navigation', { name: 'Bookings' });
  expect(next.compareDocumentPosition(menu) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const tiles = within(menu).getAllByRole('link');
  expect(tiles.map(({ textContent }) => textContent)).toEqual([
    'New booking',
    'All bookings',
    'Reschedule',
    'Consultation',
    'Test',
    'Wellness',
    'Packages',
  ]);
  expect(within(menu).getByRole('link', { name: 'All bookings' })).toHaveAttribute(
    'href',
    `${OWN}/bookingList`,
  );
  await expectAccessible(container);
});

test('all bookings can be filtered by the kind of their service', async () => {
  service.appointments.push(
    appointment({ status: 'cancelled', age: null, language: null }),
    appointment({ id: 'b'.repeat(32), bookingId: 'BK-TEST01', kind: 'test', service: 'Laboratory tests' }),
  );
  const { user, container, location } = open('/bookingList');
  const first = await screen.findByRole('rowheader', { name: 'BK-7QX2M9 Cancelled' });
  expect(headings()).toEqual(TABLES['bookings/bookingList']);
  expect(within(first).getByRole('link')).toHaveAttribute(
    'href',
    `/user/asha.kulkarni/appointments/${'a'.repeat(32)}`,
  );
  await expectAccessible(container);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Test');
  await waitFor(() => expect(screen.queryByText('BK-7QX2M9')).not.toBeInTheDocument());
  expect(screen.getByText('BK-TEST01')).toBeInTheDocument();
  expect(location()).toBe(`${OWN}/bookingList?service=test`);
});

test.each(['/bookingList', '/consultation'])('%s is sorted by date, the latest first', async (page) => {
  serveAppointments([appointment()]);
  open(page);
  await screen.findByRole('rowheader', { name: /BK-7QX2M9/ });
  expect(screen.getByRole('columnheader', { name: /^Appointment date/i })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test.each(['/bookingList', '/test'])('%s can be filtered by status', async (page) => {
  service.appointments.push(
    appointment({ kind: 'test', status: 'cancelled' }),
    appointment({ id: 'b'.repeat(32), bookingId: 'BK-TEST01', kind: 'test' }),
  );
  const { user, container } = open(page);
  await screen.findByText('BK-7QX2M9');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Cancelled');
  await waitFor(() => expect(screen.queryByText('BK-TEST01')).not.toBeInTheDocument());
  expect(screen.getByText('BK-7QX2M9')).toBeInTheDocument();
  await expectAccessible(container);
});

test.each([
  ['consultation', 'consultation', 'Consultations'],
  ['test', 'test', 'Test appointments'],
  ['wellness', 'wellness', 'Wellness appointments'],
  ['packages', 'package', 'Package appointments'],
] as const)('/%s shows the bookings of its kind', async (page, kind, caption) => {
  service.appointments.push(
    appointment({ kind: kind === 'test' ? 'wellness' : 'test', bookingId: 'BK-OTHER1' }),
    appointment({ id: 'b'.repeat(32), kind, status: 'requested', appointmentTime: null, startsAt: null }),
  );
  const { container } = open(`/${page}`);
  expect(await screen.findByText('BK-7QX2M9')).toBeInTheDocument();
  expect(screen.queryByText('BK-OTHER1')).not.toBeInTheDocument();
  expect(screen.getByRole('table', { name: caption })).toBeInTheDocument();
  expect(headings()).toEqual(NUMBERED);
  expect(screen.getByRole('cell', { name: 'Morning, not chosen yet' })).toBeInTheDocument();
  await expectAccessible(container);
});

test('a list that failed to load recovers; an empty list links to the form', async () => {
  service.refuse('GET /appointments', 'unreachable');
  const { user, container } = open('/wellness');
  expect(await screen.findByText(UNREACHABLE_MESSAGE)).toBeInTheDocument();
  await expectAccessible(container);
  service.mend();
  await user.click(button('Retry'));
  expect(await screen.findByRole('heading', { name: 'No wellness appointments yet' })).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(screen.getByRole('link', { name: 'Book an appointment' }));
  expect(await screen.findByRole('form', { name: 'Book an appointment' })).toBeInTheDocument();
  await waitFor(() => expect(combobox('Service')).not.toHaveAttribute('aria-busy'));
});

describe('rescheduling', () => {
  const tomorrow = addDays(TODAY, 1);
  const openDialog = async () => {
    const page = open('/reschedule');
    await page.user.click(await screen.findByRole('button', { name: 'Reschedule BK-7QX2M9' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Reschedule this appointment' }));
    return { ...page, dialog };
  };
  const chooseTiming = async ({ user }: Awaited<ReturnType<typeof openDialog>>, timing: string) => {
    const date = screen.getByLabelText('Appointment date');
    await user.clear(date);
    await user.type(date, BOOKED_DAY);
    await choose(user, 'Timing', timing);
  };

  test('moves an appointment to a free timing', async () => {
    service.appointments.push(appointment());
    const opened = await openDialog();
    expect(headings()).toEqual([...NUMBERED, 'Reschedule']);
    expect(screen.getByLabelText('Appointment date')).toHaveValue(tomorrow);
    await expectAccessible(opened.baseElement);
    await chooseTiming(opened, '10:05 AM');
    await opened.user.click(button('Move the appointment'));
    expect(await screen.findByRole('cell', { name: '10:05 AM' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(service.callsTo('PATCH /appointments/:id').map(({ body }) => body)).toEqual([
      { appointmentDate: BOOKED_DAY, timeslot: 'Morning', timing: '10:05 AM' },
    ]);
    expect(opened.toasts).toEqual([
      { tone: 'success', text: `Kids care is moved: ${dateInWords(BOOKED_DAY)}, 10:05 AM.` },
    ]);
  });

  test('says at which timing the appointment is now', async () => {
    service.appointments.push(appointment());
    const { dialog } = await openDialog();
    expect(await dialog.findByText('The appointment is at 9:15 AM now.')).toBeInTheDocument();
    expect(dialog.queryByText(/appointment at 9:15 AM already/)).not.toBeInTheDocument();
  });

  test('requires a timing', async () => {
    service.appointments.push(appointment());
    const { user } = await openDialog();
    await user.click(button('Move the appointment'));
    await waitFor(() =>
      expect(combobox('Timing')).toHaveAccessibleDescription(
        expect.stringContaining(APPOINTMENT_MESSAGES.timingRequired),
      ),
    );
    expect(service.callsTo('PATCH /appointments/:id')).toEqual([]);
    await user.click(button('Keep it'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('offers other timings to click when another patient has taken the chosen one', async () => {
    service.appointments.push(appointment());
    const opened = await openDialog();
    await chooseTiming(opened, '10:05 AM');
    service.booking.take(BOOKED_DAY, '10:05 AM');
    await opened.user.click(button('Move the appointment'));
    await opened.user.click(await screen.findByRole('button', { name: '10:30 AM' }));
    await opened.user.click(button('Move the appointment'));
    expect(await screen.findByRole('cell', { name: '10:30 AM' })).toBeInTheDocument();
  });

  test('past the deadline shows the reason in the row', async () => {
    service.appointments.push(appointment({ changeableUntil: new Date(Date.now() - 60_000).toISOString() }));
    open('/reschedule');
    expect(await screen.findByRole('cell', { name: APPOINTMENT_MESSAGES.tooLate })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Reschedule/ })).not.toBeInTheDocument();
  });

  test('lists first the appointments that can still be moved', async () => {
    const past = new Date(Date.now() - 60_000).toISOString();
    service.appointments.push(
      appointment({ changeableUntil: past, bookingId: 'BK-TOOLATE2' }),
      appointment({ id: 'e'.repeat(32), bookingId: 'BK-7QX2M9' }),
    );
    open('/reschedule');
    await screen.findByRole('button', { name: 'Reschedule BK-7QX2M9' });
    const rowHeaders = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(rowHeaders).toEqual([
      expect.stringContaining('BK-7QX2M9'),
      expect.stringContaining('BK-TOOLATE2'),
    ]);
  });

  test('shows the service’s reason when the deadline passes while the patient chooses', async () => {
    service.appointments.push(appointment());
    const opened = await openDialog();
    await chooseTiming(opened, '10:05 AM');
    service.refuse('PATCH /appointments/:id', {
      status: 409,
      title: 'Conflict',
      detail: APPOINTMENT_MESSAGES.tooLate,
      errors: [{ path: 'status', message: APPOINTMENT_MESSAGES.tooLate }],
    });
    await opened.user.click(button('Move the appointment'));
    expect(await screen.findByText(APPOINTMENT_MESSAGES.tooLate)).toBeInTheDocument();
    expect(combobox('Timing')).toHaveTextContent('10:05 AM');
  });

  test('offers the waiting list on a full day', async () => {
    service.appointments.push(appointment());
    service.booking.take(BOOKED_DAY);
    const { user, baseElement } = await openDialog();
    const date = screen.getByLabelText('Appointment date');
    await user.clear(date);
    await user.type(date, BOOKED_DAY);
    await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
    expect(await screen.findByText(/^Asha Kulkarni is on the waiting list/)).toBeInTheDocument();
    expect(service.callsTo('POST /waiting-list').map(({ body }) => body)).toEqual([
      { service: 5, appointmentDate: BOOKED_DAY, timeslot: 'Morning', patient: 'self' },
    ]);
    await expectAccessible(baseElement);
  });
});
