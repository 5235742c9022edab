import { inFullRun } from '../../shared/testing/test-extent';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessible';
import { dataMenus, header } from '../fixtures/header';
import { loginDialog } from '../fixtures/login-dialog';
import { newPerson } from '../fixtures/new-account';
import { signInByCall } from '../fixtures/sign-in';
import { logOutWhileServiceIsDown } from '../fixtures/log-out';
import { expect, test } from '../fixtures/test';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };

type Scheme = 'light' | 'dark';

function menusIn(colorScheme: Scheme): void {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('each open menu is accessible', async ({ page }) => {
      await page.goto('/about');
      const { trigger, menu } = header(page);
      for (const { label } of dataMenus) {
        await trigger(label).focus();
        await page.keyboard.press('ArrowDown');
        await expect(menu(label).getByRole('menuitem').first()).toBeFocused();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });

    test('the open profile menu is accessible', async ({ page, composed }) => {
      await signInByCall(page, composed.url);
      await page.goto('/about');
      const { trigger, menu } = header(page);
      await trigger('Demo Patient').hover();
      await expect(menu('Demo Patient')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

function menuOfSmallScreenIn(colorScheme: Scheme): void {
  test(`the small screen’s menu is accessible, folded and unfolded, in ${colorScheme} colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(NARROW);
    await page.goto('/about');
    const { banner, openMobileMenu } = header(page);
    await openMobileMenu();
    await expectAccessible(page);
    for (const { label } of dataMenus) await banner.getByRole('button', { name: label }).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

function statesIn(colorScheme: Scheme, size: typeof WIDE): void {
  test.describe(`in ${colorScheme} colours, at ${size.width} px`, () => {
    test.use({ colorScheme, viewport: size });

    test('the open search is accessible', async ({ page }) => {
      await page.goto('/about');
      const { banner, search, openMobileMenu } = header(page);
      if (size === NARROW) await openMobileMenu();
      await search.fill('care');
      await expect(banner.getByRole('option')).not.toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await expectAccessible(page);
      await search.fill('qqqq');
      await expect(banner.getByText(/^Nothing found for/)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test('the login dialog is accessible in each view, with its errors', async ({ page, allowComplaint }) => {
      allowComplaint(/status of 401/);
      await page.goto('/about');
      if (size === NARROW) await header(page).openMobileMenu();
      await header(page).logIn.click();
      const { alert, button, dialog, field, logIn } = loginDialog(page);
      await expectAccessible(page);
      await logIn('', '');
      await expect(alert).toBeVisible();
      await expectAccessible(page);

      await button('Enroll Now').click();
      await expectAccessible(page);
      await button('Sign Up').click();
      await expect(dialog.getByRole('group', { name: 'Please check these answers' })).toBeFocused();
      await expectAccessible(page);

      await button('Log In').click();
      await button('Forgot Username').click();
      await button('Send the link').click();
      await expect(field('Email')).toBeFocused();
      await expectAccessible(page);
      await button('Back to Log In').click();
      await button('Forgot Password').click();
      await field('Email').fill(newPerson().email);
      await button('Send the link').click();
      await expect(dialog.getByText('Please look at your mail')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test('the message forms are accessible with their errors', async ({ page }) => {
      const problems = page.getByRole('group', { name: 'Please check these answers' });
      await page.goto('/contact');
      await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
      await expect(problems).toBeFocused();
      await expectAccessible(page);
      await page.goto('/courses/geriatric-caregiving');
      await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
      await expect(problems).toBeFocused();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test('the doctors’ profiles are accessible', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Read the profile of Dr. Meera Example' }).click();
      await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

menusIn('light');
menuOfSmallScreenIn('dark');
statesIn('dark', NARROW);
inFullRun('every look of every state', () => {
  menusIn('dark');
  menuOfSmallScreenIn('light');
  statesIn('dark', WIDE);
  statesIn('light', NARROW);
  statesIn('light', WIDE);
});

test('an error toast is accessible', async ({ page, composed, allowComplaint }) => {
  allowComplaint(/ERR_CONNECTION_REFUSED/);
  await signInByCall(page, composed.url);
  await logOutWhileServiceIsDown(page);
  await expectAccessible(page);
});
