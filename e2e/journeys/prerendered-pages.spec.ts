import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { header } from '../fixtures/header';
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

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

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

/** Resolves when React has hydrated the heading. */
const untilHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );

const seen = (page: Page) =>
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
    const { isSame, shift } = await seen(page);
    expect(isSame, 'the heading is the one that the server has sent').toBe(true);
    expect(shift).toBeLessThan(MOST_SHIFT);
    await expect(page.locator('style[data-prerendered]'), 'the styles are the page’s own').toHaveCount(1);
    await expect(page.locator('style[data-styled]'), 'and there are no others').toHaveCount(0);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  });
}

test('a form keeps its prerendered markup until it is hydrated, however late its code is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { gone: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const main = document.querySelector('main');
      if (main?.querySelector('h1') && !main.querySelector('form')) seen.gone += 1;
      requestAnimationFrame(look);
    };
    document.addEventListener('DOMContentLoaded', look);
  });
  // The form's code is loaded last, after everything that the page can do without it.
  await page.route(/\/remotes\/public\/[^/]*\/\d+\.\w+\.js/, async (route) => {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
    );
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('main').locator('form');
  await expect(form).toHaveAttribute('inert');
  await expect(form).not.toHaveAttribute('inert');
  await page.getByLabel('Name').first().fill('A visitor');
  expect(await page.evaluate(() => Reflect.get(window, 'seen') as { gone: number })).toEqual({ gone: 0 });
});

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

/** Delays files until the returned function is called, without a timeout in the page. */
async function delayFiles(page: Page, files: string | RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await isLetGo;
    await route.continue();
  });
  // Matches the page only, since a folder of pictures has the same name.
  await page.route(
    ({ pathname }) => pathname.startsWith('/services/'),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"timeLimitMs":\d+/, '"timeLimitMs":60000');
      await route.fulfill({ response, body });
    },
  );
  return letGo;
}

test('a page without its code is readable, and its links work', async ({ page }) => {
  const letGo = await delayFiles(page, '**/assets/*.js');
  await page.goto('/services/kids-care', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Kids care');
  const link = page.getByRole('main').getByRole('link', { name: 'Critical care' }).first();
  await link.click({ noWaitAfter: true });
  await expect(heading(page)).toHaveText('Critical care');
  letGo();
  await untilHydrated(page);
  await expectAccessible(page);
});

test('a page with late code stays visible under a dialog of the shell', async ({ page }) => {
  const letGo = await delayFiles(page, '**/remotes/public/**/*.js');
  await page.goto('/services/kids-care', { waitUntil: 'commit' });
  // By then the first script has run, which remembers presses.
  await page.waitForLoadState('domcontentloaded');
  const text = () => page.locator('main').evaluate((main) => main.textContent);
  const asSent = await text();
  const dialog = page.getByRole('dialog');
  await page.getByRole('banner').getByRole('button', { name: 'Login / SignUp' }).click();
  await expect(dialog).toBeVisible();
  expect(await text()).toBe(asSent);
  letGo();
  await untilHydrated(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText('Kids care');
});

test('a button that is pressed before its code has loaded acts once afterwards', async ({ page }) => {
  const letGo = await delayFiles(page, '**/remotes/public/**/*.js');
  await page.goto('/services/kids-care', { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await page.getByRole('main').getByRole('button', { name: 'Book an appointment' }).click();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Book an appointment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await untilHydrated(page);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a menu that is pressed before the shell is hydrated opens and stays open', async ({ page }) => {
  const letGo = await delayFiles(page, /\/assets\/(?!main|packages).*\.js/);
  await page.goto('/services/kids-care', { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Services' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  letGo();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await untilHydrated(page);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test('a signed-in visitor sees the page while its code is late', async ({ page, composed }) => {
  await page.clock.install();
  await signInByCall(page, composed.url);
  await page.addInitScript(() => {
    const seen = { placeholders: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('main [role="status"]')) seen.placeholders += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  const letGo = await delayFiles(page, '**/remotes/public/**/*.js');
  await page.goto('/services/kids-care', { waitUntil: 'commit' });
  await expect(header(page).trigger('Demo Patient')).toBeVisible();
  // After this time React would show a placeholder.
  await page.clock.fastForward(1_000);
  letGo();
  await untilHydrated(page);
  await expect(heading(page)).toHaveText('Kids care');
  expect(await page.evaluate(() => Reflect.get(window, 'seen') as object)).toEqual({ placeholders: 0 });
});

test('the largest drawing in view is inlined and not fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (asked) => fetched.push(new URL(asked.url()).pathname));
  const sent = await page.goto('/', { waitUntil: 'networkidle' });
  expect(await sent?.text()).toContain('src="data:image/svg+xml,');
  await untilHydrated(page);
  await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
  expect(fetched.filter((path) => path.endsWith('/hero.svg'))).toEqual([]);
});

test('a form is inert until it is hydrated, since the browser would put its answers into the address', async ({
  page,
}) => {
  const sent = await page.goto('/contact');
  expect(await sent?.text()).toMatch(/<form [^>]*\binert=""/);
  await page.getByRole('main').getByRole('textbox').first().fill('Asha');
  await expect(page.getByRole('main').locator('form[inert]')).toHaveCount(0);
});

test('a link to a question opens its answer, although the server never sees the hash', async ({ page }) => {
  await page.goto('/faqs#move-or-cancel');
  await expect(page.locator('details#move-or-cancel')).toHaveAttribute('open');
});

test('a signed-in visitor gets the same page with their name in the header', async ({ page, composed }) => {
  await signInByCall(page, composed.url);
  const html = await (await page.request.get('/services/kids-care')).text();
  expect(html).toMatch(/<h1[ >]/);
  expect(html, 'a page that the site keeps names no visitor').not.toContain('Demo Patient');
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
  const entry = page.waitForRequest(/\/remotes\/courses\/.*remoteEntry/);
  await link.hover();
  await entry;
  await expect(page).toHaveURL('/');
  await link.click();
  await expect(heading(page)).toContainText('Learn from');
});
