import { readFileSync } from 'node:fs';
import { TOTP, Secret } from 'otpauth';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessible';
import { header } from '../fixtures/header';
import { loginDialog } from '../fixtures/login-dialog';
import { keepUpdateDialogClosed, openSection, signInAsNewPatient } from '../fixtures/patient-area';
import { expect, test } from '../fixtures/test';

const STEP_MS = 30_000;

/** The code of the current 30 seconds, or of a later step, since each code works once. */
const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * STEP_MS });

async function openTwoStep(page: Page, url: string) {
  const account = await signInAsNewPatient(page, url);
  await page.goto(`/user/${account.username}/account`);
  const section = page.getByRole('region', { name: 'Two-step sign-in', exact: true });
  const dialog = page.getByRole('dialog');
  const begin = async (button: string, submit: string, name?: string) => {
    await openSection(page, 'Two-step sign-in');
    await section.getByRole('button', { name: button }).click();
    if (name) await dialog.getByLabel('Name of the passkey').fill(name);
    await dialog.getByLabel('Your password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: submit }).click();
  };
  return { ...account, section, dialog, begin };
}

async function logInAgain(page: Page, { username, password }: { username: string; password: string }) {
  // A page that is still loading data would log an error once its session has ended.
  await page.goto('/about');
  await page.context().clearCookies();
  await page.reload();
  await header(page).logIn.click();
  await loginDialog(page).logIn(username, password);
  const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' });
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const enter = async (code: string) => {
    await field('Code').fill(code);
    await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  };
  await expect(dialog).toBeVisible();
  return { dialog, field, enter };
}

test('an authenticator app is set up, then logging in asks for its code or a recovery code', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/status of 4(01|22)/);
  const account = await openTwoStep(page, composed.url);
  const { section, dialog, begin } = account;
  await expect(section).toContainText('your password alone signs you in');
  await begin('Set up an authenticator app', 'Continue');
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await dialog.getByLabel('Code from the app').fill(codeOf(key));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  const codes = readFileSync(await (await download).path(), 'utf8').match(/^\w{4}-\w{5}-\w{5}/gm) ?? [];
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section).toContainText('Authenticator app');

  const { field, enter } = await logInAgain(page, account);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter('000000');
  await expect(field('Code')).toHaveAccessibleDescription(/That code is not right/);
  await enter(codeOf(key, 1));
  await expect(header(page).trigger(account.name)).toBeVisible();

  await (await logInAgain(page, account)).enter(codes[0]?.toLowerCase() ?? '');
  await expect(header(page).trigger(account.name)).toBeVisible();
  await keepUpdateDialogClosed(page);
  await page.goto(`/user/${account.username}/account`);
  await openSection(page, 'Two-step sign-in');
  await expect(section.getByRole('button', { name: 'New recovery codes (9 left)' })).toBeVisible();
});

test('a passkey of this device signs in after the password', async ({ page, composed, allowComplaint }) => {
  allowComplaint(/status of 401/);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
  });
  const account = await openTwoStep(page, composed.url);
  const { section, dialog, begin } = account;
  await begin('Add a passkey', 'Add the passkey', 'My laptop');
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section).toContainText('My laptop');

  const step = await logInAgain(page, account);
  await expect(step.field('Recovery code')).toBeVisible();
  await expectAccessible(page);
  await step.dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(header(page).trigger(account.name)).toBeVisible();
  await keepUpdateDialogClosed(page);
  await page.goto(`/user/${account.username}/account`);
  await openSection(page, 'Two-step sign-in');
  await expect(section).toContainText('Passkey, last used on');
});
