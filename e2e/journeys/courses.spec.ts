import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessible';
import { header } from '../fixtures/header';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

const COURSE = '/courses/diabetes-educator';

test('a visitor finds a course by the header’s search and sends a question from the dialog', async ({
  page,
  composed,
}) => {
  await page.goto('/');
  await header(page).search.fill('diabetes educator');
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Diabetes educator' }).click();
  await expect(page).toHaveURL(new RegExp(`${COURSE}$`));

  await page.getByRole('button', { name: 'Contact Us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  const form = dialog.getByRole('form', { name: 'Send a Message' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('link', { name: 'Please enter your first name.' })).toBeVisible();
  await expectAccessible(page);

  await form.getByLabel('First Name').fill('Asha');
  await form.getByLabel('Last Name').fill('Rao');
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Phone Number').fill('98765 43210');
  await form.getByLabel('Message').fill('When does the next group begin?');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Your message has been sent.')).toBeVisible();

  // The message has reached the clinic.
  await page.keyboard.press('Escape');
  await signInByCall(page, composed.url, 'doctor');
  const found = await page.request.get('/api/messages?q=asha@example.org');
  const { rows } = (await found.json()) as { rows: { course: string; phone: string }[] };
  expect(rows[0]).toMatchObject({ course: COURSE, phone: '+919876543210' });
});

test('the page does not scroll behind the dialog, which fits the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(COURSE);
  await page.getByRole('button', { name: 'Enrol Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enrol in Diabetes educator' });
  await expect(dialog.getByRole('form', { name: 'Enrol' })).toBeVisible();
  const box = await dialog.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(640 * 0.9);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.mouse.move(180, 320);
  await page.mouse.wheel(0, 5000);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Enrol Now' })).toBeFocused();
});

test('with the service down a message keeps its text and can be sent later', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/503|Service Unavailable/);
  await page.goto(COURSE);
  const form = page.getByRole('form', { name: 'Send a Message' });
  await page.route('**/api/messages', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503}' }),
  );
  await form.getByLabel('First Name').fill('Asha');
  await form.getByLabel('Last Name').fill('Rao');
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Phone Number').fill('98765 43210');
  await form.getByLabel('Message').fill('A long question.');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText(/We can’t reach the clinic’s service/)).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('A long question.');
  await page.unroute('**/api/messages');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
});
