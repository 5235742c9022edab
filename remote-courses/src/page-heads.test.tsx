import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { servePublicFiles } from '@nivara/shared/testing/serve-public-files';
import CoursesRoutes from './routes';

const publicFolder = path.join(__dirname, '../public');
const courses = JSON.parse(readFileSync(path.join(publicFolder, 'data/coursesPageData.json'), 'utf8')) as {
  url: string;
  title: string;
}[];

interface Entity {
  '@type': string;
  [field: string]: unknown;
}

const entity = (type: string) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .flatMap((script) => (JSON.parse(script.textContent ?? '') as { '@graph': Entity[] })['@graph'])
    .find((each) => each['@type'] === type);
const sharedPicture = () =>
  document.querySelector('head > meta[property="og:image"]')?.getAttribute('content') ?? '';

beforeEach(() => {
  servePublicFiles();
});

/** Other sites need a PNG with an absolute address. */
function expectSharedPicture(): void {
  expect(sharedPicture()).toMatch(/^http:\/\/localhost\/.+\.png$/);
  expect(existsSync(path.join(publicFolder, new URL(sharedPicture()).pathname))).toBe(true);
}

test('the catalogue has breadcrumbs, a share picture, and structured data with each course and its page', async () => {
  renderWithApp(<CoursesRoutes />, { path: '/courses' });
  await waitFor(() => expect(entity('ItemList')?.numberOfItems).toBe(courses.length));
  const items = entity('ItemList')?.itemListElement as { item: Entity }[];
  expect(items.map(({ item }) => [item['@type'], item.name, item.url])).toEqual(
    courses.map(({ title, url }) => ['Course', title, `http://localhost${url}`]),
  );
  expect(items[0]?.item.provider).toMatchObject({ '@type': 'MedicalClinic', url: 'http://localhost/' });
  expect(entity('BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost/' },
    { '@type': 'ListItem', position: 2, name: 'Courses' },
  ]);
  expectSharedPicture();
});

test.each(courses)('$url has structured data, breadcrumbs and a share picture', async ({ url, title }) => {
  renderWithApp(<CoursesRoutes />, { path: url });
  await screen.findByRole('heading', { level: 1, name: title });
  expect(entity('Course')).toMatchObject({
    name: title,
    url: `http://localhost${url}`,
    image: sharedPicture(),
    provider: { '@type': 'MedicalClinic', name: 'Nivara' },
  });
  expect(entity('BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost/' },
    { '@type': 'ListItem', position: 2, name: 'Courses', item: 'http://localhost/courses' },
    { '@type': 'ListItem', position: 3, name: title },
  ]);
  expectSharedPicture();
});
