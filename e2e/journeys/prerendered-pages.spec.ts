import type { Page } from '@playwright/test';
import { header } from '../fixtures/header';
import { heading, untilHydrated } from '../fixtures/prerendered-page';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

/** A larger shift is visible as a jump. */
const MOST_SHIFT = 0.02;

const PAGES = [
  '/',
  '/about',
  '/services',
  '/services/kids-care',
  '/courses',
  '/courses/diabetes-educator',
  '/teams/1',
  '/faqs',
  '/contact',
  '/privacy',
  '/sitemap',
];

/** Remembers the server's heading and measures layout shifts. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { heading: undefined as Element | null | undefined, shift: 0 };
    Object.assign(window, { seen });
    document.addEventListener('DOMContentLoaded', () => {
      seen.heading = document.querySelector('main h1');
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const readSeen = (page: Page) =>
  page.evaluate(() => {
    const { heading, shift } = Reflect.get(window, 'seen') as { heading?: Element; shift: number };
    return { isSame: Boolean(heading) && heading === document.querySelector('main h1'), shift };
  });

test('a cached page contains nothing of the visitor who requested it first', async ({
  composed,
  request,
}) => {
  const ask = async (headers: Record<string, string>) =>
    (await (await request.get('/teams/2', { headers })).text()).split('<script type="application/json"')[0];
  const first = await ask({ 'sec-fetch-site': 'none', 'user-agent': 'first visitor' });
  const next = await ask({ host: new URL(composed.url).host });
  const plain = (html = '') => html.replace(/nonce="[^"]*"/g, '');
  expect(plain(first)).toContain('<h1');
  expect(plain(next)).toBe(plain(first));
});

for (const path of PAGES) {
  test(`${path} is sent prerendered and hydrates unchanged`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<h1[ >]/);
    expect(html).toMatch(/<title>[^<]+ · Nivara<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);

    await watch(page);
    await page.goto(path);
    await untilHydrated(page);
    const { isSame, shift } = await readSeen(page);
    expect(isSame, 'the heading is the one that the server has sent').toBe(true);
    expect(shift).toBeLessThan(MOST_SHIFT);
    await expect(page.locator('style[data-prerendered]'), 'the styles are the page’s own').toHaveCount(1);
    await expect(page.locator('style[data-styled]'), 'and there are no others').toHaveCount(0);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  });
}

test('the prerendered sitemap page lists all pages', async ({ request }) => {
  const html = await (await request.get('/sitemap')).text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const pages = (await (await request.get('/sitemap.json')).json()) as { url: string }[];
  expect(pages.length).toBeGreaterThan(30);
  for (const { url } of pages) expect(main).toContain(`href="${url}"`);
});

test('the server redirects from a page that only redirects', async ({ page, request }) => {
  const answer = await request.get('/about-us', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/about');
  await page.goto('/about-us');
  await expect(page).toHaveURL(/\/about$/);
  await untilHydrated(page);
});

test('the largest drawing in view is inlined and not fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (sentRequest) => fetched.push(new URL(sentRequest.url()).pathname));
  const sent = await page.goto('/', { waitUntil: 'networkidle' });
  expect(await sent?.text()).toContain('src="data:image/svg+xml,');
  await untilHydrated(page);
  await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
  expect(fetched.filter((path) => path.endsWith('/hero.svg'))).toEqual([]);
});

test('a form is inert until it is hydrated, since the browser would put its answers into the URL', async ({
  page,
}) => {
  const sent = await page.goto('/contact');
  expect(await sent?.text()).toMatch(/<form [^>]*\binert=""/);
  await page.getByRole('main').getByRole('textbox').first().fill('Asha');
  await expect(page.getByRole('main').locator('form[inert]')).toHaveCount(0);
});

test('a link to a question opens its answer, although the server never sees a fragment', async ({ page }) => {
  await page.goto('/faqs#move-or-cancel');
  await expect(page.locator('details#move-or-cancel')).toHaveAttribute('open');
});

test('the browser adds a signed-in visitor’s name to a page sent without it', async ({ page, composed }) => {
  await signInByCall(page, composed.url);
  const html = await (await page.request.get('/services/kids-care')).text();
  expect(html).toMatch(/<h1[ >]/);
  expect(html, 'a page that the site caches names no visitor').not.toContain('Demo Patient');
  await page.goto('/services/kids-care');
  await expect(header(page).trigger('Demo Patient')).toBeVisible();
  await untilHydrated(page);
  await expect(heading(page)).toHaveText('Kids care');
});

test('a page with a query is rendered by the browser and not prerendered', async ({ page, request }) => {
  expect(await (await request.get('/services/kids-care?from=mail')).text()).not.toContain('<main');
  await page.goto('/services/kids-care?from=mail');
  await expect(heading(page)).toHaveText('Kids care');
});

test('resting the pointer on a link prefetches its page', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Courses', exact: true }).first();
  const routes = page.waitForRequest(/\/remotes\/courses\/[\d.]+\/routes\./);
  await link.hover();
  await routes;
  await expect(page).toHaveURL('/');
  await link.click();
  await expect(heading(page)).toContainText('Learn from');
});
