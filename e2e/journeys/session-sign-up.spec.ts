import { header } from '../fixtures/header';
import { loginDialog } from '../fixtures/login-dialog';
import { createAccountByCall, newPerson, openAccountFromMail } from '../fixtures/new-account';
import { mailsTo } from '../fixtures/outbox';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
  await header(page).logIn.click();
  await loginDialog(page).button('Sign Up').click();
});

test('signing up and opening the mailed link create an account and log in', async ({ page, composed }) => {
  const person = newPerson();
  const { dialog, signUp, logIn } = loginDialog(page);
  await signUp(person);
  await expect(dialog.getByRole('status')).toContainText(`We have sent a link to ${person.email}.`);
  await openAccountFromMail(page, composed.dataDir, person);
  await expect(page).toHaveURL(/\/user\/[^/]+\/profile\/registration\/personal$/);
  const { trigger, entry, logIn: logInButton } = header(page);
  await expect(page.getByText(/^Welcome to Nivara\. Your user name is /)).toBeVisible();
  await trigger(person.name).click();
  await entry(person.name, 'Log Out').click();
  await logInButton.click();
  await logIn(person.email, person.password);
  await expect(trigger(person.name)).toBeVisible();
});

test('empty fields are listed, with a link to each', async ({ page }) => {
  const { dialog, button, field } = loginDialog(page);
  await button('Sign Up').click();
  const list = dialog.getByRole('group', { name: 'Please check these answers' });
  await expect(list).toBeFocused();
  await expect(list.getByRole('link')).toHaveText([
    'Please enter your name.',
    'Please enter your e-mail address.',
    'Please choose a password.',
    'Please type the password again.',
  ]);
  await list.getByRole('link', { name: 'Please choose a password.' }).click();
  await expect(field('Password')).toBeFocused();
  await expect(field('Password')).toHaveAccessibleDescription(/Please choose a password\.$/);
  await expect(field('Password')).toHaveAttribute('aria-invalid', 'true');
});

const WRONG = [
  {
    what: 'two different passwords',
    change: { again: 'monsoon over the plains' },
    field: 'Confirm password',
    message: 'The two passwords are not the same.',
  },
  {
    what: 'a short password',
    change: { password: 'short' },
    field: 'Password',
    message: 'Please use at least 8 characters.',
  },
  {
    what: 'a malformed address',
    change: { email: 'tara@example' },
    field: 'Email',
    message: 'Please enter an e-mail address in the form name@example.com.',
  },
];

for (const { what, change, field, message } of WRONG) {
  test(`refuses ${what} at the field, before a request is sent`, async ({ page }) => {
    const dialog = loginDialog(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/accounts')) sent.push(request.url());
    });
    await dialog.signUp({ ...newPerson(), ...change });
    await expect(dialog.field(field)).toHaveAccessibleDescription(new RegExp(`Error: ${escaped(message)}$`));
    await expect(dialog.field(field)).toBeFocused();
    expect(sent).toEqual([]);
    await dialog.field(field).fill('');
    await expect(dialog.field(field)).not.toHaveAccessibleDescription(new RegExp(escaped(message)));
  });
}

test('a common password is refused', async ({ page, allowComplaint }) => {
  allowComplaint(/status of 422/);
  const dialog = loginDialog(page);
  const person = newPerson();
  for (const password of ['password123', 'Iloveyou1']) {
    await dialog.signUp({ ...person, password });
    await expect(dialog.field('Password')).toHaveAccessibleDescription(
      /This password is one of the most commonly used ones\. Please choose another\.$/,
    );
    await expect(dialog.field('Email')).toHaveValue(person.email);
  }
  await dialog.signUp(person);
  await expect(dialog.dialog.getByRole('status')).toContainText('We have sent a link');
});

test('the person’s own e-mail address is refused as a password', async ({ page, allowComplaint }) => {
  allowComplaint(/status of 422/);
  const dialog = loginDialog(page);
  const { name, email } = newPerson();
  await dialog.signUp({ name, email, password: email });
  await expect(dialog.field('Password')).toHaveAccessibleDescription(
    /Please choose a password that is not your name, username or e-mail address\.$/,
  );
});

test('signing up with the address of an existing account shows the usual answer, and mails the owner', async ({
  page,
  composed,
}) => {
  const { email } = await createAccountByCall(page, composed.url);
  const before = mailsTo(composed.dataDir, email).length;
  const { dialog, signUp } = loginDialog(page);
  await signUp({ ...newPerson(), email: email.toUpperCase() });
  await expect(dialog.getByRole('status')).toContainText(`We have sent a link to ${email.toUpperCase()}.`);
  await expect.poll(() => mailsTo(composed.dataDir, email).length).toBe(before + 1);
  expect(mailsTo(composed.dataDir, email).at(-1)).toContain('It belongs to an account already');
});

test('the password is shown on request and hidden again', async ({ page }) => {
  const { dialog, field } = loginDialog(page);
  for (const label of ['Password', 'Confirm password']) {
    await field(label).fill('monsoon over the ghats');
    await expect(field(label)).toHaveAttribute('type', 'password');
    const show = dialog.getByRole('button', { name: `Show ${label.toLowerCase()}`, exact: true });
    await show.click();
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(field(label)).toHaveAttribute('type', 'text');
    await show.click();
    await expect(field(label)).toHaveAttribute('type', 'password');
  }
});

test('pressing Sign Up twice sends one request', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/accounts')) calls.push(request.url());
  });
  const { dialog, field, button } = loginDialog(page);
  const { name, email, password } = newPerson();
  await field('Name').fill(name);
  await field('Email').fill(email);
  await field('Password').fill(password);
  await field('Confirm password').fill(password);
  await button('Sign Up').dblclick();
  await expect(dialog.getByRole('status')).toContainText('We have sent a link');
  expect(calls).toHaveLength(1);
});

const escaped = (text: string) => text.replace(/[.@]/g, '\\$&');
