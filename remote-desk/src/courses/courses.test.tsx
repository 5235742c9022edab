import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { COURSE_DATE_MESSAGES } from '@nivara/shared/domain/course-date';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '@nivara/shared/testing/fill';
import { openDesk } from '../testing/open-desk';
import { idOf } from '../testing/serve-desk';
import { courseDateAtDesk, enrolmentAtDesk, serveCourses } from './testing/serve-courses';
// Imported early, so that no test waits for the compiler.
import './course-date-screen';
import './courses-screen';
import './edit-course-date-screen';

afterEach(() => jest.restoreAllMocks());

const PAGE = `/desk/courses/${idOf('4')}`;
type User = ReturnType<typeof openDesk>['user'];
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

test('lists coming dates with fee, teacher and seats', async () => {
  const service = serveCourses([
    courseDateAtDesk(),
    courseDateAtDesk({ id: idOf('5'), free: 0, waiting: 3 }),
  ]);
  const { container, user } = openDesk('/desk/courses');
  const rows = await screen.findAllByRole('row', { name: /Yoga teacher foundations.*Meera Rao.*₹1,180\.00/ });
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual(['Open', 'Full']);
  expect(service.callsTo('GET /desk/course-dates').at(-1)?.query.get('from')).toMatch(/^\d{4}-/);
  await expectAccessible(container);
  await user.click(screen.getByRole('link', { name: 'All' }));
  await screen.findByRole('heading', { level: 1, name: 'All course dates' });
  await waitFor(() => expect(service.callsTo('GET /desk/course-dates').at(-1)?.query.get('from')).toBeNull());
});

test('shows a message while no date is planned', async () => {
  serveCourses([]);
  openDesk('/desk/courses');
  expect(await screen.findByRole('heading', { name: 'No dates are planned' })).toBeInTheDocument();
});

test('plans a date of a course of the catalogue once the errors in the form are corrected', async () => {
  const service = serveCourses([]);
  const { user, container, location } = openDesk('/desk/courses/new');
  await press(user, 'Save the date');
  expect(await screen.findByLabelText('Course')).toHaveAccessibleDescription(
    expect.stringContaining(COURSE_DATE_MESSAGES.course),
  );
  await expectAccessible(container);
  await user.selectOptions(screen.getByLabelText('Course'), 'Diabetes educator');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2027-05-02' } });
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: '2027-05-01' } });
  await fill(user, screen.getByLabelText('Days and times'), 'Sundays, 9 AM');
  await fill(user, screen.getByLabelText('Place'), 'Hall');
  await fill(user, screen.getByLabelText('Teacher'), 'Meera Rao');
  await fill(user, screen.getByLabelText('Fee before tax, in rupees'), '1,500');
  fireEvent.change(screen.getByLabelText('Seats'), { target: { value: '8' } });
  await press(user, 'Save the date');
  expect(await screen.findByLabelText(/^Last day/)).toHaveAccessibleDescription(
    expect.stringContaining(COURSE_DATE_MESSAGES.endsBefore),
  );
  fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: '' } });
  await press(user, 'Save the date');
  await waitFor(() => expect(location()).toBe(`/desk/courses/${idOf('5')}`));
  expect(service.callsTo('POST /desk/course-dates')[0]?.body).toEqual({
    course: '/courses/diabetes-educator',
    title: 'Diabetes educator',
    startsOn: '2027-05-02',
    times: 'Sundays, 9 AM',
    place: 'Hall',
    teacher: 'Meera Rao',
    fee: 150_000,
    taxPercent: 18,
    seats: 8,
  });
});

test('asks for the address of the course’s page when the site lists no courses', async () => {
  serveCourses([courseDateAtDesk()], [], []);
  openDesk(`${PAGE}/edit`);
  expect(await screen.findByLabelText('Address of its page')).toHaveValue(
    '/courses/yoga-teacher-foundations',
  );
  expect(screen.getByLabelText('Fee before tax, in rupees')).toHaveValue('1000.00');
});

test('marks the field that the service names when it refuses a change of a date', async () => {
  const service = serveCourses([courseDateAtDesk()]);
  const { user } = openDesk(`${PAGE}/edit`);
  const errors = [{ path: 'seats', message: COURSE_DATE_MESSAGES.taken }];
  service.refuse('PUT /desk/course-dates/:id', {
    status: 409,
    title: 'Conflict',
    detail: COURSE_DATE_MESSAGES.taken,
    errors,
  });
  await press(user, 'Save the date');
  await waitFor(() => expect(screen.getByLabelText('Seats')).toBeInvalid());
});

test('shows who is enrolled, confirms a seat and cancels an enrolment', async () => {
  const service = serveCourses(
    [courseDateAtDesk()],
    [enrolmentAtDesk(), enrolmentAtDesk({ id: idOf('6'), name: 'Leela Joshi', state: 'waiting' })],
  );
  const { user, container, toasts } = openDesk(PAGE);
  expect(await screen.findByRole('row', { name: /Leela Joshi.*Waiting/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm the seat of Leela Joshi' })).not.toBeInTheDocument();
  await expectAccessible(container);
  await press(user, 'Confirm the seat of Asha Rao');
  await user.click((await dialog()).getByRole('button', { name: 'Confirm the seat' }));
  expect(await screen.findByRole('row', { name: /Asha Rao.*Confirmed.*NV-1, unpaid/ })).toBeInTheDocument();
  await press(user, 'Cancel the enrolment of Leela Joshi');
  await user.type((await dialog()).getByLabelText(/^Reason/), 'She has asked for it.');
  await user.click((await dialog()).getByRole('button', { name: 'Cancel the enrolment' }));
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(service.callsTo('POST /desk/enrolments/:id/cancel')[0]?.body).toEqual({
    reason: 'She has asked for it.',
  });
});

test('shows which enrolments wait for the visitor’s confirmation, and confirms one', async () => {
  serveCourses(
    [courseDateAtDesk({ unconfirmed: 2 })],
    [
      enrolmentAtDesk({ state: 'waiting', unconfirmed: true }),
      enrolmentAtDesk({ id: idOf('6'), name: 'Leela Joshi', unconfirmed: true }),
    ],
  );
  const { user, container, toasts } = openDesk(PAGE);
  expect(await screen.findByRole('row', { name: /Asha Rao.*Visitor to confirm/ })).toBeInTheDocument();
  // Leela has one of the seats that unconfirmed visitors may take, so the desk can confirm it.
  expect(screen.getByRole('row', { name: /Leela Joshi.*To confirm/ })).toBeInTheDocument();
  expect(screen.getByText(/; 2 for the visitor to confirm/)).toBeInTheDocument();
  await expectAccessible(container);
  await press(user, 'Confirm the enrolment of Asha Rao');
  expect((await dialog()).getByText(/has not typed the code that we sent/)).toBeInTheDocument();
  await user.click((await dialog()).getByRole('button', { name: 'Confirm the enrolment' }));
  expect(await screen.findByRole('row', { name: /Asha Rao.*Confirmed.*NV-1, unpaid/ })).toBeInTheDocument();
  expect(toasts.map(({ text }) => text)).toEqual([
    'The seat of Asha Rao is confirmed, and a mail is on its way.',
  ]);
});

test('enrols somebody at the desk', async () => {
  serveCourses([courseDateAtDesk()]);
  const { user, toasts } = openDesk(PAGE);
  await screen.findByRole('heading', { name: 'Nobody is enrolled' });
  await user.click(screen.getAllByRole('button', { name: 'Enrol somebody' })[0] as HTMLElement);
  const form = await dialog();
  await fill(user, form.getByLabelText('First name'), 'Leela');
  await fill(user, form.getByLabelText('Last name'), 'Joshi');
  await fill(user, form.getByLabelText('E-mail'), 'leela@example.org');
  await fill(user, form.getByLabelText('Phone'), '98765 43211');
  await user.click(form.getByRole('button', { name: 'Keep a seat' }));
  expect(await screen.findByRole('row', { name: /Leela Joshi/ })).toBeInTheDocument();
  expect(toasts.map(({ text }) => text)).toEqual(['Leela Joshi has a seat.']);
});

test('says under the e-mail address that the person is enrolled already', async () => {
  const service = serveCourses([courseDateAtDesk()], [enrolmentAtDesk()]);
  const { user } = openDesk(PAGE);
  await press(user, 'Enrol somebody');
  const form = await dialog();
  const detail = COURSE_DATE_MESSAGES.enrolled;
  service.refuse('POST /desk/course-dates/:id/enrolments', {
    status: 409,
    title: 'Conflict',
    detail,
    errors: [{ path: 'email', message: detail }],
  });
  await fill(user, form.getByLabelText('First name'), 'Asha');
  await fill(user, form.getByLabelText('Last name'), 'Rao');
  await fill(user, form.getByLabelText('E-mail'), 'asha@example.org');
  await fill(user, form.getByLabelText('Phone'), '98765 43211');
  await user.click(form.getByRole('button', { name: 'Keep a seat' }));
  await waitFor(() =>
    expect(form.getByLabelText('E-mail')).toHaveAccessibleDescription(expect.stringContaining(detail)),
  );
});

test('cancels a date, and offers no more enrolments for it', async () => {
  serveCourses([courseDateAtDesk()]);
  const { user } = openDesk(PAGE);
  await press(user, 'Cancel the date');
  await user.click((await dialog()).getByRole('button', { name: 'Cancel the date' }));
  expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enrol somebody' })).not.toBeInTheDocument();
});

test('shows a message when the address names no date', async () => {
  serveCourses([]);
  openDesk(PAGE);
  expect(await screen.findByRole('heading', { name: 'We could not find that date' })).toBeInTheDocument();
});
