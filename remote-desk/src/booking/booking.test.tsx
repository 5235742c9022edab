import { screen, waitFor, within } from '@testing-library/react';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { clinicMoment } from '@nivara/shared/domain/clinic-time';
import { DESK_MESSAGES } from '@nivara/shared/domain/desk-day';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { openDesk } from '../testing/open-desk';
import { deskDay, deskDoctor, idOf, patientInDetail, serveDesk } from '../testing/serve-desk';
import './book-screen';
import '../day/day-screen';
import '../waiting/waiting-list-screen';

const TODAY = '2026-03-04';

beforeEach(() => {
  jest.useFakeTimers({ now: clinicMoment(TODAY, 8 * 60 + 30), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type User = ReturnType<typeof openDesk>['user'];

const chooseService = async (user: User, name = 'Consultation') =>
  user.selectOptions(await screen.findByRole('combobox', { name: 'Service' }), name);
const find = async (user: User, typed: string) =>
  user.type(await screen.findByRole('searchbox', { name: 'Find the patient' }), typed);
const timings = (name = 'Dr. Meera') =>
  screen.findByRole('group', { name: `Free timings of ${name} on Wednesday, 4 March 2026` });
const bookings = (service: ReturnType<typeof serveDesk>) =>
  service.callsTo('POST /desk/appointments').map(({ body }) => body);

test('books a doctor’s free timing for a caller who is found by phone number', async () => {
  const service = serveDesk({ patients: [patientInDetail()] });
  const { user, toasts, location, container } = openDesk('/desk/book');
  await find(user, '98765');
  await user.click(await screen.findByRole('button', { name: /^Asha Rao/ }));
  await chooseService(user);
  expect(await screen.findByText('₹800.00 before any offer.')).toBeInTheDocument();
  await user.click(within(await timings()).getByRole('radio', { name: '9:15 AM' }));
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(location()).toBe(`/desk?date=${TODAY}`));
  expect(bookings(service)).toEqual([
    { service: 2, patient: idOf('b'), doctor: idOf('d'), appointmentDate: TODAY, timing: '9:15 AM' },
  ]);
  expect(toasts.map(({ text }) => text)).toEqual([
    'Asha Rao: Consultation with Dr. Meera, 4 March 2026, 9:15 AM.',
  ]);
});

test('shows the e-mail addresses of namesakes, and says when to ask the caller for theirs', async () => {
  const asha = patientInDetail({ email: 'asha@example.org' });
  const namesake = patientInDetail({ id: idOf('9'), email: 'mallory@example.org', isUnseen: true });
  serveDesk({ patients: [asha, namesake] });
  const { user, container } = openDesk('/desk/book');
  await find(user, '98765');
  expect(await screen.findByRole('button', { name: /asha@example\.org/ })).not.toHaveTextContent(
    'not seen yet',
  );
  await user.click(screen.getByRole('button', { name: /mallory@example\.org.*Opened online, not seen yet/ }));
  expect(screen.getByText(/Ask for the account’s e-mail address/)).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Choose somebody else' }));
  await find(user, '98765');
  await user.click(await screen.findByRole('button', { name: /asha@example\.org/ }));
  expect(screen.queryByText(/Ask for the account/)).not.toBeInTheDocument();
});

test('adds an unknown caller with the typed phone number, and books for them', async () => {
  const service = serveDesk();
  const { user } = openDesk('/desk/book');
  await find(user, '98765 43210');
  expect(await screen.findByText('Nobody found. Is it a new patient?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a new patient' }));
  expect(screen.getByLabelText('Phone')).toHaveValue('98765 43210');
  await user.type(screen.getByLabelText('First name'), 'Leela');
  await user.click(screen.getByRole('button', { name: 'Add and choose' }));
  expect(await screen.findByRole('link', { name: 'Leela' })).toBeInTheDocument();
  expect(service.callsTo('POST /desk/people').map(({ body }) => body)).toEqual([
    { firstName: 'Leela', phone: '98765 43210' },
  ]);
  await chooseService(user);
  await user.click(within(await timings()).getByRole('radio', { name: '8:50 AM' }));
  await user.click(screen.getByRole('checkbox', { name: 'By video' }));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() =>
    expect(bookings(service)).toEqual([expect.objectContaining({ patient: idOf('c'), online: true })]),
  );
});

test('names each missing answer, and keeps the answers already given', async () => {
  serveDesk({ patients: [patientInDetail()] });
  const { user } = openDesk('/desk/book');
  const book = async () => user.click(await screen.findByRole('button', { name: 'Book' }));
  await book();
  expect(await screen.findByRole('alert')).toHaveTextContent(DESK_MESSAGES.patient);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await find(user, 'asha');
  await user.click(await screen.findByRole('button', { name: /^Asha Rao/ }));
  await book();
  expect(await screen.findByText(APPOINTMENT_MESSAGES.serviceRequired)).toBeInTheDocument();
  await chooseService(user);
  await timings();
  await book();
  expect(await screen.findByText(APPOINTMENT_MESSAGES.timingRequired)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Asha Rao' })).toBeInTheDocument();
});

test('begins with the answers in the address, and offers only the services of the doctor in it', async () => {
  const service = serveDesk({ patients: [patientInDetail()] });
  const { user } = openDesk(
    `/desk/book?date=2026-03-05&doctor=${idOf('d')}&timing=8:25+AM&patient=${idOf('b')}`,
  );
  expect(await screen.findByRole('link', { name: 'Asha Rao' })).toBeInTheDocument();
  expect(screen.getByText(/^Dr\. Meera at 8:25 AM\./)).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Kids care' })).not.toBeInTheDocument();
  await chooseService(user);
  expect(await screen.findByRole('radio', { name: '8:25 AM' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() =>
    expect(bookings(service)).toEqual([
      expect.objectContaining({ appointmentDate: '2026-03-05', timing: '8:25 AM' }),
    ]),
  );
});

test('books a walk-in into the timing that has begun', async () => {
  const service = serveDesk({ patients: [patientInDetail()] });
  const { user } = openDesk(`/desk/book?walkIn=true&patient=${idOf('b')}`);
  await chooseService(user);
  expect(screen.queryByLabelText('Date')).not.toBeInTheDocument();
  const radios = within(await timings()).getAllByRole('radio');
  expect(radios.map((radio) => radio.getAttribute('value'))).toEqual([
    '8:25 AM',
    '8:50 AM',
    '9:15 AM',
    '9:40 AM',
    '10:05 AM',
    '10:30 AM',
    '10:55 AM',
    '11:20 AM',
  ]);
  await user.click(screen.getByRole('radio', { name: '8:25 AM' }));
  await user.click(screen.getByRole('button', { name: 'Book and mark as arrived' }));
  await waitFor(() => expect(bookings(service)).toEqual([expect.objectContaining({ walkIn: true })]));
});

test('puts a caller on the waiting list when no doctor is free', async () => {
  const service = serveDesk({
    patients: [patientInDetail()],
    day: (date) => deskDay([deskDoctor({ services: [5] }, [], date)], date),
  });
  const { user, location } = openDesk(`/desk/book?patient=${idOf('b')}`);
  await chooseService(user);
  expect(
    await screen.findByText('Nobody who gives this service is free on Wednesday, 4 March 2026.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Put on the waiting list' }));
  await waitFor(() => expect(location()).toBe('/desk/waiting-list'));
  expect(service.callsTo('POST /desk/waiting-list').map(({ body }) => body)).toEqual([
    { service: 2, patient: idOf('b'), appointmentDate: TODAY },
  ]);
});

test('shows the next free day when no doctor is free', async () => {
  serveDesk({
    day: (date) => deskDay([deskDoctor({ isDayOff: date < '2026-03-07' }, [], date)], date),
  });
  const { user } = openDesk('/desk/book');
  await chooseService(user);
  await user.click(
    await screen.findByRole('button', { name: 'Show Saturday, 7 March 2026, the next free day' }),
  );
  expect(screen.getByLabelText('Date')).toHaveValue('2026-03-07');
  expect(
    await screen.findByRole('group', { name: 'Free timings of Dr. Meera on Saturday, 7 March 2026' }),
  ).toBeInTheDocument();
});

test('shows why a booking was refused', async () => {
  const service = serveDesk({ patients: [patientInDetail()] });
  service.refuse('POST /desk/appointments', {
    status: 409,
    title: 'Conflict',
    detail: APPOINTMENT_MESSAGES.notFree,
  });
  const { user } = openDesk(`/desk/book?patient=${idOf('b')}`);
  await chooseService(user);
  await user.click(within(await timings()).getByRole('radio', { name: '9:15 AM' }));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(APPOINTMENT_MESSAGES.notFree);
});
