import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { header } from '../fixtures/header';
import { heading, untilHydrated } from '../fixtures/prerendered-page';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

/** Delays files until the returned function is called, and raises the page's time limit for loading. */
async function delayFiles(page: Page, files: string | RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await isLetGo;
    await route.continue();
  });
  // A glob such as **/services/** would also match the folder of pictures that is named services.
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
  // Once the document is parsed, the script that remembers presses has run.
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

test('a form whose code loads last keeps its prerendered markup until it is hydrated', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { misses: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const main = document.querySelector('main');
      if (main?.querySelector('h1') && !main.querySelector('form')) seen.misses += 1;
      requestAnimationFrame(look);
    };
    document.addEventListener('DOMContentLoaded', look);
  });
  // Holds the form's code back until the page is idle.
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
  expect(await page.evaluate(() => Reflect.get(window, 'seen') as { misses: number })).toEqual({ misses: 0 });
});
