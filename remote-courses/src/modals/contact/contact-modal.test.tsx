import { screen } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
import CoursesRoutes from '../../routes';
import ContactModal from './contact-modal';
// Imported early, so that no test waits for the compiler.
import '@nivara/shared/forms/contact/contact-form';
import '../../screens/course/course-screen';

const CATALOGUE = '/data/coursesPageData.json';

let files: PublicFiles;
beforeEach(() => {
  files = servePublicFiles();
});

const open = (courseUrl: string, enrol?: boolean) =>
  renderWithApp(<ContactModal courseUrl={courseUrl} enrol={enrol} titleId="title" close={() => undefined} />);

test('shows the contact information and the form', async () => {
  const { container } = open('/courses/first-aid-life-support');
  expect(screen.getByRole('heading', { level: 2, name: 'Contact Us' })).toHaveAttribute('id', 'title');
  expect(await screen.findByRole('form', { name: 'Send a Message' })).toBeInTheDocument();
  expect(screen.getByText('Phone')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Twitter' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Instagram' })).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('enrolling shows the form with the course’s name, and the contact information below it', async () => {
  open('/courses/diabetes-educator', true);
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Enrol in Diabetes educator' }),
  ).toBeInTheDocument();
  const enrol = await screen.findByRole('button', { name: 'Enrol' });
  const phone = screen.getByRole('link', { name: /^\+91/ });
  expect(enrol.compareDocumentPosition(phone) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('missing values show N/A', async () => {
  files.publish(CATALOGUE, [{ url: '/courses/bare', title: 'Bare' }]);
  open('/courses/bare');
  expect(await screen.findAllByText('N/A')).toHaveLength(3);
});

test('shows “Course not found” for an unknown course', async () => {
  open('/courses/carpentry');
  expect(await screen.findByText('Course not found')).toBeInTheDocument();
});

test('retries after the catalogue fails to load', async () => {
  files.cutOff();
  const { user } = open('/courses/diabetes-educator');
  expect(await screen.findByText('The course could not be loaded')).toBeInTheDocument();
  files.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('form', { name: 'Send a Message' })).toBeInTheDocument();
});

test('the course’s page opens the dialog to ask and to enrol', async () => {
  const { user, openedModals } = renderWithApp(<CoursesRoutes />, { path: '/courses/diabetes-educator' });
  await user.click(await screen.findByRole('button', { name: 'Contact Us' }));
  await user.click(screen.getByRole('button', { name: 'Enrol Now' }));
  const courseUrl = '/courses/diabetes-educator';
  expect(openedModals).toEqual([
    { name: 'contact', props: { courseUrl, enrol: false } },
    { name: 'contact', props: { courseUrl, enrol: true } },
  ]);
});
