import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectEnoughContrast, expectNoSidewaysScroll } from '../fixtures/accessible';
import { header } from '../fixtures/header';
import { loginDialog } from '../fixtures/login-dialog';
import { newPerson, type Person } from '../fixtures/new-account';
import { isInSight } from '../fixtures/in-sight';
import { linkMailedTo, mailsTo } from '../fixtures/outbox';
import { openSection, signInAsNewPatient } from '../fixtures/patient-area';
import { expect, test } from '../fixtures/test';

type Account = Person & { username: string };

/** First two bytes of a zip file. */
const ZIP_MAGIC = 'PK';

function accountPage(page: Page) {
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const field = (name: string, label: string) => part(name).getByLabel(label, { exact: true });
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  return { part, field, button, sessions: part('Where you are signed in').getByRole('listitem') };
}

async function openAccount(
  page: Page,
  url: string,
  ...sections: string[]
): Promise<Account & ReturnType<typeof accountPage>> {
  const account = await signInAsNewPatient(page, url);
  await page.goto(`/user/${account.username}/account`);
  const parts = accountPage(page);
  await expect(parts.part('Name')).toContainText(account.name);
  for (const section of sections) await openSection(page, section);
  return { ...account, ...parts };
}

/** Signs in to the same account on another device, and opens the account page. */
async function openElsewhere(browser: Browser, url: string, { username, password }: Account): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.request.post(`${url}/api/session`, { data: { username, password }, headers: { origin: url } });
  await page.goto(`/user/${username}/account`);
  await expect(accountPage(page).part('Where you are signed in')).toContainText('This device');
  return page;
}

test('a changed name shows in the header at once', async ({ page, composed }) => {
  const { field, button, name } = await openAccount(page, composed.url, 'Name');
  const { trigger } = header(page);
  await expect(trigger(name)).toBeVisible();
  await field('Name', 'Your name').fill('Tara Renamed');
  await button('Save name').click();
  await expect(trigger('Tara Renamed')).toBeVisible();
  await page.reload();
  await expect(trigger('Tara Renamed')).toBeVisible();
});

test('a new e-mail address replaces the old one after it is confirmed, and can be used to sign in', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/status of 422/);
  const account = await openAccount(page, composed.url, 'E-mail address');
  const { field, button } = account;
  const email = field('E-mail address', 'New e-mail address');
  const password = field('E-mail address', 'Your password');
  const change = button('Change e-mail address');
  const next = newPerson().email;
  await email.fill(next);
  await password.fill('a guess');
  await change.click();
  await expect(password).toHaveAccessibleDescription(/That is not your password\.$/);
  await expectAccessible(page);
  await password.fill(account.password);
  await change.click();
  await expect(email).toHaveValue('');
  await expect(page.getByRole('main').getByText(account.email).first()).toBeVisible();
  await page.goto(await linkMailedTo(composed.dataDir, next, 'email'));
  await expect(page).toHaveTitle('Your account · Nivara');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm my e-mail address' }).click();
  await expect(page.getByText(`Your e-mail address is ${next} now.`)).toBeVisible();
  await expect.poll(() => mailsTo(composed.dataDir, account.email).length).toBe(2);
  const answer = await page.request.post('/api/session', {
    data: { username: next, password: account.password },
    headers: { origin: composed.url },
  });
  expect(answer.ok()).toBe(true);
});

test('a changed password replaces the old one and signs the other browser out', async ({
  page,
  composed,
  browser,
  allowComplaint,
}) => {
  allowComplaint(/status of 4(01|22)/);
  const account = await openAccount(page, composed.url);
  const { field, button, sessions } = account;
  const elsewhere = await openElsewhere(browser, composed.url, account);
  await page.reload();
  for (const section of ['Password', 'Where you are signed in']) await openSection(page, section);
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);

  const better = newPerson().password;
  await field('Password', 'Current password').fill('a guess');
  await field('Password', 'New password').fill(better);
  await field('Password', 'Confirm new password').fill(better);
  await button('Change password').click();
  await expect(field('Password', 'Current password')).toHaveAccessibleDescription(
    /That is not your password\.$/,
  );
  await expectAccessible(page);
  await field('Password', 'Current password').fill(account.password);
  await button('Change password').click();
  await expect(page.getByText('Your password is changed. All other devices are signed out.')).toBeVisible();
  await expect(sessions).toHaveCount(1);

  await elsewhere.reload();
  const { dialog, logIn, alert } = loginDialog(elsewhere);
  await expect(dialog).toBeVisible();
  await logIn(account.username, account.password);
  await expect(alert).toHaveText('The username or the password is not right.');
  await logIn(account.username, better);
  await expect(elsewhere).toHaveURL(`/user/${account.username}/account`);
  await elsewhere.context().close();
});

test('a patient signs another device out, and then all devices', async ({
  page,
  composed,
  browser,
  allowComplaint,
}) => {
  allowComplaint(/status of 401/);
  const account = await openAccount(page, composed.url);
  const { button, sessions } = account;
  const phone = await openElsewhere(browser, composed.url, account);
  await page.reload();
  await openSection(page, 'Where you are signed in');
  await sessions.getByRole('button', { name: /^Sign out/ }).click();
  await expect(sessions).toHaveCount(1);
  await phone.reload();
  await expect(loginDialog(phone).dialog).toBeVisible();
  await phone.context().close();

  const tablet = await openElsewhere(browser, composed.url, account);
  await button('Sign out everywhere').click();
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are signed out on all devices.')).toBeVisible();
  await expect(header(page).logIn).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await tablet.reload();
  await expect(loginDialog(tablet).dialog).toBeVisible();
  await tablet.context().close();
});

test('the account’s data downloads as a zip', async ({ page, composed }) => {
  const { username } = await openAccount(page, composed.url, 'Your data');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^nivara-${username}-\\d{4}-\\d{2}-\\d{2}\\.zip$`));
  expect(readFileSync(await file.path(), 'latin1').slice(0, 2)).toBe(ZIP_MAGIC);
});

test('typing DELETE and the password deletes the account', async ({ page, composed, allowComplaint }) => {
  allowComplaint(/status of 4(01|22)/);
  const account = await openAccount(page, composed.url, 'Delete your account');
  await account.button('Delete my account…').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const deleteForGood = dialog.getByRole('button', { name: 'Delete for good' });
  await expect(dialog.getByLabel('Type DELETE to confirm')).toBeFocused();
  await deleteForGood.click();
  await expect(dialog.getByRole('group', { name: 'Please check these answers' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByLabel('Your password', { exact: true }).fill('a guess');
  await deleteForGood.click();
  await expect(dialog.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(
    /That is not your password\.$/,
  );
  await dialog.getByLabel('Your password', { exact: true }).fill(account.password);
  await deleteForGood.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/^Your account is deleted\./)).toBeVisible();
  const { logIn: logInButton } = header(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await logInButton.click();
  const login = loginDialog(page);
  await login.logIn(account.username, account.password);
  await expect(login.alert).toHaveText('The username or the password is not right.');
});

test('the account page fits 360 px and is accessible in both colour schemes', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { button, part } = await openAccount(page, composed.url);
  const devices = part('Where you are signed in').getByRole('heading');
  expect(await devices.evaluate(isInSight), 'on the first screenful').toBe(true);
  for (const section of ['Password', 'Delete your account']) await openSection(page, section);
  await button('Change password').click();
  await expect(page.getByRole('group', { name: 'Please check these answers' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectEnoughContrast(page);
  await button('Delete my account…').click();
  await expectEnoughContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
