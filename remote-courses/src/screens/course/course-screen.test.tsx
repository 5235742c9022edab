import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { readCourses } from '../../read-courses';
import CoursesRoutes from '../../routes';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
// Imported early, so that no test waits for the compiler.
import '@nivara/shared/forms/contact/contact-form';
import './course-screen';

const CATALOGUE = '/data/coursesPageData.json';
const catalogue = readCourses(
  JSON.parse(readFileSync(path.join(__dirname, '../../../public', CATALOGUE), 'utf8')),
);

let files: PublicFiles;
beforeEach(() => {
  files = servePublicFiles();
});

const dialogButtons = ['Enrol Now', 'Contact Us'];

const open = (url: string) => renderWithApp(<CoursesRoutes />, { path: url });

test.each(catalogue)('$url shows the whole course', async ({ url, title, ctaButtons, curriculum }) => {
  const { container } = open(url);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  for (const name of [
    'Why Should You Join?',
    'Who Should Join?',
    'Opportunities After Completion',
    'Curriculum Overview',
    'Contact',
  ]) {
    expect(screen.getByRole('region', { name })).toBeInTheDocument();
  }
  const outline = screen.getByRole('region', { name: 'Curriculum Overview' });
  expect(
    within(outline)
      .getAllByRole('heading', { level: 3 })
      .map((part) => part.textContent),
  ).toEqual(curriculum.map((part) => part.title));
  // A call to action either opens a dialog or links to an existing section.
  for (const label of ctaButtons.filter((each) => !dialogButtons.includes(each))) {
    const target = screen.getByRole('link', { name: label }).getAttribute('href') ?? '';
    expect(target).toMatch(/^#./);
    expect(container.querySelector(target)).toBeInTheDocument();
  }
  expect(await screen.findByRole('form', { name: 'Send a Message' })).toBeInTheDocument();
  expect(document.title).toBe(`${title} · Nivara`);
});

test('announces that the course is loading', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  open('/courses/diabetes-educator');
  expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
});

test('a whole course is accessible', async () => {
  const { container } = open('/courses/diabetes-educator');
  await screen.findByRole('heading', { level: 1 });
  await expectAccessible(container);
});

test('shows only the social links that exist', async () => {
  open('/courses/first-aid-life-support');
  expect(await screen.findByRole('link', { name: 'Twitter' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Facebook' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Instagram' })).not.toBeInTheDocument();
});

test('missing contact values show N/A, and missing lists have no section', async () => {
  files.publish(CATALOGUE, [{ url: '/courses/bare', title: 'Bare', contact: { email: 'care@example.org' } }]);
  open('/courses/bare');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bare' })).toBeInTheDocument();
  expect(screen.getAllByText('N/A')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'care@example.org' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Curriculum Overview' })).not.toBeInTheDocument();
});

test('an unknown course shows a message, also in the window’s title', async () => {
  open('/courses/carpentry');
  expect(await screen.findByRole('heading', { name: 'Course not found' })).toBeInTheDocument();
  expect(document.title).toBe('Course not found · Nivara');
  expect(screen.getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '/courses');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a path below a course’s page is not found', async () => {
  open('/courses/diabetes-educator/fees');
  expect(await screen.findByRole('heading', { name: 'We could not find that page' })).toBeInTheDocument();
});

test('a failure of the catalogue is logged, the course is not found, and Retry loads it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  files.cutOff();
  const { user } = open('/courses/diabetes-educator');
  expect(await screen.findByRole('heading', { name: 'Course not found' })).toBeInTheDocument();
  expect(logged).toHaveBeenCalledTimes(1);
  files.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Diabetes educator' })).toBeInTheDocument();
});
