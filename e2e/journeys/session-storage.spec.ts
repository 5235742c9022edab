import type { Page } from '@playwright/test';
import { header } from '../fixtures/header';
import { signInByDialog } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { settled } from '../fixtures/walk';

const stored = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => Object.entries({ ...sessionStorage }));

/** Polls, since the encryption code is loaded after signing in. */
async function storedAfterSignIn(page: Page): Promise<[string, string][]> {
  await expect.poll(() => stored(page)).not.toEqual([]);
  return stored(page);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
  await header(page).logIn.click();
  await signInByDialog(page);
  await expect(page).toHaveURL('/user/patient/profile');
  // A call that the page begins during the log-out is refused, and the browser logs an error.
  await settled(page);
});

test('the stored session is unreadable, and gone after logging out', async ({ page }) => {
  const items = await storedAfterSignIn(page);
  const text = JSON.stringify(items);
  expect(text).not.toMatch(/patient|demo|UserName|access_token|M_RoleID/i);
  const decoded = items.flatMap(([, value]) => value.split('.').map((part) => fromBase64(part)));
  expect(decoded.join(' ')).not.toMatch(/patient|demo|UserName|access_token|M_RoleID/i);
  expect(await page.evaluate(() => ({ ...localStorage })), 'local storage is empty').toEqual({});
  expect(await page.evaluate(() => document.cookie), 'no script reads the session’s cookie').toBe('');

  const { trigger, entry, logIn } = header(page);
  await trigger('Demo Patient').click();
  await entry('Demo Patient', 'Log Out').click();
  await expect(logIn).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

test('two sessions of one account store different texts', async ({ page }) => {
  const first = await storedAfterSignIn(page);
  const { trigger, entry, logIn } = header(page);
  await trigger('Demo Patient').click();
  await entry('Demo Patient', 'Log Out').click();
  await logIn.click();
  await signInByDialog(page);
  await expect(trigger('Demo Patient')).toBeVisible();
  const second = await storedAfterSignIn(page);
  expect(second.map(([name]) => name)).toEqual(first.map(([name]) => name));
  expect(second).not.toEqual(first);
});

test('with damaged session storage the patient stays signed in', async ({ page }) => {
  const names = (await storedAfterSignIn(page)).map(([name]) => name);
  for (const damage of ['', 'garbage', 'v1.00.AAAA.00', '{"UserName":"doctor"}', '🙂'.repeat(1_000)]) {
    await page.evaluate(([items, text]) => items.forEach((name) => sessionStorage.setItem(name, text)), [
      names,
      damage,
    ] as const);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
    await expect(header(page).trigger('Demo Patient')).toBeVisible();
  }
});

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString('latin1');
