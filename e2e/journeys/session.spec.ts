import { header } from '../fixtures/header';
import { loginDialog } from '../fixtures/login-dialog';
import { createAccountByCall } from '../fixtures/new-account';
import { signInByCall, signInByDialog } from '../fixtures/sign-in';
import { logOutWhileServiceIsDown } from '../fixtures/log-out';
import { expect, test } from '../fixtures/test';

test('logging in opens the profile and closes the dialog', async ({ page }) => {
  await page.goto('/about');
  await header(page).logIn.click();
  const { dialog } = loginDialog(page);
  await expect(dialog.getByRole('heading')).toHaveText('Log in to your account');
  await signInByDialog(page);
  await expect(page).toHaveURL('/user/patient/profile');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
});

test('the e-mail address works as the user name', async ({ page }) => {
  await page.goto('/about');
  await header(page).logIn.click();
  await loginDialog(page).logIn(' Patient@Example.org ', 'Patient-demo-1');
  await expect(page).toHaveURL('/user/patient/profile');
});

test('a log-in without user name or password shows a message and keeps the answers', async ({ page }) => {
  await page.goto('/about');
  const { alert, button, field, logIn } = loginDialog(page);
  for (const [username, password] of [
    ['', ''],
    ['', 'something'],
    ['patient', ''],
    ['   ', 'something'],
  ] as const) {
    await header(page).logIn.click();
    await logIn(username, password);
    await expect(alert).toHaveText('Please enter both username and password.');
    await expect(alert).toBeFocused();
    await expect(field('Username')).toHaveValue(username);
    await expect(field('Password')).toHaveValue(password);
    await button('Close').click();
  }
});

test('a wrong password and an unknown name get the same message, and the username stays', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/status of 401/);
  const { username, password } = await createAccountByCall(page, composed.url);
  await page.goto('/about');
  await header(page).logIn.click();
  const { alert, field, logIn, dialog } = loginDialog(page);
  await logIn(username, 'not this one');
  await expect(alert).toHaveText('The username or the password is not right.');
  await expect(field('Username')).toHaveValue(username);
  await logIn(`nobody-${username}`, 'not this one');
  await expect(alert).toHaveText('The username or the password is not right.');
  await logIn(username, password);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/user/${username}/profile`);
});

test('the dialog’s links and buttons switch between its views', async ({ page }) => {
  await page.goto('/about');
  await header(page).logIn.click();
  const { dialog, button, field } = loginDialog(page);
  const heading = dialog.getByRole('heading', { level: 2 });
  await button('Enroll Now').click();
  await expect(heading).toHaveText('Create your account');
  await expect(field('Name')).toBeFocused();
  await button('Log In').click();
  await expect(heading).toHaveText('Log in to your account');
  await button('Sign Up').click();
  await expect(heading).toHaveText('Create your account');
  await button('Log In').click();
  await button('Forgot Username').click();
  await expect(heading).toHaveText('Forgot your username?');
  await button('Back to Log In').click();
  await button('Forgot Password').click();
  await expect(heading).toHaveText('Forgot your password?');
  await button('Back to Log In').click();
  await expect(field('Username')).toBeFocused();
});

test('the dialog opens on the login view each time', async ({ page }) => {
  await page.goto('/about');
  const { dialog, button } = loginDialog(page);
  await header(page).logIn.click();
  await button('Enroll Now').click();
  await button('Close').click();
  await header(page).logIn.click();
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Log in to your account');
});

test('the profile menu links to profile, dashboard and log-out', async ({ page, composed }) => {
  await signInByCall(page, composed.url);
  await page.goto('/about');
  const { banner, trigger, entry, menu, logIn } = header(page);
  const me = 'Demo Patient';
  await trigger(me).hover();
  await expect(menu(me).getByRole('menuitem')).toHaveText(['Profile', 'Dashboard', 'Log Out']);
  await entry(me, 'Dashboard').click();
  await expect(page).toHaveURL('/user/patient/dashboard');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${me}`);
  await trigger(me).click();
  await entry(me, 'Profile').click();
  await expect(page).toHaveURL('/user/patient/profile');
  await trigger(me).click();
  await entry(me, 'Log Out').click();
  await expect(page).toHaveURL('/');
  await expect(logIn).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(banner.getByRole('button', { name: me })).toBeHidden();
});

test('a session survives a reload', async ({ page }) => {
  await page.goto('/about');
  await header(page).logIn.click();
  await signInByDialog(page);
  await expect(page).toHaveURL('/user/patient/profile');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Demo Patient' })).toBeVisible();
});

test('logging in or out in one tab does the same in the others', async ({ page, context, composed }) => {
  await signInByCall(page, composed.url);
  const other = await context.newPage();
  await page.goto('/user/patient/profile');
  await other.goto('/about');
  const [firstHeader, otherHeader] = [header(page), header(other)];
  await expect(otherHeader.trigger('Demo Patient')).toBeVisible();
  await firstHeader.trigger('Demo Patient').click();
  await firstHeader.entry('Demo Patient', 'Log Out').click();
  await expect(otherHeader.logIn).toBeVisible();
  await otherHeader.logIn.click();
  await signInByDialog(other);
  await expect(other).toHaveURL('/user/patient/profile');
  await expect(firstHeader.trigger('Demo Patient')).toBeVisible();
});

test('while the service is down, the dialog shows a message and keeps the answers; later, it works', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/ERR_CONNECTION_REFUSED/);
  await page.goto('/about');
  await header(page).logIn.click();
  const { alert, field, button, dialog, logIn } = loginDialog(page);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await logIn('patient', 'Patient-demo-1');
  await expect(alert).toHaveText(
    'We can’t reach the clinic’s service at the moment. Please try again shortly.',
  );
  await expect(field('Username')).toHaveValue('patient');
  await expect(field('Password')).toHaveValue('Patient-demo-1');
  await page.unroute('**/api/**');
  await button('Log In').click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/user/patient/profile');
});

test('a failed log-out shows an error and keeps the session', async ({ page, composed, allowComplaint }) => {
  allowComplaint(/ERR_CONNECTION_REFUSED/);
  await signInByCall(page, composed.url);
  await logOutWhileServiceIsDown(page);
  await expect(header(page).trigger('Demo Patient')).toBeVisible();
});

test('logging out waits for the page’s calls', async ({ page, composed }) => {
  await signInByCall(page, composed.url);
  await page.goto('/about');
  const { trigger, entry } = header(page);
  let releaseCall = () => undefined as void;
  const releasedCall = new Promise<void>((resolve) => (releaseCall = resolve));
  await page.route('**/api/personalDetails**', async (route) => {
    await releasedCall;
    await route.continue();
  });
  const callSent = page.waitForRequest('**/api/personalDetails**');
  await trigger('Demo Patient').click();
  await entry('Demo Patient', 'Profile').click();
  const call = await callSent;
  const order: string[] = [];
  void call.response().then((answer) => order.push(`answered ${answer?.status()}`));
  page.on('request', (request) => {
    if (request.method() === 'DELETE') order.push('logs out');
  });
  await trigger('Demo Patient').click();
  await entry('Demo Patient', 'Log Out').click();
  releaseCall();
  await expect(header(page).logIn).toBeVisible();
  expect(order).toEqual(['answered 200', 'logs out']);
  await expect(page).toHaveURL('/');
});

test('going back to a page from before the log-in no longer offers to log in', async ({ page, composed }) => {
  await page.goto('/about');
  await expect(header(page).logIn).toBeVisible();
  await page.goto('/contact');
  await signInByCall(page, composed.url);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(header(page).logIn).toBeHidden();
});
