import { act, screen, waitFor, within } from '@testing-library/react';
import { addDays, dayInWords, weekdayOf } from '@nivara/shared/domain/clinic-time';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { openDoctor } from '../testing/open-doctor';
import { narrowScreen } from '../testing/narrow-screen';
import { booked, day, serveAppointments } from './testing/serve-appointments';
// Imported early, so that no test waits for the compiler.
import './appointments-screen';
import './calendar-screen';
import './hours/hours-screen';
import './waiting-list-screen';

afterEach(() => jest.restoreAllMocks());

test('lists coming appointments, and sends the search to the service', async () => {
  const service = serveAppointments();
  const { user, container } = openDoctor('/doctor/appointments');
  expect(await screen.findByRole('link', { name: 'Asha Kulkarni, 34' })).toHaveAttribute(
    'href',
    `/doctor/appointments/${booked.id}`,
  );
  expect(screen.getByText('Ravi Iyer, 34')).toBeInTheDocument();
  expect(service.callsTo('GET /appointments')[0]?.query.get('sort')).toBe('appointmentDate');
  await expectAccessible(container);
  await user.type(screen.getByRole('searchbox'), 'Ravi');
  await waitFor(() => expect(screen.queryByText('Asha Kulkarni, 34')).not.toBeInTheDocument());
});

test('filters the list by state, service and kind', async () => {
  const service = serveAppointments();
  const { user } = openDoctor('/doctor/appointments');
  const last = () => service.callsTo('GET /appointments').at(-1)?.query;
  await screen.findByRole('option', { name: 'Kids care' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Kids care');
  await waitFor(() => expect(last()?.get('service')).toBe('5'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Consultation');
  await waitFor(() => expect(last()?.get('kind')).toBe('consultation'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Requested');
  await waitFor(() => expect(last()?.get('status')).toBe('requested'));
});

test.each([
  ['requests', 'Requests', 'Ravi Iyer, 34'],
  ['past', 'Past appointments', 'Missed'],
  ['cancelled', 'Cancelled appointments', 'The doctor is ill.'],
])('/doctor/appointments/%s lists the appointments of its kind', async (page, heading, text) => {
  serveAppointments();
  openDoctor(`/doctor/appointments/${page}`);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(text);
});

test('an empty list of requests says that nobody waits', async () => {
  serveAppointments({ appointments: [] });
  openDoctor('/doctor/appointments/requests');
  expect(await screen.findByRole('heading', { name: 'Nobody waits for a timing' })).toBeInTheDocument();
});

test('offers a retry when the list cannot be loaded', async () => {
  const service = serveAppointments();
  service.refuse('GET /appointments', 'unreachable');
  const { user } = openDoctor('/doctor/appointments');
  const retry = await screen.findByRole('button', { name: /again|retry/i });
  service.mend();
  await user.click(retry);
  expect(await screen.findByText('Ravi Iyer, 34')).toBeInTheDocument();
});

test('a request gets one of the doctor’s free timings', async () => {
  const service = serveAppointments();
  const { user, container, toasts } = openDoctor('/doctor/appointments/requests');
  await user.click(await screen.findByRole('button', { name: 'Give a timing: BK-REQUEST' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A timing for Ravi Iyer' }));
  expect(dialog.getByLabelText('Date')).toHaveValue(day);
  const free = await dialog.findAllByRole('radio');
  expect(free.map((radio) => radio.getAttribute('value'))).toEqual(['8:25 AM']);
  await expectAccessible(container);
  await user.click(dialog.getByRole('radio', { name: '8:25 AM' }));
  await user.click(dialog.getByRole('button', { name: 'Give this timing' }));
  expect(await screen.findByRole('heading', { name: 'Nobody waits for a timing' })).toBeInTheDocument();
  expect(service.callsTo('PATCH /appointments/:id')[0]?.body).toEqual({
    appointmentDate: day,
    timing: '8:25 AM',
  });
  expect(toasts[0]?.text).toContain('8:25 AM');
});

test('asks for a timing, and says why a taken one is refused', async () => {
  const service = serveAppointments();
  const { user } = openDoctor('/doctor/appointments');
  await user.click(await screen.findByRole('button', { name: 'Move: BK-BOOKED2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move BK-BOOKED2' }));
  await user.click(dialog.getByRole('button', { name: 'Move the appointment' }));
  expect(await dialog.findByText('Please choose a timing.')).toBeInTheDocument();
  service.refuse('PATCH /appointments/:id', { status: 409, title: 'Conflict', detail: 'Just taken.' });
  await user.click(await dialog.findByRole('radio', { name: '8:25 AM' }));
  await user.click(dialog.getByRole('button', { name: 'Move the appointment' }));
  expect(await dialog.findByText('Just taken.')).toBeInTheDocument();
});

test('cancels with the trimmed reason, and does not lose the focus', async () => {
  const service = serveAppointments();
  const { user } = openDoctor('/doctor/appointments');
  await user.click(await screen.findByRole('button', { name: 'Cancel BK-BOOKED2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel BK-BOOKED2?' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), ' I am ill. ');
  await user.click(dialog.getByRole('button', { name: 'Cancel the appointment' }));
  await waitFor(() => expect(screen.queryByText('Asha Kulkarni, 34')).not.toBeInTheDocument());
  expect(document.body).not.toHaveFocus();
  expect(service.callsTo('PATCH /appointments/:id')[0]?.body).toEqual({
    status: 'cancelled',
    reason: 'I am ill.',
  });
});

test('shows a week of appointments, and links to the next week', async () => {
  const service = serveAppointments();
  const { user, container, location } = openDoctor(`/doctor/appointments/calendar?from=${day}`);
  const entry = await screen.findByRole('link', { name: /8:25 AM Asha Kulkarni, Kids care/ });
  expect(entry).toHaveAttribute('href', `/doctor/appointments/${booked.id}`);
  expect(screen.getAllByText('Nobody')).toHaveLength(6);
  await expectAccessible(container);
  await user.click(screen.getByRole('link', { name: 'Next week' }));
  await waitFor(() => expect(screen.getAllByText('Nobody')).toHaveLength(7));
  const from = location().split('=')[1] ?? '';
  expect(weekdayOf(from)).toBe(1);
  expect(service.callsTo('GET /appointments').at(-1)?.query.get('to')).toBe(addDays(from, 6));
});

test('shows who waits for the doctor’s services', async () => {
  serveAppointments();
  const { container } = openDoctor('/doctor/appointments/waiting');
  expect(await screen.findByRole('row', { name: /Mira Kulkarni/ })).toHaveTextContent('in the morning');
  await expectAccessible(container);
});

const hours = [{ weekday: weekdayOf(day), from: '8:00 AM', to: '11:20 AM' }];

test('saves the weekly hours, and lists the appointments outside the new hours', async () => {
  const service = serveAppointments({ hours });
  const { user, container } = openDoctor('/doctor/appointments/hours');
  const name = dayInWords(day).split(',')[0] ?? '';
  const first = await screen.findByRole('combobox', { name: `${name}, first timing` });
  const save = screen.getByRole('button', { name: 'Save the hours' });
  expect(save).toBeDisabled();
  await user.selectOptions(first, '8:50 AM');
  expect(screen.getByText(/^One appointment would be outside these hours/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move BK-BOOKED2' })).toBeInTheDocument();
  await expectAccessible(container);
  await user.selectOptions(first, '8:00 AM');
  expect(screen.queryByText(/outside these hours/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Add hours on ${name}` }));
  const second = () => screen.getAllByRole('combobox', { name: `${name}, first timing` })[1] as HTMLElement;
  await user.selectOptions(second(), '8:25 AM');
  await user.click(save);
  expect(await screen.findByText('These hours overlap with others of the same day.')).toBeInTheDocument();
  await user.selectOptions(second(), '4:00 PM');
  await user.click(save);
  await waitFor(() => expect(service.callsTo('PUT /doctors/me/hours')).toHaveLength(1));
  expect(service.callsTo('PUT /doctors/me/hours')[0]?.body).toEqual({
    hours: [...hours, { weekday: weekdayOf(day), from: '4:00 PM', to: '11:20 PM' }],
  });
});

test('moves the focus to the button “Add hours” when hours are removed', async () => {
  serveAppointments({ hours });
  const { user } = openDoctor('/doctor/appointments/hours');
  await user.click(await screen.findByRole('button', { name: /^Remove .* 8:00 AM to 11:20 AM$/ }));
  const name = dayInWords(day).split(',')[0] ?? '';
  expect(screen.getByRole('button', { name: `Add hours on ${name}` })).toHaveFocus();
});

test('takes a day off once nobody is booked on it', async () => {
  const service = serveAppointments({ hours });
  const { user, toasts } = openDoctor('/doctor/appointments/hours');
  const field = await screen.findByLabelText('Another day off');
  const take = screen.getByRole('button', { name: 'Take this day off' });
  await user.type(field, day);
  expect(
    screen.getByText('One patient is booked that day. Please move or cancel the appointment first.'),
  ).toBeInTheDocument();
  expect(take).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Cancel BK-BOOKED2' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'I am away that day.');
  await user.click(dialog.getByRole('button', { name: 'Cancel the appointment' }));
  await waitFor(() => expect(take).toBeEnabled());
  expect(toasts.at(-1)?.text).toBe('BK-BOOKED2 is cancelled.');
  const heading = screen.getByRole('heading', { name: 'Days off' });
  expect(heading).toHaveFocus();
  await user.click(take);
  expect(await screen.findByText(dayInWords(day))).toBeInTheDocument();
  expect(toasts.at(-1)?.text).toBe(`You are off on ${dayInWords(day)}.`);
  expect(heading).toHaveFocus();
  expect(service.callsTo('PUT /doctors/me/days-off/:date')[0]?.path).toContain(day);
});

test('refuses a day off that is too far ahead', async () => {
  const service = serveAppointments();
  const { user } = openDoctor('/doctor/appointments/hours');
  await user.type(await screen.findByLabelText('Another day off'), '9999-12-31');
  await user.click(screen.getByRole('button', { name: 'Take this day off' }));
  expect(screen.getByLabelText('Another day off')).toHaveAccessibleDescription(
    'Error: Please choose a day within the next two years.',
  );
  expect(service.callsTo('PUT /doctors/me/days-off/:date')).toHaveLength(0);
});

test('a day off can be removed, and taken again by the toast', async () => {
  const service = serveAppointments({ dates: [day] });
  const { user, toasts } = openDoctor('/doctor/appointments/hours');
  await user.click(await screen.findByRole('button', { name: `Work on ${dayInWords(day)}` }));
  expect(await screen.findByText('No days off to come.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Days off' })).toHaveFocus();
  act(() => toasts[0]?.action?.run());
  expect(await screen.findByText(dayInWords(day))).toBeInTheDocument();
  expect(service.callsTo('PUT /doctors/me/days-off/:date')).toHaveLength(1);
});

test('on a narrow screen the list has five columns, with the actions', async () => {
  narrowScreen();
  const service = serveAppointments();
  const { container } = openDoctor('/doctor/appointments');
  await screen.findByRole('link', { name: 'Asha Kulkarni, 34' });
  expect(screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    ['Who', 'When', 'Where', 'State', 'Action'],
  );
  expect(screen.getByRole('button', { name: `Move: ${booked.bookingId}` })).toBeInTheDocument();
  expect(service.callsTo('GET /appointments')[0]?.query.get('sort')).toBe('appointmentDate');
  await expectAccessible(container);
});
