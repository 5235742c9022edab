import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import { dataMenus, header } from '../fixtures/header';
import { focusRing, tabTo } from '../fixtures/keys';
import { expect, test } from '../fixtures/test';

const { username, password, name } = DEMO_ACCOUNTS.patient;

test('the first Tab reaches the skip link', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('every control of the header shows its focus, in reading order', async ({ page }) => {
  await page.goto('/about');
  const { banner, logo, search, trigger, logIn } = header(page);
  await page.keyboard.press('Tab');
  const stops = [
    logo,
    search,
    banner.getByRole('link', { name: 'About', exact: true }),
    ...dataMenus.map(({ label }) => trigger(label)),
    logIn,
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    expect(await focusRing(page)).toBeGreaterThanOrEqual(2);
  }
});

for (const { label, entries } of dataMenus) {
  test(`by keyboard the menu ${label} opens, closes with Tab, and leads to the chosen page`, async ({
    page,
  }) => {
    await page.goto('/about');
    const { trigger, menu } = header(page);
    await tabTo(page, trigger(label));
    await expect(menu(label)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(label)).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    const [first] = entries;
    await expect(menu(label).getByRole('menuitem', { name: first?.name, exact: true })).toBeFocused();
    expect(await focusRing(page)).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(first?.url ?? '');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('a patient signs in, opens the dashboard and signs out by keyboard alone', async ({ page }) => {
  await page.goto('/about');
  const { logIn, trigger, menu } = header(page);
  await tabTo(page, logIn);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Username')).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/patient/profile');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, trigger(name), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user/patient/dashboard');

  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  // All calls have to end before the session does: a refused call would log an error.
  await expect(main.getByRole('region', { name: 'To do' })).toContainText('to pay');
  await expect(main.getByRole('combobox', { name: 'Value' })).toBeVisible();
  await tabTo(page, trigger(name), 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(menu(name).getByRole('menuitem', { name: 'Log Out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(logIn).toBeVisible();
});

test('a visitor searches and opens a result by keyboard alone', async ({ page }) => {
  await page.goto('/about');
  const { search, banner } = header(page);
  await tabTo(page, search);
  await page.keyboard.type('kids');
  await expect(banner.getByRole('option', { name: 'Kids care' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/kids-care');
});

test('a doctor’s profile opens and closes by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Read the profile of Dr. Rohan Sample' });
  await expect(opener).toBeVisible();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const other = dialog.getByRole('button', { name: 'Dr. Kabir Demo' });
  await expect(other).toBeVisible();
  await tabTo(page, other);
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('heading', { name: 'Dr. Kabir Demo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('by keyboard the menu of a small screen opens, unfolds, leads to a page and closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const { banner } = header(page);
  await tabTo(page, banner.getByRole('button', { name: 'Open the menu' }));
  await page.keyboard.press('Enter');
  await tabTo(page, banner.getByRole('button', { name: 'Courses' }));
  await page.keyboard.press('Enter');
  await tabTo(page, banner.getByRole('link', { name: 'Diabetes educator' }));
  expect(await focusRing(page)).toBeGreaterThanOrEqual(2);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/courses/diabetes-educator');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(banner.getByRole('button', { name: 'Open the menu' })).toBeVisible();
});
