import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '@nivara/shared/testing/fill';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
import ContactModal from '../../modals/contact/contact-modal';
import CoursesRoutes from '../../routes';
import { courseDate, datesOf, DIABETES } from '../../testing/course-date';
// Imported early, so that no test waits for the compiler.
import '@nivara/shared/forms/contact/contact-form';
import '../../components/date-choice';
import './course-screen';

const full = courseDate({ id: '2'.repeat(32), startsOn: '2027-05-01', endsOn: null, free: 0, waiting: 2 });

let files: PublicFiles;
beforeEach(() => {
  files = servePublicFiles();
});

const open = () => renderWithApp(<CoursesRoutes />, { path: DIABETES });
const findDates = async () => within(await screen.findByRole('region', { name: 'Next dates' }));

test('shows each date with its fee and free seats, and opens the form for it', async () => {
  files.publish(datesOf(DIABETES), [courseDate(), full]);
  const { user, openedModals, container } = open();
  const dates = await findDates();
  const first = within(await dates.findByRole('article', { name: '14 March 2027 to 28 March 2027' }));
  for (const words of [
    '₹1,180.00, taxes included',
    '3 seats free',
    'Meera Rao',
    'Saturdays, 10 AM to 1 PM',
  ]) {
    expect(first.getByText(words)).toBeInTheDocument();
  }
  const second = within(dates.getByRole('article', { name: '1 May 2027' }));
  expect(second.getByText('Full, 2 on the waiting list')).toBeInTheDocument();
  await user.click(first.getByRole('button', { name: 'Take a seat' }));
  await user.click(second.getByRole('button', { name: 'Join the waiting list' }));
  expect(openedModals).toEqual([
    { name: 'contact', props: { courseUrl: DIABETES, enrol: true, date: courseDate().id } },
    { name: 'contact', props: { courseUrl: DIABETES, enrol: true, date: full.id } },
  ]);
  await expectAccessible(container);
});

test('shows a message when no date is planned', async () => {
  files.publish(datesOf(DIABETES), []);
  open();
  expect(await (await findDates()).findByText(/No date is planned yet/)).toBeInTheDocument();
});

test('keeps the rest of the page when the service is down, and loads the dates on a retry', async () => {
  const { user } = open();
  const dates = await findDates();
  expect(await dates.findByText('The dates could not be loaded')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Curriculum Overview' })).toBeInTheDocument();
  files.publish(datesOf(DIABETES), [courseDate()]);
  await user.click(dates.getByRole('button', { name: 'Retry' }));
  expect(await dates.findByText('3 seats free')).toBeInTheDocument();
});

const enrol = (date?: string) =>
  renderWithApp(
    <ContactModal courseUrl={DIABETES} enrol date={date} titleId="title" close={() => undefined} />,
  );

async function fillIn(user: ReturnType<typeof enrol>['user']) {
  await fill(user, screen.getByLabelText('First Name'), 'Asha');
  await fill(user, screen.getByLabelText('Last Name'), 'Rao');
  await fill(user, screen.getByLabelText('Email'), 'asha@example.org');
  await fill(user, screen.getByLabelText('Phone Number'), '98765 43210');
  await fill(user, screen.getByLabelText('Message'), 'I look forward to it.');
  await user.click(screen.getByRole('button', { name: 'Enrol' }));
}

test('chooses the first date with a free seat, and says that the seat is reserved', async () => {
  files.publish(datesOf(DIABETES), [full, courseDate()]);
  const { user, container } = enrol();
  const chosen = await screen.findByRole('radio', { name: /From 14 March 2027.*3 seats free/ });
  expect(chosen).toBeChecked();
  expect(
    screen.getByRole('radio', { name: /From 1 May 2027.*full, 2 on the waiting list/ }),
  ).not.toBeChecked();
  await expectAccessible(container);
  files.publish('/api/enrolments', { id: '3'.repeat(32), seat: 'requested' });
  await fillIn(user);
  expect(await screen.findByText(/We keep a seat for you until it is confirmed/)).toBeInTheDocument();
  const [, sent] = jest.mocked(fetch).mock.calls.findLast(([url]) => url === '/api/enrolments') ?? [];
  expect(JSON.parse(String(sent?.body))).toMatchObject({ course: DIABETES, date: courseDate().id });
});

test('shows that an enrolment for a full date is on the waiting list', async () => {
  files.publish(datesOf(DIABETES), [courseDate(), full]);
  const { user } = enrol(full.id);
  expect(await screen.findByRole('radio', { name: /From 1 May 2027/ })).toBeChecked();
  files.publish('/api/enrolments', { id: '3'.repeat(32), seat: 'waiting' });
  await fillIn(user);
  expect(await screen.findByText(/You are on the waiting list/)).toBeInTheDocument();
});

test('sends no date for somebody who only asks', async () => {
  files.publish(datesOf(DIABETES), [courseDate()]);
  const { user } = enrol();
  await user.click(await screen.findByRole('radio', { name: 'None of these: I only have a question' }));
  files.publish('/api/enrolments', { id: '3'.repeat(32), seat: null });
  await fillIn(user);
  expect(await screen.findByText('Your enrolment has been sent.')).toBeInTheDocument();
  const [, sent] = jest.mocked(fetch).mock.calls.findLast(([url]) => url === '/api/enrolments') ?? [];
  expect(JSON.parse(String(sent?.body))).not.toHaveProperty('date');
});
