import type { Page } from '@playwright/test';
import { header } from '../fixtures/header';
import { staticData } from '../fixtures/remotes';
import { expect, test } from '../fixtures/test';

interface Director {
  name: string;
  title: string;
  info: string[];
}

const directors = staticData<Director[]>('public', 'data/directorsData.json');

const focusIsInside = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => dialog.contains(document.activeElement));

async function openDirector(page: Page, name: string) {
  const opener = page.getByRole('button', { name: `Read the profile of ${name}` });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
  return { dialog, opener };
}

test('the focus enters the dialog, stays inside with Tab, and returns to the opener', async ({ page }) => {
  await page.goto('/about');
  const { logIn } = header(page);
  await logIn.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Username')).toBeFocused();
  const reached = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press(key);
      expect(await focusIsInside(page), `after ${key}, ${press + 1} times`).toBe(true);
      reached.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
    }
  }
  expect(reached.size, 'controls that Tab reaches').toBe(await dialog.locator('input, button').count());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(logIn).toBeFocused();
});

test('a dialog has an accessible name', async ({ page }) => {
  await page.goto('/about');
  await header(page).logIn.click();
  await expect(page.getByRole('dialog', { name: 'Log in to your account' })).toBeVisible();
});

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()],
  ['a click beside it', (page: Page) => page.mouse.click(8, 8)],
] as const) {
  test(`a dialog closes by ${how} and returns the focus to its opener`, async ({ page }) => {
    await page.goto('/');
    const { dialog, opener } = await openDirector(page, directors[1]?.name ?? '');
    await close(page);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('a press that begins inside and ends on the backdrop keeps the dialog open', async ({ page }) => {
  await page.goto('/about');
  await header(page).logIn.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').hover();
  await page.mouse.down();
  await page.mouse.move(8, 8);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

test('the page behind a dialog neither scrolls nor receives a click', async ({ page }) => {
  await page.goto('/courses');
  const { banner, logIn } = header(page);
  await logIn.click();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.mouse.move(60, 600);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('End');
  // A scroll takes two frames to be visible.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await scrolled()).toBe(0);
  await expect(page.getByRole('dialog')).toBeVisible();
  const { x, y } = (await banner.getByRole('link', { name: 'About' }).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 20, y + 20);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page, 'the link below the pointer was not followed').toHaveURL('/courses');
  await page.mouse.wheel(0, 400);
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test('the directors’ profiles open in a remote’s dialog', async ({ page }) => {
  await page.goto('/');
  for (const { name, title, info } of directors) {
    const { dialog } = await openDirector(page, name);
    await expect(dialog.getByText(title, { exact: true }).first()).toBeVisible();
    const portrait = dialog.getByRole('img', { name: `Portrait of ${name}` });
    await expect(portrait).toHaveJSProperty('complete', true);
    await expect(portrait).not.toHaveJSProperty('naturalWidth', 0);
    for (const paragraph of info) await expect(dialog.getByText(paragraph, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('a button in the dialog of a profile switches to another director', async ({ page }) => {
  await page.goto('/');
  const [first, second] = directors;
  const { dialog } = await openDirector(page, first?.name ?? '');
  await dialog.getByRole('button', { name: second?.name }).click();
  await expect(dialog.getByRole('heading', { name: second?.name, exact: true })).toBeVisible();
  await expect(dialog.getByText(first?.info[0] ?? '')).toBeHidden();
});

test('a dialog is at most 90 % of the window high, and scrolls inside', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto('/');
  const { dialog } = await openDirector(page, directors[0]?.name ?? '');
  const { height } = (await dialog.boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThanOrEqual(0.9 * 480);
  const last = dialog.getByText(directors[0]?.info.at(-1) ?? '', { exact: true });
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
});
