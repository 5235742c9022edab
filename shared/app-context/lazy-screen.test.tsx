import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyScreen, withScreens } from './lazy-screen';

const CoursesScreen = () => <p>All courses</p>;

test('shows a screen once it is imported', async () => {
  const Screen = lazyScreen('CoursesScreen', async () => ({ CoursesScreen }));
  render(
    <Suspense fallback="Loading…">
      <Screen />
    </Suspense>,
  );
  expect(await screen.findByText('All courses')).toBeInTheDocument();
});

test.each([
  ['/courses', 'list'],
  ['/courses/', 'list'],
  ['/courses/yoga', 'course'],
  ['/courses/yoga/dates', undefined],
  ['/course', undefined],
])('for %s the screen %s is imported ahead', async (pathname, expected) => {
  const imported: string[] = [];
  const load = (name: string) => ({ load: async () => imported.push(name) });
  const routes = withScreens(() => null, {
    '/courses': load('list'),
    '/courses/:courseId': load('course'),
  });
  await routes.loadScreen(pathname);
  expect(imported).toEqual(expected === undefined ? [] : [expected]);
});
