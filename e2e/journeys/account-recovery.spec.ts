import type { Page } from '@playwright/test';
import { header } from '../fixtures/header';
import { loginDialog } from '../fixtures/login-dialog';
import { createAccountByCall, newPerson } from '../fixtures/new-account';
import { linkMailedTo, mailsTo } from '../fixtures/outbox';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
  await header(page).logIn.click();
});

test('a forgotten user name is shown by a mailed link, once', async ({ page, composed, allowComplaint }) => {
  allowComplaint(/status of 410/);
  const { username, email } = await createAccountByCall(page, composed.url);
  const { button, field } = loginDialog(page);
  await button('Forgot Username').click();
  await field('Email').fill(email);
  await button('Send the link').click();
  await expect(sentNote(page)).toContainText(`If ${email} belongs to an account`);
  await expect(sentNote(page)).toBeFocused();
  const link = await linkMailedTo(composed.dataDir, email, 'username');

  await page.goto(link);
  const main = page.getByRole('main');
  await expect(page).toHaveURL('/recover');
  await main.getByRole('button', { name: 'Show my user name' }).click();
  await expect(main.getByRole('status')).toHaveText(`Your user name is ${username}.`);
  await main.getByRole('button', { name: 'Log In' }).click();
  await expect(field('Username')).toHaveValue(username);

  await openAgain(page, link);
  await main.getByRole('button', { name: 'Show my user name' }).click();
  await expect(main.getByRole('alert')).toHaveText(
    'This link has been used or has expired. Please ask for a new one.',
  );
});

test('a mailed link sets a new password, once, and the forgotten password no longer works', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/status of (401|410|422)/);
  const { username, email, password } = await createAccountByCall(page, composed.url);
  const { button, field, logIn, alert, dialog } = loginDialog(page);
  await button('Forgot Password').click();
  await field('Email').fill(email);
  await button('Send the link').click();
  const link = await linkMailedTo(composed.dataDir, email, 'password');

  await page.goto(link);
  await expect(page, 'the secret leaves the address bar').toHaveURL('/recover');
  const main = page.getByRole('main');
  const better = newPerson().password;
  const save = main.getByRole('button', { name: 'Save the new password' });
  const newPassword = main.getByLabel('New password', { exact: true });
  await newPassword.fill(better);
  await main.getByLabel('Confirm password', { exact: true }).fill(`${better}r`);
  await save.click();
  await expect(main.getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription(
    /The two passwords are not the same\.$/,
  );
  await newPassword.fill('password123');
  await main.getByLabel('Confirm password', { exact: true }).fill('password123');
  await save.click();
  await expect(newPassword).toHaveAccessibleDescription(/most commonly used/);
  await newPassword.fill(better);
  await main.getByLabel('Confirm password', { exact: true }).fill(better);
  await save.click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');

  await main.getByRole('button', { name: 'Log In' }).click();
  await expect(field('Username')).toHaveValue(username);
  await logIn(username, password);
  await expect(alert).toHaveText('The username or the password is not right.');
  await logIn(username, better);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/user/${username}/profile`);

  await openAgain(page, link);
  await main.getByLabel('New password', { exact: true }).fill(better);
  await main.getByLabel('Confirm password', { exact: true }).fill(better);
  await save.click();
  await expect(main.getByRole('alert')).toHaveText(
    'This link has been used or has expired. Please ask for a new one.',
  );
});

for (const [what, kind] of [
  ['Forgot Username', 'username'],
  ['Forgot Password', 'password'],
] as const) {
  test(`${what}: an address without an account shows the same words, and gets no mail`, async ({
    page,
    composed,
  }) => {
    const known = await createAccountByCall(page, composed.url);
    const unknown = newPerson().email;
    const { button, field } = loginDialog(page);
    const wordsFor = async (email: string) => {
      await button(what).click();
      await field('Email').fill(email);
      await button('Send the link').click();
      const words = await sentNote(page).innerText();
      await button('Back to Log In').click();
      return words.replace(email, 'ADDRESS');
    };
    expect(await wordsFor(unknown)).toBe(await wordsFor(known.email));
    await linkMailedTo(composed.dataDir, known.email, kind);
    expect(mailsTo(composed.dataDir, unknown)).toEqual([]);
  });
}

test('an invalid address is refused at the field', async ({ page }) => {
  const { button, field } = loginDialog(page);
  await button('Forgot Password').click();
  await field('Email').fill('tara at example');
  await button('Send the link').click();
  await expect(field('Email')).toHaveAccessibleDescription(
    /Please enter an e-mail address in the form name@example\.com\.$/,
  );
});

test('a truncated link says that it is incomplete, and offers a new link', async ({ page }) => {
  await page.goto('/recover#password=abc');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete');
  await main.getByRole('button', { name: 'New link for my password' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(
    'Forgot your password?',
  );
});

const sentNote = (page: Page) =>
  page.getByRole('dialog').getByRole('status').filter({ hasText: 'Please look at your mail' });

/** A change of the hash alone would not load the page. */
async function openAgain(page: Page, link: string): Promise<void> {
  await page.goto('/about');
  await page.goto(link);
}
