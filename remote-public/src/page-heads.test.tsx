import { Suspense } from 'react';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { Link } from '@nivara/shared/app-context/router';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { servePublicFiles } from '@nivara/shared/testing/serve-public-files';
import manifest from '../remote.json';
import PublicRoutes from './routes';

const publicFolder = path.join(__dirname, '../public');
const data = (file: string) =>
  JSON.parse(readFileSync(path.join(publicFolder, 'data', file), 'utf8')) as { url: string }[];

/** Every page of this remote except redirects. */
const pages = [
  ...manifest.routes.map((route) => route.path),
  ...data('services.json').map(({ url }) => url),
  ...data('directorsData.json').map(({ url }) => url),
  ...data('publications.json').map(({ url }) => url),
].filter((page) => page !== '/about-us');

const contents = (selector: string) =>
  [...document.querySelectorAll(`head > meta[${selector}]`)].map((meta) => meta.getAttribute('content'));

interface Entity {
  '@type': string;
  [field: string]: unknown;
}

const entities = (): Entity[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    (script) => (JSON.parse(script.textContent ?? '') as { '@graph': Entity[] })['@graph'],
  );
const entity = (type: string) => entities().find((each) => each['@type'] === type);

beforeEach(() => {
  servePublicFiles();
});

/** Waits until the page’s data has loaded. */
const settled = async () => {
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
};

const open = async (page: string) => {
  const rendered = renderWithApp(<PublicRoutes />, { path: page });
  await settled();
  return rendered;
};

test('each page has every head tag once, and a title and a description of its own', async () => {
  const { user } = renderWithApp(
    <>
      <nav>
        {[...pages, '/services/nope'].map((page) => (
          <Link key={page} to={page}>{`Go to ${page}.`}</Link>
        ))}
      </nav>
      <Suspense>
        <PublicRoutes />
      </Suspense>
    </>,
  );
  const titles: string[] = [];
  const descriptions: (string | null)[] = [];
  for (const page of pages) {
    const before = titles.at(-1);
    await user.click(screen.getByText(`Go to ${page}.`));
    // The current page stays visible until the next one’s code has loaded.
    await waitFor(() => expect(document.title).not.toBe(before));
    await settled();
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.title).toMatch(/^.+ · Nivara$/);
    expect(contents('name="description"')).toEqual([expect.stringMatching(/^.{20,}$/)]);
    expect(contents('property="og:description"')).toEqual(contents('name="description"'));
    expect(contents('property="og:title"')).toEqual([document.title]);
    // Other sites need a PNG with an absolute address.
    const [picture = ''] = contents('property="og:image"');
    expect(picture).toMatch(/^http:\/\/localhost\/.+\.png$/);
    expect(existsSync(path.join(publicFolder, new URL(picture ?? '').pathname))).toBe(true);
    expect(contents('name="robots"')).toEqual([]);
    const kinds = entities().map((each) => each['@type']);
    expect(new Set(kinds).size).toBe(kinds.length);
    titles.push(document.title);
    descriptions.push(...contents('name="description"'));

    // Pages with breadcrumbs have structured data for them.
    const crumbs = screen.queryByRole('navigation', { name: 'Breadcrumb' });
    const listed = entity('BreadcrumbList')?.itemListElement as { name: string }[] | undefined;
    expect(listed?.map(({ name }) => name)).toEqual(
      crumbs ? [...crumbs.querySelectorAll('li')].map((crumb) => crumb.textContent) : undefined,
    );
  }
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);

  await user.click(screen.getByText('Go to /services/nope.'));
  await screen.findByRole('heading', { name: 'We could not find that page' });
  expect(document.title).toBe('Page not found · Nivara');
  expect(contents('name="robots"')).toEqual(['noindex']);
  expect(contents('name="description"')).toEqual([]);
  expect(entities()).toEqual([]);
});

test('the home page has structured data with the clinic’s address and hours', async () => {
  await open('/');
  const clinic = entity('MedicalClinic');
  expect(clinic).toMatchObject({
    name: 'Nivara',
    telephone: '+91 20 0000 0000',
    email: 'support@example.org',
  });
  expect(clinic?.url).toBe('http://localhost/');
  expect(clinic?.address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '00 Example Road, Shivajinagar',
    addressLocality: 'Pune',
    addressRegion: 'Maharashtra',
    postalCode: '411005',
    addressCountry: 'IN',
  });
  const hours = clinic?.openingHoursSpecification as { opens: string; closes: string; dayOfWeek: string[] }[];
  expect(hours.map(({ opens, closes }) => `${opens} ${closes}`)).toEqual([
    '08:00 11:45',
    '12:00 15:45',
    '16:00 19:45',
    '20:00 23:45',
  ]);
  expect(hours[0]?.dayOfWeek).toHaveLength(7);
});

test('a director’s page describes a doctor as a physician, and anybody else as a person', async () => {
  const { unmount } = await open('/teams/3');
  expect(entity('Physician')).toMatchObject({
    name: 'Dr. Meera Example',
    url: 'http://localhost/teams/3',
    image: 'http://localhost/images/share/meera-example.png',
    address: { '@type': 'PostalAddress' },
  });
  unmount();
  await open('/teams/5');
  expect(entity('Physician')).toBeUndefined();
  expect(entity('Person')).toMatchObject({
    name: 'Nisha Sample',
    jobTitle: 'Head of wellness and yoga therapy',
  });
});

test.each([
  ['/faqs', 'Do I need an account to book?'],
  ['/services/kids-care', 'When is a fever an emergency?'],
])('%s has structured data with its questions', async (page, question) => {
  await open(page);
  expect(entity('FAQPage')?.mainEntity).toContainEqual(
    expect.objectContaining({ '@type': 'Question', name: question }),
  );
});
