import { header } from '../fixtures/header';
import { loginDialog } from '../fixtures/login-dialog';
import { createAccountByCall } from '../fixtures/new-account';
import { expect, test } from '../fixtures/test';

/** This number stays below the limit of one network, so that other journeys of this worker are not limited. */
const FREE_ATTEMPTS = 5;

test('many wrong passwords block their account for a while, and no other account', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/status of (401|429)/);
  const locked = await createAccountByCall(page, composed.url);
  const other = await createAccountByCall(page, composed.url);
  for (let attempt = 0; attempt < FREE_ATTEMPTS; attempt += 1) {
    await page.request.post('/api/session', {
      data: { username: locked.username, password: `wrong ${attempt}` },
      headers: { origin: composed.url },
    });
  }
  await page.goto('/about');
  await header(page).logIn.click();
  const { dialog, alert, field, logIn } = loginDialog(page);
  await logIn(locked.username, locked.password);
  await expect(alert).toHaveText(/^Too many attempts\. Please try again in \d+ seconds?\.$/);
  await expect(field('Username')).toHaveValue(locked.username);
  await expect(field('Password')).toHaveValue(locked.password);
  await logIn(other.username, other.password);
  await expect(dialog).toBeHidden();
});
