import type { Page } from '@playwright/test';
import { header } from '../fixtures/header';
import { loginDialog } from '../fixtures/login-dialog';
import { watchCalls } from '../fixtures/open-calls';
import { signInByCall, signInByDialog } from '../fixtures/sign-in';
import { expectAccessible } from '../fixtures/accessible';
import { expect, test } from '../fixtures/test';

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

/** Opens the patient's profile with a clock that the journey controls. */
async function openProfile(page: Page, url: string) {
  await page.clock.install();
  await signInByCall(page, url);
  const answered = watchCalls(page);
  await page.goto('/user/patient/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
  await expect(page.getByRole('heading', { level: 2, name: 'Demo Patient' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Who is treated here?' })).toBeVisible();
  // A pending call would time out when the clock moves, and its retry would renew the session.
  await answered();
}

test('after 28 idle minutes a warning appears, and one click extends the session', async ({
  page,
  composed,
}) => {
  await openProfile(page, composed.url);
  await page.clock.fastForward('27:00');
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward('01:30');
  await expect(warning(page)).toContainText(/you will be logged out in 1 minute \d+ seconds/);
  await expectAccessible(page);
  await warning(page).getByRole('button', { name: 'Stay logged in' }).last().click();
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward('10:00');
  await expect(header(page).trigger('Demo Patient')).toBeVisible();
});

test('after a timeout, signing in again returns to the same page', async ({ page, composed }) => {
  await openProfile(page, composed.url);
  await page.clock.fastForward('31:00');
  await expect(page).toHaveURL('/');
  const { dialog } = loginDialog(page);
  await expect(dialog).toContainText('Your session has ended.');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(stored).toBe('{}');
  await signInByDialog(page);
  await expect(page).toHaveURL('/user/patient/profile');
});

test('the warning offers to log out', async ({ page, composed }) => {
  await openProfile(page, composed.url);
  await page.clock.fastForward('28:30');
  await warning(page).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(header(page).logIn).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('activity in one tab extends the session of another', async ({ page, composed, context }) => {
  await openProfile(page, composed.url);
  await page.clock.fastForward('28:30');
  await expect(warning(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/user/patient/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(warning(page)).toBeHidden();
  await other.close();
});

test('on a public page a timeout shows a message and keeps the page', async ({ page, composed }) => {
  await page.clock.install();
  await signInByCall(page, composed.url);
  const answered = watchCalls(page);
  await page.goto('/about');
  await expect(header(page).trigger('Demo Patient')).toBeVisible();
  await answered();
  await page.clock.fastForward('31:00');
  await expect(page.getByText('You were logged out, because your session has ended.')).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(header(page).logIn).toBeVisible();
});
