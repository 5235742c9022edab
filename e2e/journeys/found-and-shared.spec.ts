import type { Page } from '@playwright/test';
import { brand } from '@nivara/shared/contracts/brand';
import { expect, test } from '../fixtures/test';
import { openPage, walk } from '../fixtures/walk';

interface Entity {
  '@type': string;
  [field: string]: unknown;
}

async function entities(page: Page): Promise<Entity[]> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => (JSON.parse(text) as { '@graph': Entity[] })['@graph']);
}

const addressesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) =>
        ['@id', 'url', 'item', 'image'].includes(name) && typeof part === 'string'
          ? [part]
          : addressesIn(part),
      )
    : [];

const PAGES = [
  '/',
  '/about',
  '/services',
  '/services/kids-care',
  '/teams',
  '/teams/1',
  '/courses',
  '/courses/diabetes-educator',
  '/contact',
  '/offers',
  '/publications/fever-in-children',
  '/book-now',
];

test('each page has structured data with absolute addresses, and a picture for shared links', async ({
  page,
  composed,
}) => {
  const screens = PAGES.map((path): [string, string] => [path, path]);
  await walk(screens, async (path) => {
    await openPage(page, path);
    const data = await entities(page);
    for (const address of addressesIn(data)) expect(address).toMatch(new RegExp(`^${composed.url}/`));
    // Sites that show a link read the server's HTML and run no scripts.
    const html = await (await page.request.get(path)).text();
    const picture = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1];
    expect(picture).toMatch(new RegExp(`^${composed.url}/.+\\.png$`));
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', picture ?? '');
    const answer = await page.request.get(picture ?? '');
    expect(answer.headers()['content-type']).toBe('image/png');
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(40_000);
  });
});

test('search engines get the clinic’s address, and the courses with their breadcrumbs', async ({ page }) => {
  const find = async (path: string, type: string) => {
    await openPage(page, path);
    return (await entities(page)).find((each) => each['@type'] === type);
  };
  expect((await find('/', 'MedicalClinic'))?.address).toMatchObject({
    '@type': 'PostalAddress',
    addressLocality: brand.address.city,
    postalCode: brand.address.postalCode,
  });
  expect((await find('/courses', 'ItemList'))?.numberOfItems).toBeGreaterThanOrEqual(6);
  expect(await find('/courses', 'BreadcrumbList')).toBeDefined();
  expect(await find('/courses/diabetes-educator', 'Course')).toBeDefined();
  expect(await find('/courses/diabetes-educator', 'BreadcrumbList')).toBeDefined();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a public page shows its text, and how and when to reach the clinic', async ({ page }) => {
    await page.goto('/services/kids-care');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kids care');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const withoutScripts = page.getByRole('region', { name: 'Without JavaScript' });
    await expect(withoutScripts.getByRole('link', { name: brand.phone.text })).toHaveAttribute(
      'href',
      brand.phone.href,
    );
    await expect(withoutScripts.getByRole('listitem')).toHaveText(
      brand.hours.map(({ part, from, to }) => `${part}: ${from} to ${to}`),
    );
  });

  test('a guarded page shows the clinic’s name and phone number', async ({ page }) => {
    await page.goto('/user/patient/bookings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand.name);
    await expect(page.getByRole('link', { name: brand.phone.text })).toBeVisible();
  });
});

test('an offer without appointment has no booking button; unknown filters show all entries', async ({
  page,
}) => {
  await page.goto('/offers?kind=rubbish');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').nth(2)).toBeVisible();
  const walkIn = main.getByRole('article', { name: 'Blood pressure on Saturdays' });
  await expect(walkIn.getByText('No appointment is needed')).toBeVisible();
  await expect(walkIn.getByRole('button')).toHaveCount(0);
  await page.goto('/faqs?topic=rubbish');
  await expect(main.getByRole('link', { name: 'All topics' })).toHaveAttribute('aria-current', 'true');
  await expect(main.getByRole('status').filter({ hasText: 'questions' })).not.toHaveText('0 questions');
});
