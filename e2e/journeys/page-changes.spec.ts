import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** Time for which the previous page stays visible. */
const LATE_AFTER_MS = 500;

const COURSES = 'Learn from the people who do it';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const placeholder = (page: Page) => page.getByRole('main').getByText('Loading…');

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first();
const toCourses = (page: Page) => footerLink(page, 'Courses').click();

const CODE = /\/remotes\/courses\//;

/** Delays every file of the courses until the returned function is called. */
async function delayFiles(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const untilLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(CODE, async (route) => {
    await untilLetGo;
    await route.continue();
  });
  return letGo;
}

interface Seen {
  at: number;
  path: string;
  /** Heading of the page or the placeholder. */
  shown: string;
}

const PLACEHOLDER = 'a placeholder';

/** Records each change of what the page shows, frame by frame. */
const watch = (page: Page) =>
  page.evaluate((placeholderShown) => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const recordFrame = () => {
      const main = document.querySelector('main');
      const isPlaceholder = main?.textContent.includes('Loading…');
      const shown = isPlaceholder ? placeholderShown : (main?.querySelector('h1')?.textContent ?? '');
      const path = window.location.pathname;
      const last = seen.at(-1);
      if (last?.path !== path || last.shown !== shown) seen.push({ at: performance.now(), path, shown });
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  }, PLACEHOLDER);

test('the current page stays visible for half a second while the next one loads', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const before = (await heading(page).textContent()) ?? '';
  await watch(page);
  const letGo = await delayFiles(page);
  await toCourses(page);
  await expect(page).toHaveURL(/\/courses$/);
  // On a busy machine the next frame may be late.
  await page.waitForFunction(() =>
    (Reflect.get(window, 'seen') as Seen[]).some(({ path }) => path === '/courses'),
  );
  letGo();
  await expect(heading(page)).toHaveText(COURSES);
  await expect(page.getByRole('article').first()).toBeVisible();
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Seen[]);
  const left = seen.find(({ path }) => path === '/courses');
  expect(left?.shown).toBe(before);
  // A busy machine may show the placeholder later, but never earlier.
  const placeholderAt = seen.find(({ shown }) => shown === PLACEHOLDER)?.at ?? Number.POSITIVE_INFINITY;
  expect(placeholderAt - (left?.at ?? 0)).toBeGreaterThan(LATE_AFTER_MS - 50);
  await expect(page.locator('#main')).toBeFocused();
});

test('a late page starts at the top, with a placeholder', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const letGo = await delayFiles(page);
  await toCourses(page);
  await expect(placeholder(page)).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  letGo();
  await expect(heading(page)).toHaveText(COURSES);
  await expect(placeholder(page)).toHaveCount(0);
});

test('a second link during the wait opens its page instead', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const letGo = await delayFiles(page);
  await toCourses(page);
  await footerLink(page, 'Contact').click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(heading(page)).toHaveText('Contact');
  await expect(page.locator('#main')).toBeFocused();
  const filesArrived = page.waitForEvent('requestfinished', (request) => CODE.test(request.url()));
  letGo();
  await filesArrived;
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );
  await expect(heading(page)).toHaveText('Contact');
});

test('going back during the wait returns to the previous page', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const before = await heading(page).textContent();
  await delayFiles(page);
  await toCourses(page);
  await expect(placeholder(page)).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(heading(page)).toHaveText(before ?? '');
});

test('a menu that opens during the wait stays open and keeps the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about', { waitUntil: 'networkidle' });
  const letGo = await delayFiles(page);
  await toCourses(page);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  letGo();
  await expect(heading(page)).toHaveText(COURSES);
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused();
});
