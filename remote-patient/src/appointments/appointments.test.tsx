import { screen, waitFor, within } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { Route } from '@nivara/shared/app-context/router';
import { brand } from '@nivara/shared/contracts/brand';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { button } from '@nivara/shared/testing/booking-form';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { TABLES } from '@nivara/shared/testing/patient-tables';
import { serveAppointments, waitingEntry, type AppointmentService } from './testing/serve-appointments';
import { bill, paidBill } from '../money/testing/serve-bills';
import { appointment } from '../testing/serve-patient';
import { AreaSection } from '../testing/area-section';
// Imported early, so that no test waits for the compiler.
import './new-appointments-screen';
import './completed-appointments-screen';
import './appointment-screen';
import './waiting-list-screen';

const OWN = '/user/asha.kulkarni/appointments';
const ID = 'a'.repeat(32);
const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

let service: AppointmentService;
beforeEach(() => {
  service = serveAppointments();
});

const open = (page = '', user = sessionUser()) =>
  renderWithApp(
    <AreaSection names={['appointments']}>
      <Route path="*" element={<h1>Elsewhere</h1>} />
    </AreaSection>,
    { path: OWN + page, user },
  );
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const HEADINGS = TABLES['appointments/completed'];

test('the index opens the new appointments, with a column of Join links', async () => {
  service.appointments.push(
    appointment(),
    appointment({ id: 'b'.repeat(32), bookingId: 'BK-OVER01', status: 'completed' }),
  );
  const { container, location } = open();
  expect(await screen.findByRole('rowheader', { name: 'BK-7QX2M9 Booked' })).toBeInTheDocument();
  expect(location()).toBe(`${OWN}/new`);
  expect(headings()).toEqual([...HEADINGS, 'Join']);
  expect(screen.getByRole('cell', { name: 'At the clinic' })).toBeInTheDocument();
  expect(screen.queryByText('BK-OVER01')).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('on a narrow screen a card has day and time in one line, and the place beside the doctor', async () => {
  const originalMatchMedia = window.matchMedia;
  window.matchMedia = (media) => ({ ...originalMatchMedia(media), matches: media.includes('width <') });
  service.appointments.push(appointment({ serviceProvider: 'Dr. Asha Demo', appointmentTime: '8:25 AM' }));
  open('/new');
  const row = within(await screen.findByRole('row', { name: /BK-7QX2M9/ }));
  expect(row.getByRole('cell', { name: /^\d+ [A-Z][a-z]{2,3}( \d{4})?, 8:25 AM$/ })).toBeInTheDocument();
  expect(row.getByText('Dr. Asha Demo, at the clinic')).toBeInTheDocument();
  expect(row.queryByText('At the clinic')).not.toBeInTheDocument();
  window.matchMedia = originalMatchMedia;
});

test('the Join link appears ten minutes before an online consultation', async () => {
  const online = (id: string, from: number) =>
    appointment({
      id: id.repeat(32),
      bookingId: `BK-${id}`,
      online: true,
      startsAt: inMinutes(from + 10),
      join: { url: `https://meet.example.org/${id}`, from: inMinutes(from) },
    });
  service.appointments.push(online('1', -1), online('2', 24 * 60));
  const { container } = open('/new');
  expect(await screen.findByRole('link', { name: 'Join BK-1 (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://meet.example.org/1',
  );
  expect(screen.queryByRole('link', { name: /^Join BK-2/ })).not.toBeInTheDocument();
  expect(screen.getByRole('cell', { name: /^You can join from \d+:\d\d [AP]M$/ })).toBeInTheDocument();
  await expectAccessible(container);
});

test('completed appointments have a list of their own', async () => {
  service.appointments.push(
    appointment(),
    appointment({ id: 'b'.repeat(32), bookingId: 'BK-OVER01', status: 'completed' }),
  );
  const { container } = open('/completed');
  expect(await screen.findByRole('rowheader', { name: 'BK-OVER01 Completed' })).toBeInTheDocument();
  expect(headings()).toEqual(HEADINGS);
  expect(screen.queryByText('BK-7QX2M9')).not.toBeInTheDocument();
  await expectAccessible(container);
});

describe('one appointment', () => {
  test('shows every detail and a link to its calendar file', async () => {
    service.appointments.push(appointment({ complaints: 'A cough', changeableUntil: inMinutes(600) }));
    const { container } = open(`/${ID}`);
    const title = /^Kids care, \w{3}\s\d+\s\w{3,4}(\s\d{4})?, 9:15\sAM/;
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(document.title).toMatch(title);
    const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(names.slice(0, 3)).toEqual(['Doctor', 'For', 'Place']);
    expect(names.at(-1)).toBe('Booking ID');
    for (const words of ['Dr. Example', 'Asha Kulkarni', 'A cough', 'Consultation', 'Booked', 'BK-7QX2M9']) {
      expect(screen.getByText(words)).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Save to your calendar' })).toHaveAttribute(
      'href',
      `/api/appointments/${ID}/calendar`,
    );
    await expectAccessible(container);
  });

  test.each([
    [bill({ appointmentId: ID }), 'See and pay the bill'],
    [paidBill({ appointmentId: ID }), 'See the bill'],
  ])('links to its bill, paid or not (case %#)', async (raised, name) => {
    service = serveAppointments([appointment({ status: 'completed' })], [raised]);
    const { container } = open(`/${ID}`);
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/user/asha.kulkarni/bills/${raised.id}`,
    );
    await expectAccessible(container);
  });

  test('without a bill has no link to one', async () => {
    service = serveAppointments([appointment({ status: 'completed' })], [bill()]);
    open(`/${ID}`);
    expect(await screen.findByRole('link', { name: 'Write to the doctor about it' })).toBeInTheDocument();
    await waitFor(() => expect(service.callsTo('GET /bills')).toHaveLength(1));
    expect(screen.queryByRole('link', { name: /bill/ })).not.toBeInTheDocument();
  });

  test('says why the clinic has cancelled it', async () => {
    service.appointments.push(appointment({ status: 'cancelled', cancelReason: 'The doctor is ill.' }));
    open(`/${ID}`);
    expect(await screen.findByText('The doctor is ill.')).toBeInTheDocument();
  });

  test('can be cancelled after a confirmation and booked again', async () => {
    service.appointments.push(appointment());
    const { user, toasts, openedModals, baseElement } = open(`/${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Cancel the appointment' }));
    const question = screen.getByRole('dialog', { name: 'Cancel this appointment?' });
    await expectAccessible(baseElement);
    await user.click(button('Keep it'));
    expect(question).not.toBeInTheDocument();
    expect(service.callsTo('PATCH /appointments/:id')).toEqual([]);

    await user.click(button('Cancel the appointment'));
    await user.click(screen.getAllByRole('button', { name: 'Cancel the appointment' }).at(-1) ?? question);
    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    expect(toasts).toEqual([
      { tone: 'success', text: expect.stringMatching(/^Cancelled: Kids care, .+, 9:15\sAM\.$/) as string },
    ]);
    expect(screen.queryByRole('button', { name: 'Reschedule' })).not.toBeInTheDocument();
    await user.click(button('Book Kids care again'));
    expect(openedModals).toEqual([{ name: 'book', props: { service: 'Kids care' } }]);
  });

  test('offers no payment once it is cancelled', async () => {
    const bills = [bill({ appointmentId: ID })];
    service = serveAppointments([appointment()], bills);
    const { user } = open(`/${ID}`);
    expect(await screen.findByRole('link', { name: 'See and pay the bill' })).toBeInTheDocument();
    bills[0] = bill({ appointmentId: ID, status: 'cancelled', balance: 0 });
    await user.click(button('Cancel the appointment'));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel the appointment' }),
    );
    expect(await screen.findByRole('link', { name: 'See the bill' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See and pay the bill' })).not.toBeInTheDocument();
  });

  test('past the deadline shows whom to call instead of the actions', async () => {
    service.appointments.push(appointment({ changeableUntil: inMinutes(-1) }));
    const { container } = open(`/${ID}`);
    expect(await screen.findByText(APPOINTMENT_MESSAGES.tooLate)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: brand.phone.text })).toHaveAttribute('href', brand.phone.href);
    expect(screen.getByRole('link', { name: 'Save to your calendar' })).toBeInTheDocument();
    for (const name of ['Reschedule', 'Cancel the appointment'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  test('shows the service’s refusal when the deadline passes while the page is open', async () => {
    const soon = appointment({ changeableUntil: inMinutes(1) });
    service.appointments.push(soon);
    const { user, baseElement } = open(`/${ID}`);
    await user.click(await screen.findByRole('button', { name: 'Cancel the appointment' }));
    soon.changeableUntil = inMinutes(-1);
    await user.click(screen.getAllByRole('button', { name: 'Cancel the appointment' }).at(-1) ?? baseElement);
    expect(await screen.findByRole('alert')).toHaveTextContent(APPOINTMENT_MESSAGES.tooLate);
    await expectAccessible(baseElement);
    await user.click(button('Keep it'));
    expect(screen.getByText('Booked')).toBeInTheDocument();
  });

  test.each(['b'.repeat(32), 'nonsense'])(
    'shows a message for an unknown or malformed id of an appointment: %s',
    async (id) => {
      const { container } = open(`/${id}`);
      expect(
        await screen.findByRole('heading', { name: 'We could not find that appointment' }),
      ).toBeInTheDocument();
      await expectAccessible(container);
    },
  );

  test('loads once the service is back', async () => {
    service.appointments.push(appointment());
    service.refuse('GET /appointments/:id', 'unreachable');
    const { user, container } = open(`/${ID}`);
    expect(await screen.findByText(UNREACHABLE_MESSAGE)).toBeInTheDocument();
    await expectAccessible(container);
    service.mend();
    await user.click(button('Retry'));
    expect(await screen.findByText('Dr. Example')).toBeInTheDocument();
  });
});

describe('the waiting list', () => {
  const offer = { timing: '9:15 AM', expiresAt: inMinutes(20) };

  test('books an offered timing', async () => {
    service.waiting.push(waitingEntry({ status: 'offered', offer }));
    const { user, toasts, container } = open('/waiting');
    expect(await screen.findByText(/^Offered: 9:15 AM, kept until \d+:\d\d [AP]M$/)).toBeInTheDocument();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: /^Accept/ }));
    await user.click(button('Book this timing'));
    expect(await screen.findByText('Booked')).toBeInTheDocument();
    expect(toasts).toEqual([{ tone: 'success', text: 'Appointment booked successfully for Asha Kulkarni!' }]);
  });

  test('does not book an expired offer', async () => {
    service.waiting.push(waitingEntry({ status: 'offered', offer }));
    service.refuse('POST /waiting-list/:id/accept', {
      status: 409,
      title: 'Conflict',
      detail: APPOINTMENT_MESSAGES.offerOver,
    });
    const { user } = open('/waiting');
    await user.click(await screen.findByRole('button', { name: /^Accept/ }));
    await user.click(button('Book this timing'));
    expect(await screen.findByRole('alert')).toHaveTextContent(APPOINTMENT_MESSAGES.offerOver);
  });

  test('removes an entry after a confirmation', async () => {
    service.waiting.push(waitingEntry());
    const { user, toasts } = open('/waiting');
    await user.click(await screen.findByRole('button', { name: 'Leave 10 April 2026, in the morning' }));
    await user.click(button('Leave'));
    expect(await screen.findByText('Left')).toBeInTheDocument();
    expect(toasts).toEqual([{ tone: 'success', text: 'You have left the waiting list.' }]);
  });

  test('shows a message to a patient without entries', async () => {
    const { container } = open('/waiting');
    expect(
      await screen.findByRole('heading', { name: 'You are not waiting for any day' }),
    ).toBeInTheDocument();
    await expectAccessible(container);
  });
});
