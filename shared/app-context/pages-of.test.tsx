import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Outlet, Route } from '@nivara/shared/app-context/router';
import { lazyScreen } from './lazy-screen';
import { pagesOf } from './pages-of';

let imported: string[];
beforeEach(() => {
  imported = [];
});

const lazyText = (text: string) =>
  lazyScreen('Text', async () => {
    imported.push(text);
    return { Text: () => <p>{text}</p> };
  });
const Courses = lazyText('All courses');
const Course = lazyText('One course');
const Dates = lazyText('Its dates');

const Pages = pagesOf(
  <Route element={<Outlet />}>
    <Route path="/courses" element={<Courses />} />
    <Route path="/courses/:id">
      <Route index element={<Course />} />
      <Route path="dates" element={<Dates />} />
    </Route>
    <Route path="*" element={<p>Not found</p>} />
  </Route>,
);

test('shows the screen of the address once it is imported', async () => {
  render(
    <MemoryRouter initialEntries={['/courses/yoga/dates']}>
      <Suspense fallback="Loading…">
        <Pages />
      </Suspense>
    </MemoryRouter>,
  );
  expect(await screen.findByText('Its dates')).toBeInTheDocument();
});

test.each([
  ['/courses', ['All courses']],
  ['/courses/', ['All courses']],
  ['/courses/yoga', ['One course']],
  ['/courses/yoga/dates', ['Its dates']],
  ['/course', []],
])('for %s imports %j ahead', async (pathname, texts) => {
  await Pages.loadScreen(pathname);
  expect(imported).toEqual(texts);
});
