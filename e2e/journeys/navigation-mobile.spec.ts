import { dataMenus, header } from '../fixtures/header';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

test.use({ viewport: { width: 360, height: 740 } });

test('the menu of a small screen has every entry of the header', async ({ page }) => {
  await page.goto('/about');
  const { banner, search, logIn, openMobileMenu } = header(page);
  await expect(logIn).toBeHidden();
  await openMobileMenu();
  const main = banner.getByRole('navigation', { name: 'Main' });
  await expect(search).toBeVisible();
  await expect(main.getByRole('link', { name: 'About', exact: true })).toHaveAttribute('href', '/about');
  await expect(logIn).toBeVisible();
  for (const { label, to, entries } of dataMenus) {
    const section = main.getByRole('button', { name: label, exact: true });
    await section.click();
    await expect(section).toHaveAttribute('aria-expanded', 'true');
    for (const { name, url } of [{ name: `All ${label.toLowerCase()}`, url: to }, ...entries]) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
    }
    await section.click();
    await expect(main.getByRole('link', { name: `All ${label.toLowerCase()}` })).toBeHidden();
  }
});

test('choosing an entry opens its page and closes the menu', async ({ page }) => {
  await page.goto('/about');
  const { banner, openMobileMenu } = header(page);
  await openMobileMenu();
  await banner.getByRole('button', { name: 'Courses' }).click();
  await banner.getByRole('link', { name: 'Geriatric caregiving' }).click();
  await expect(page).toHaveURL('/courses/geriatric-caregiving');
  await expect(banner.getByRole('button', { name: 'Open the menu' })).toBeVisible();
});

test('an entry with a “#” scrolls to its section', async ({ page }) => {
  await page.goto('/courses');
  const { banner, openMobileMenu } = header(page);
  await openMobileMenu();
  await banner.getByRole('button', { name: 'Services' }).click();
  await banner.getByRole('link', { name: 'Our doctors' }).click();
  await expect(page).toHaveURL('/#doctors');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
});

test('the search shows all of its results', async ({ page }) => {
  await page.goto('/about');
  const { banner, search, openMobileMenu } = header(page);
  await openMobileMenu();
  await search.fill('care');
  const last = banner.getByRole('option').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await banner.getByRole('option', { name: 'Kids care' }).click();
  await expect(page).toHaveURL('/services/kids-care');
  await expect(search).toBeHidden();
});

test('Escape closes the menu and moves the focus to its button', async ({ page }) => {
  await page.goto('/about');
  const { banner, logIn, openMobileMenu } = header(page);
  await openMobileMenu();
  await banner.getByRole('button', { name: 'Services' }).focus();
  await page.keyboard.press('Escape');
  await expect(logIn).toBeHidden();
  await expect(banner.getByRole('button', { name: 'Open the menu' })).toBeFocused();
});

test('closing the login dialog returns the focus to the menu’s button', async ({ page }) => {
  await page.goto('/about');
  const { banner, logIn, openMobileMenu } = header(page);
  await openMobileMenu();
  await logIn.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(banner.getByRole('button', { name: 'Open the menu' })).toBeFocused();
});

test('a signed-in patient opens dashboard and profile and logs out from the menu', async ({
  page,
  composed,
}) => {
  await signInByCall(page, composed.url);
  await page.goto('/about');
  const { banner, logIn, openMobileMenu } = header(page);
  await openMobileMenu();
  const account = banner.getByRole('region', { name: 'Account' });
  await expect(account).toContainText('Demo Patient');
  await account.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/user/patient/dashboard');
  await openMobileMenu();
  await account.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/user/patient/profile');
  await openMobileMenu();
  await account.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await openMobileMenu();
  await expect(logIn).toBeVisible();
});

test('turning the phone while a component adds its styles shows the header of the new width', async ({
  page,
}) => {
  await page.goto('/about');
  const { logIn } = header(page);
  const openMenu = page.getByRole('button', { name: 'Open the menu' });
  await expect(openMenu).toBeVisible();
  await page.evaluate(() => {
    const [sheet] = [...document.styleSheets].sort(
      (one, other) => other.cssRules.length - one.cssRules.length,
    );
    const before = sheet?.cssRules.length ?? 0;
    setInterval(() => {
      const last = sheet?.cssRules.length ?? 0;
      if (last < before + 20) sheet?.insertRule('.comes-late { color: teal; }', last);
      else while (sheet && sheet.cssRules.length > before) sheet.deleteRule(sheet.cssRules.length - 1);
    }, 1);
  });
  for (let turn = 0; turn < 8; turn += 1) {
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(logIn).toBeVisible();
    await expect(openMenu).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(openMenu).toBeVisible();
    await expect(logIn).toBeHidden();
  }
});
