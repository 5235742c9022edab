import { header } from '../fixtures/header';
import { loginDialog } from '../fixtures/login-dialog';
import { manifests } from '../fixtures/remotes';
import { signInByCall, signInByDialog } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

const guarded = manifests
  .filter(({ routes }) => routes.some(({ access }) => access === 'signed-in'))
  .map(({ name }) => name);

test('a visitor to a guarded page is redirected home, asked to log in, and returned', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const ofGuarded = () =>
    requested.filter((url) => guarded.some((name) => url.includes(`/remotes/${name}/`)));

  await page.goto('/user/patient/dashboard?from=mail');
  await expect(page).toHaveURL('/');
  const { dialog } = loginDialog(page);
  await expect(dialog).toContainText('Please log in to see that page.');
  await page.waitForLoadState('networkidle');
  expect(ofGuarded(), 'code of a guarded remote, before signing in').toEqual([]);

  await signInByDialog(page);
  await expect(page).toHaveURL('/user/patient/dashboard?from=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Demo Patient');
  expect(ofGuarded(), 'code of a guarded remote, after signing in').not.toEqual([]);
});

test('the back button skips the guard’s redirect', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/user/patient/dashboard');
  await loginDialog(page).button('Close').click();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a visitor who closes the dialog and logs in later returns to the page', async ({ page }) => {
  await page.goto('/user/patient/dashboard');
  await loginDialog(page).button('Close').click();
  await header(page).logIn.click();
  await signInByDialog(page);
  await expect(page).toHaveURL('/user/patient/dashboard');
});

test('a signed-in patient opens a guarded page at once', async ({ page, composed }) => {
  await signInByCall(page, composed.url);
  await page.goto('/user/patient/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
});

test('another account’s address redirects to the patient’s own area', async ({ page, composed }) => {
  await signInByCall(page, composed.url, 'secondPatient');
  await page.goto('/user/patient/profile');
  await expect(page).toHaveURL(/\/user\/patient2(\/|$)/);
  await expect(page.getByRole('main')).toContainText('Signed in as patient2');
});

test('an invalid session cookie is no session', async ({ page, composed, context, allowComplaint }) => {
  allowComplaint(/status of 401/);
  await context.addCookies([{ name: 'session', value: 'x'.repeat(43), url: composed.url }]);
  await page.goto('/user/patient/dashboard');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toContainText('Please log in to see that page.');
});
