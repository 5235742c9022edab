import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import CoursesRoutes from '../../routes';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
// Imported early, so that no test waits for the compiler.
import './courses-screen';
import '../course/course-screen';

const CATALOGUE = '/data/coursesPageData.json';

let files: PublicFiles;
beforeEach(() => {
  files = servePublicFiles();
});

const open = (path = '/courses') => renderWithApp(<CoursesRoutes />, { path });
const shownCourses = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('shows every course and links to its page', async () => {
  const { user, container, location } = open();
  expect(await screen.findByText('6 courses')).toBeInTheDocument();
  expect(document.title).toBe('Courses · Nivara');
  await expectAccessible(container);
  await user.click(screen.getByRole('link', { name: 'Geriatric caregiving' }));
  expect(location()).toBe('/courses/geriatric-caregiving');
  expect(await screen.findByRole('heading', { level: 1, name: 'Geriatric caregiving' })).toBeInTheDocument();
});

test('the filter narrows the list and is part of the address', async () => {
  const { user, location } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Filter the courses' }), 'yoga teacher');
  expect(shownCourses()).toEqual(['Yoga teacher foundations']);
  expect(screen.getByText('1 course')).toBeInTheDocument();
  expect(location()).toBe('/courses?q=yoga+teacher');
});

test('a shared address opens the filtered list', async () => {
  open('/courses?q=insulin');
  expect(await screen.findByRole('searchbox')).toHaveValue('insulin');
  expect(shownCourses()).toEqual(['Diabetes educator']);
});

test('the order is part of the address, beside the filter', async () => {
  const { user, location } = open('/courses?q=you');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Name, Z to A');
  expect(location()).toBe('/courses?q=you&sort=-name');
  const shown = shownCourses();
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual([...shown].sort().reverse());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'As we recommend');
  expect(location()).toBe('/courses?q=you');
});

test('an unknown order in the address shows the clinic’s own order', async () => {
  open('/courses?sort=price');
  expect(await screen.findByRole('combobox', { name: 'Order' })).toHaveValue('recommended');
});

test('an empty result offers to show all again', async () => {
  const { user, location } = open('/courses?q=carpentry');
  expect(await screen.findByText('No course matches “carpentry”')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all courses' }));
  expect(shownCourses()).toHaveLength(6);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(location()).toBe('/courses');
});

test('courses with missing parts show what they have; a course without a url is left out', async () => {
  files.publish(CATALOGUE, [
    { url: '/courses/a' },
    { url: '/courses/b', title: 'B' },
    { title: 'No url' },
    null,
  ]);
  open();
  expect(await screen.findByText('2 courses')).toBeInTheDocument();
  expect(shownCourses()).toEqual(['Untitled course', 'B']);
});

test('an empty catalogue shows a message', async () => {
  files.publish(CATALOGUE, []);
  open();
  expect(await screen.findByText('No courses are planned at the moment')).toBeInTheDocument();
});

test('retries a catalogue that fails to load', async () => {
  files.cutOff();
  const { user } = open();
  await screen.findByText('The courses could not be loaded');
  files.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('6 courses')).toBeInTheDocument();
});
