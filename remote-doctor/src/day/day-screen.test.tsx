import { act, screen, waitFor, within } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { clinicDate, clinicMoment } from '@nivara/shared/domain/clinic-time';
import type { DoctorDay, WeekDay } from '@nivara/shared/domain/doctor-day';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { serveCalls } from '@nivara/shared/testing/serve-calls';
import { openDoctor } from '../testing/open-doctor';
import { dayEntry, dayTiming, doctorDay, idOf } from '../testing/doctor-day';
import { mondayOf } from './monday-of';
import './day-screen';
import './week-screen';

afterEach(() => jest.restoreAllMocks());

const asha = dayEntry({ due: ['2 results to look at'] });
const ravi = dayEntry({
  appointmentId: idOf('c'),
  complaints: null,
  patient: { ...dayEntry().patient, id: idOf('d'), name: 'Ravi Mehta', age: 8, since: null, isNew: true },
});

const serveDay = (day: DoctorDay, week: WeekDay[] = []) =>
  serveCalls({
    'GET /doctors/me/day': ({ query }) => ({ ...day, date: query.get('date') ?? day.date }),
    'GET /doctors/me/week': () => week,
    'PUT /visits/:id/state': () => asha,
  });

const fullDay = () =>
  doctorDay({
    timings: [dayTiming('8:00 AM', asha), dayTiming('8:25 AM'), dayTiming('8:50 AM', ravi)],
    counts: { requests: 1, results: 2, messages: 0, payments: 3 },
  });

const next = () => screen.findByRole('region', { name: /,/ });
const timeline = () => screen.findByRole('region', { name: 'Timeline' });

test('shows who is next, why they come, since when they are a patient, and what is due', async () => {
  serveDay(fullDay());
  const { container } = openDoctor();
  const card = within(await next());
  expect(card.getByRole('heading', { name: 'Asha Kulkarni, 34' })).toBeInTheDocument();
  expect(card.getByText('Fever since Monday')).toBeInTheDocument();
  expect(card.getByText('Since 2 November 2025')).toBeInTheDocument();
  expect(card.getByRole('list', { name: 'What is due' })).toHaveTextContent('2 results to look at');
  expect(card.getByRole('link', { name: 'Open the visit' })).toHaveAttribute(
    'href',
    `/doctor/appointments/${idOf('a')}`,
  );
  await expectAccessible(container);
});

test('shows the appointments, the free timings and the present moment', async () => {
  jest.useFakeTimers({ now: clinicMoment('2026-03-04', 8 * 60 + 30), advanceTimers: true });
  serveDay(fullDay());
  openDoctor();
  const rows = within(await timeline())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^8:00 AMAsha Kulkarni, 34/);
  expect(rows[1]).toBe('8:25 AMFree');
  expect(rows[2]).toBe('Now, 8:30 AM');
  expect(rows[3]).toMatch(/^8:50 AMRavi Mehta, 8 New/);
  jest.useRealTimers();
});

test('joins neighbouring closed timings into one row, but not across the present moment', async () => {
  jest.useFakeTimers({ now: clinicMoment('2026-03-04', 20 * 60 + 30), advanceTimers: true });
  const closed = (...times: string[]) => times.map((time) => ({ ...dayTiming(time), closed: true }));
  serveDay(
    doctorDay({
      timings: [
        ...closed('8:00 AM'),
        dayTiming('8:25 AM', asha),
        ...closed('6:55 PM', '7:20 PM', '8:00 PM', '8:25 PM', '8:50 PM', '9:15 PM'),
      ],
    }),
  );
  openDoctor();
  const rows = within(await timeline())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    '8:00 AMClosed',
    expect.stringMatching(/^8:25 AMAsha Kulkarni/),
    '6:55 PMClosed until after 8:25 PM',
    'Now, 8:30 PM',
    '8:50 PMClosed until after 9:15 PM',
  ]);
  jest.useRealTimers();
});

test('the numbers of requests and of reported payments link to their lists', async () => {
  serveDay(fullDay());
  openDoctor();
  const counts = within(await screen.findByRole('navigation', { name: 'What waits for you' }));
  expect(counts.getByRole('link', { name: '1 request waits for a timing' })).toHaveAttribute(
    'href',
    '/doctor/appointments/requests',
  );
  expect(counts.getByRole('link', { name: '3 reported payments' })).toHaveAttribute(
    'href',
    '/doctor/bills?status=reported',
  );
});

test('one press sets the usual next state, and the toast undoes it', async () => {
  const service = serveDay(fullDay());
  const { user, toasts } = openDoctor();
  const group = within(await timeline()).getByRole('group', { name: 'State of Asha Kulkarni' });
  const row = group.closest('li');
  const arrived = within(group).getByRole('button', { name: 'Arrived' });
  // The second click of a double click must not set the state after “Arrived”.
  await user.dblClick(arrived);
  expect(within(group).getByRole('button', { name: 'Being seen' })).toHaveFocus();
  expect(row).toHaveTextContent('34 Arrived');
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Asha Kulkarni: arrived.']));
  act(() => toasts[0]?.action?.run());
  await waitFor(() => expect(row).not.toHaveTextContent('34 Arrived'));
  expect(service.callsTo('PUT /visits/:id/state').map(({ id, body }) => [id, body])).toEqual([
    [idOf('a'), { state: 'arrived' }],
    [idOf('a'), { state: 'expected' }],
  ]);
});

test('the menu offers the other states, and works by keyboard', async () => {
  serveDay(fullDay());
  const { user, container } = openDoctor();
  const group = within(await timeline()).getByRole('group', { name: 'State of Asha Kulkarni' });
  const more = within(group).getByRole('button', { name: 'Other states of Asha Kulkarni' });
  act(() => more.focus());
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Being seen',
    'Done',
  ]);
  expect(screen.getByRole('menuitem', { name: 'Being seen' })).toHaveFocus();
  await expectAccessible(container);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(more).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(group.closest('li')).toHaveTextContent('34 Done');
  expect(more).toHaveFocus();
  expect(within(group).getAllByRole('button')).toEqual([more]);
});

test('restores the state when the service cannot be reached', async () => {
  const service = serveDay(fullDay());
  service.refuse('PUT /visits/:id/state', 'unreachable');
  const { user, toasts } = openDoctor();
  const group = within(await timeline()).getByRole('group', { name: 'State of Asha Kulkarni' });
  await user.click(within(group).getByRole('button', { name: 'Missed' }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'error', text: UNREACHABLE_MESSAGE }]));
  expect(group.closest('li')).not.toHaveTextContent('34 Missed');
});

test('a waiting patient is next, before an expected one', async () => {
  serveDay(
    doctorDay({
      timings: [dayTiming('8:00 AM', asha), dayTiming('8:25 AM', { ...ravi, state: 'arrived' })],
    }),
  );
  openDoctor();
  expect(within(await next()).getByRole('heading')).toHaveTextContent('Ravi Mehta, 8');
});

test('the arrow keys go from patient to patient', async () => {
  serveDay(fullDay());
  const { user } = openDoctor();
  const links = within(await timeline()).getAllByRole('link');
  act(() => links[0]?.focus());
  await user.keyboard('{ArrowDown}');
  expect(links[1]).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(links[0]).toHaveFocus();
});

test('offers no states on a future day, and links to the next day and to today', async () => {
  serveDay(fullDay());
  const { user, location } = openDoctor('/doctor?date=2099-03-04');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Wednesday, 4 March 2099' }),
  ).toBeInTheDocument();
  await timeline();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Next day' }));
  expect(location()).toBe('/doctor?date=2099-03-05');
  await user.click(
    within(screen.getByRole('navigation', { name: 'Other days' })).getByRole('link', { name: 'Today' }),
  );
  expect(location()).toBe('/doctor');
});

test('shows the heading “A day off” on a day off', async () => {
  serveDay(doctorDay({ isDayOff: true, timings: [{ ...dayTiming('8:00 AM'), closed: true }] }));
  openDoctor();
  expect(await screen.findByRole('heading', { name: 'A day off' })).toBeInTheDocument();
});

test('links to the hours on a day without hours', async () => {
  serveDay(doctorDay({ timings: [{ ...dayTiming('8:00 AM'), closed: true }] }));
  const { container } = openDoctor();
  expect(await screen.findByRole('heading', { name: 'No hours on this day' })).toBeInTheDocument();
  expect(screen.queryByText(/New appointments appear here/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change hours and days off' })).toHaveAttribute(
    'href',
    '/doctor/appointments/hours',
  );
  await expectAccessible(container);
});

test('links to the hours on a day on which nobody is booked', async () => {
  serveDay(doctorDay({ timings: [dayTiming('8:00 AM')] }));
  openDoctor();
  expect(await screen.findByText(/^Nobody is booked/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hours and days off' })).toHaveAttribute(
    'href',
    '/doctor/appointments/hours',
  );
});

test('shows a failure; a retry then shows the day', async () => {
  const service = serveDay(fullDay());
  service.refuse('GET /doctors/me/day', 'unreachable');
  const { user, container } = openDoctor();
  expect(await screen.findByText(UNREACHABLE_MESSAGE)).toBeInTheDocument();
  await expectAccessible(container);
  service.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await timeline()).toBeInTheDocument();
});

test('redirects an unknown address to the day', async () => {
  serveDay(doctorDay());
  const { location } = openDoctor('/doctor/horoscope');
  expect(await screen.findByRole('heading', { level: 1, name: /^Today, / })).toBeInTheDocument();
  expect(location()).toBe('/doctor');
});

test('a day of the week view links to the day view', async () => {
  const monday = mondayOf(clinicDate(new Date()));
  serveDay(doctorDay(), [
    { date: monday, booked: 3, done: 1, free: 12, isDayOff: false },
    { date: '2099-01-01', booked: 0, done: 0, free: 0, isDayOff: true },
  ]);
  const { user, location, container } = openDoctor('/doctor/week');
  await user.tab();
  const day = await screen.findByRole('link', { name: /3 patients\s*1 done, 12 free/ });
  expect(screen.getByRole('link', { name: /0 patients\s*Day off/ })).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(day);
  expect(location()).toBe(`/doctor?date=${monday}`);
});
