import { act, screen, waitFor, within } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { addDays, clinicDate, clinicMoment, dayInWords } from '@nivara/shared/domain/clinic-time';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { openDesk } from '../testing/open-desk';
import { deskAppointment, deskDay, deskDoctor, idOf, serveDesk } from '../testing/serve-desk';
import './day-screen';

const TODAY = '2026-03-04';

beforeEach(() => {
  jest.useFakeTimers({ now: clinicMoment(TODAY, 8 * 60 + 30), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const kabir = { id: idOf('9'), name: 'Dr. Kabir', isDayOff: true };

const serveDay = () => {
  const asha = deskAppointment();
  return serveDesk({
    appointments: [asha],
    day: (date) => deskDay([deskDoctor({}, [asha], date), deskDoctor(kabir, [], date)], date),
  });
};

const grid = async () => within(await screen.findByRole('region', { name: 'Timings of all doctors' }));
const rowOf = async (timing: string) =>
  within((await grid()).getByRole('rowheader', { name: timing }).closest('tr') as HTMLElement);

test('shows the 36 timings of all doctors, the booked patients, the free timings and the present moment', async () => {
  serveDay();
  const { container } = openDesk();
  expect((await grid()).getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Time',
    'Dr. MeeraPhysician',
    'Dr. KabirDay off',
  ]);
  const times = (await grid()).getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(times).toHaveLength(37);
  expect(times.slice(0, 4)).toEqual(['8:00 AM', '8:25 AM', '8:30 AM', '8:50 AM']);
  const row = await rowOf('8:50 AM');
  expect(row.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
    'href',
    `/desk/appointments/${idOf('a')}`,
  );
  expect(row.getByText('Consultation, unpaid')).toBeInTheDocument();
  expect((await rowOf('9:15 AM')).getByRole('link', { name: 'Book Dr. Meera at 9:15 AM' })).toHaveAttribute(
    'href',
    `/desk/book?date=${TODAY}&doctor=${idOf('d')}&timing=9%3A15+AM`,
  );
  expect((await rowOf('8:00 AM')).getByText('Not booked')).toBeInTheDocument();
  expect((await rowOf('12:00 PM')).getAllByText('Closed')).toHaveLength(2);
  await expectAccessible(container);
});

test('counts the visits of the day by state, and the free timings', async () => {
  serveDay();
  openDesk();
  await grid();
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const counts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(names).toEqual(['expected', 'arrived', 'being seen', 'done', 'missed', 'timings free']);
  expect(counts).toEqual(['1', '0', '0', '0', '0', '6']);
});

test('one press notes the arrival, and the toast undoes it', async () => {
  const service = serveDay();
  const { user, toasts } = openDesk();
  const row = await rowOf('8:50 AM');
  await user.click(row.getByRole('button', { name: 'Arrived: Asha Rao' }));
  expect(row.getByRole('button', { name: 'Being seen: Asha Rao' })).toBeInTheDocument();
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Asha Rao: arrived.']));
  act(() => toasts[0]?.action?.run());
  expect(await row.findByRole('button', { name: 'Arrived: Asha Rao' })).toBeInTheDocument();
  expect(service.callsTo('PUT /desk/appointments/:id/state').map(({ body }) => body)).toEqual([
    { state: 'arrived' },
    { state: 'expected' },
  ]);
});

test('restores the state when the service cannot be reached', async () => {
  const service = serveDay();
  service.refuse('PUT /desk/appointments/:id/state', 'unreachable');
  const { user, toasts } = openDesk();
  const row = await rowOf('8:50 AM');
  await user.click(row.getByRole('button', { name: 'Arrived: Asha Rao' }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'error', text: UNREACHABLE_MESSAGE }]));
  expect(await row.findByRole('button', { name: 'Arrived: Asha Rao' })).toBeInTheDocument();
});

test('the list of doctors for narrow screens puts the chosen doctor into the address', async () => {
  serveDay();
  const { user, location } = openDesk();
  const choice = await screen.findByRole('combobox', { name: 'Doctor' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dr. Meera, 1 booked', 'Dr. Kabir, day off']);
  await user.selectOptions(choice, 'Dr. Kabir, day off');
  expect(location()).toBe(`/desk?doctor=${idOf('9')}`);
  expect(choice).toHaveValue(idOf('9'));
});

test('shows today when the address names a day that the calendar lacks', async () => {
  serveDay();
  openDesk('/desk?date=2026-02-30');
  await grid();
  expect(screen.getByRole('heading', { level: 1, name: `Today, ${dayInWords(TODAY)}` })).toBeInTheDocument();
});

test('goes to the next day, which offers no arrivals and no walk-in, and back to today', async () => {
  serveDay();
  const tomorrow = addDays(TODAY, 1);
  const { user, location } = openDesk();
  await grid();
  await user.click(screen.getByRole('link', { name: 'Next day' }));
  expect(location()).toBe(`/desk?date=${tomorrow}`);
  expect(await screen.findByRole('heading', { level: 1, name: dayInWords(tomorrow) })).toBeInTheDocument();
  await grid();
  expect(screen.queryByRole('button', { name: /^Arrived/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Walk-in' })).not.toBeInTheDocument();
  await user.click(
    within(screen.getByRole('navigation', { name: 'Other days' })).getByRole('link', { name: 'Today' }),
  );
  expect(location()).toBe('/desk');
  await grid();
});

test('prints each doctor’s appointments with phone and bill', async () => {
  serveDay();
  const { container } = openDesk();
  await grid();
  const sheet = container.querySelector('[data-print-alone]');
  expect(sheet).toHaveTextContent(dayInWords(clinicDate(new Date())));
  expect(sheet).toHaveTextContent('8:50 AMAsha Rao+91 98765 43210Consultation₹800.00, unpaid');
  expect(sheet).not.toHaveTextContent('Dr. Kabir');
});

test('shows a message while there is no doctor', async () => {
  serveDesk({ day: (date) => deskDay([], date) });
  openDesk();
  expect(await screen.findByRole('heading', { name: 'No doctors yet' })).toBeInTheDocument();
});

test('shows a failure; a retry then shows the day', async () => {
  const service = serveDay();
  service.refuse('GET /desk/day', 'unreachable');
  const { user, container } = openDesk();
  expect(await screen.findByText(UNREACHABLE_MESSAGE)).toBeInTheDocument();
  await expectAccessible(container);
  service.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await grid()).toBeDefined();
});

test('redirects an unknown address to the day', async () => {
  serveDay();
  const { location } = openDesk('/desk/horoscope');
  expect(await screen.findByRole('heading', { level: 1, name: /^Today, / })).toBeInTheDocument();
  expect(location()).toBe('/desk');
  await grid();
});
