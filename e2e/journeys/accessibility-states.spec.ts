import { expectAccessible, expectEnoughContrast, expectNoSidewaysScroll } from '../fixtures/accessible';
import { dataMenus, header } from '../fixtures/header';
import { loginDialog } from '../fixtures/login-dialog';
import { newPerson } from '../fixtures/new-account';
import { signInByCall } from '../fixtures/sign-in';
import { logOutUnheard } from '../fixtures/log-out';
import { expect, test } from '../fixtures/test';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });
    // Dark differs from light in its colours only.
    const check = colorScheme === 'dark' ? expectEnoughContrast : expectAccessible;

    for (const { label } of dataMenus) {
      test(`the open menu ${label}`, async ({ page }) => {
        await page.goto('/about');
        const { trigger, menu } = header(page);
        await trigger(label).focus();
        await page.keyboard.press('ArrowDown');
        await expect(menu(label).getByRole('menuitem').first()).toBeFocused();
        await check(page);
        await expectNoSidewaysScroll(page);
      });
    }

    test('the open profile menu', async ({ page, composed }) => {
      await signInByCall(page, composed.url);
      await page.goto('/about');
      const { trigger, menu } = header(page);
      await trigger('Demo Patient').hover();
      await expect(menu('Demo Patient')).toBeVisible();
      await check(page);
      await expectNoSidewaysScroll(page);
    });

    test('the menu of a small screen, folded and unfolded', async ({ page }) => {
      await page.setViewportSize(NARROW);
      await page.goto('/about');
      const { banner, openMobileMenu } = header(page);
      await openMobileMenu();
      await check(page);
      for (const { label } of dataMenus) await banner.getByRole('button', { name: label }).click();
      await check(page);
      await expectNoSidewaysScroll(page);
    });

    for (const size of [WIDE, NARROW]) {
      test(`the open search, at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto('/about');
        const { banner, search, openMobileMenu } = header(page);
        if (size === NARROW) await openMobileMenu();
        await search.fill('care');
        await expect(banner.getByRole('option')).not.toHaveCount(0);
        await page.keyboard.press('ArrowDown');
        await check(page);
        await search.fill('qqqq');
        await expect(banner.getByText(/^Nothing found for/)).toBeVisible();
        await check(page);
        await expectNoSidewaysScroll(page);
      });

      test(`the login dialog in each view, with its errors, at ${size.width} px`, async ({
        page,
        allowComplaint,
      }) => {
        allowComplaint(/status of 401/);
        await page.setViewportSize(size);
        await page.goto('/about');
        if (size === NARROW) await header(page).openMobileMenu();
        await header(page).logIn.click();
        const { alert, button, dialog, field, logIn } = loginDialog(page);
        await check(page);
        await logIn('', '');
        await expect(alert).toBeVisible();
        await check(page);

        await button('Enroll Now').click();
        await check(page);
        await button('Sign Up').click();
        await expect(dialog.getByRole('group', { name: 'Please check these answers' })).toBeFocused();
        await check(page);

        await button('Log In').click();
        await button('Forgot Username').click();
        await button('Send the link').click();
        await expect(field('Email')).toBeFocused();
        await check(page);
        await button('Back to Log In').click();
        await button('Forgot Password').click();
        await field('Email').fill(newPerson().email);
        await button('Send the link').click();
        await expect(dialog.getByText('Please look at your mail')).toBeVisible();
        await check(page);
        await expectNoSidewaysScroll(page);
      });

      test(`the message forms with their errors, at ${size.width} px`, async ({ page }) => {
        const problems = page.getByRole('group', { name: 'Please check these answers' });
        await page.setViewportSize(size);
        await page.goto('/contact');
        await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
        await expect(problems).toBeFocused();
        await check(page);
        await page.goto('/courses/geriatric-caregiving');
        await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).first().click();
        await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
        await expect(problems).toBeFocused();
        await check(page);
        await expectNoSidewaysScroll(page);
      });

      test(`the doctors’ profiles, at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto('/');
        await page.getByRole('button', { name: 'Read the profile of Dr. Meera Example' }).click();
        await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeVisible();
        await check(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}

test('a note that something went wrong', async ({ page, composed, allowComplaint }) => {
  allowComplaint(/ERR_CONNECTION_REFUSED/);
  await signInByCall(page, composed.url);
  await logOutUnheard(page);
  await expectAccessible(page);
});
