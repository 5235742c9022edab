import type { Page } from '@playwright/test';
import { bookingForm, dayAhead } from '../fixtures/booking-form';
import { header } from '../fixtures/header';
import { signInByDialog } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

const FEE = /^₹[\d,]+\.\d\d$/;

async function fillIn(page: Page, date: string) {
  await page.goto('/book-now?service=Kids+care');
  const form = bookingForm(page.getByRole('main'));
  await expect(form.list('Service')).toHaveText('Kids care');
  await form.patient.fill('Tara Example');
  await form.chooseWhen(date, '9:15 AM');
  await form.complaints.fill('A cough for two weeks');
  return form;
}

const readStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

test('a reload in either step keeps a visitor’s answers and hold', async ({ page, composed, browser }) => {
  const date = dayAhead(116);
  const form = await fillIn(page, date);
  const free = async () => {
    const answer = await page.request.get(`${composed.url}/api/slots?service=5&date=${date}`);
    const slots = (await answer.json()) as { timing: string; free: number }[];
    return slots.find(({ timing }) => timing === '9:15 AM')?.free;
  };
  await expect.poll(free).toBe(0);
  await page.reload();
  await expect(page.getByText('What you wrote before is here again, not sent yet.')).toBeVisible();
  expect(await free()).toBe(0);
  await expect(form.patient).toHaveValue('Tara Example');
  await expect(form.complaints).toHaveValue('A cough for two weeks');
  await expect(form.heldTiming('9:15 AM')).toBeVisible();

  // The stored draft is encrypted, and its key is not stored beside it.
  const stored = await readStorage(page);
  const key = /nivara-visitor-key=([0-9a-f]{64})/.exec(await page.evaluate(() => document.cookie))?.[1] ?? '';
  expect(key).not.toBe('');
  for (const secret of ['Tara', 'cough', key]) expect(stored).not.toContain(secret);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'nivara-visitor-key')).toMatchObject({
    expires: -1,
    sameSite: 'Strict',
  });
  const other = await browser.newPage({ baseURL: composed.url });
  await other.goto('/book-now');
  await expect(bookingForm(other.getByRole('main')).list('Service')).toHaveText('Choose a service');
  await expect(other.getByText('What you wrote before is here again, not sent yet.')).toBeHidden();
  await other.close();

  await form.button('Next').click();
  await expect(form.heading('How can we reach you?')).toBeFocused();
  await page.getByLabel('Your name').fill('Meena Example');
  await page.getByLabel('Phone number').fill('98765 43210');
  await page.reload();
  await expect(form.heading('How can we reach you?')).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue('98765 43210');
  await form.button('Book appointment').click();
  await form.expectBooked();
  await expect(page.getByText('you need no account')).toBeHidden();
  expect(JSON.parse(await readStorage(page))).toEqual({});
});

test('the fee and the doctor are shown before a visitor books', async ({ page }) => {
  const form = await fillIn(page, dayAhead(112));
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: '₹' })).toContainText('with Dr. Rohan Sample');
  await form.button('Next').click();
  const fee = await main.getByRole('definition').filter({ hasText: FEE }).textContent();
  await expect(main.getByRole('definition').filter({ hasText: 'Dr. Rohan Sample' })).toBeVisible();
  await form.fillContact();
  await form.button('Book appointment').click();
  await form.expectBooked();
  expect(Number((fee ?? '').replace(/[^\d.]/g, ''))).toBeGreaterThan(0);
});

test('a visitor’s answers survive logging in and are gone after logging out', async ({ page }) => {
  const form = await fillIn(page, dayAhead(105));
  await form.button('Log in').click();
  await signInByDialog(page);
  await expect(page).toHaveURL(/\/book-now/);
  await expect(page.getByRole('radio', { name: 'Somebody else' })).toBeChecked();
  await expect(page.getByLabel('Patient’s name')).toHaveValue('Tara Example');
  await expect(form.complaints).toHaveValue('A cough for two weeks');
  await page.reload();
  await expect(form.complaints).toHaveValue('A cough for two weeks');

  const { trigger, entry, logIn } = header(page);
  await trigger('Demo Patient').click();
  await entry('Demo Patient', 'Log Out').click();
  await expect(logIn).toBeVisible();
  expect(JSON.parse(await readStorage(page))).toEqual({});
  await page.goto('/book-now');
  await expect(form.patient).toHaveValue('');
});
