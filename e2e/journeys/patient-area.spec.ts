import { thisRunDoes } from '../../shared/testing/test-extent';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessible';
import { focusRing, tabTo } from '../fixtures/keys';
import { patientArea } from '../fixtures/patient-area';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

const OWN = '/user/patient';
const DASHBOARD = `${OWN}/dashboard`;
const WIDE = { width: 1280, height: 900 };
/** So wide that the Services bar is open at first. */
const ROOMY = { width: 1680, height: 900 };
const NARROW = { width: 360, height: 740 };

test.beforeEach(({ page, composed }) => signInByCall(page, composed.url));

test('entries of the menu open their pages, and the current one is marked', async ({ page }) => {
  await page.goto(DASHBOARD);
  const { entry, crumbs } = patientArea(page);
  await expect(entry('Dashboard')).toHaveAttribute('aria-current', 'page');
  for (const [name, path] of [
    ['Bill / Receipts', '/bills'],
    ['Family Members', '/profile#family'],
    ['Packages', '/offers/offer-list'],
    ['Treatments', '/offers/offer-list'],
    ['Account', '/account'],
  ] as const) {
    await entry(name).click();
    await expect(page).toHaveURL(OWN + path);
  }
  await expect(entry('Account')).toHaveAttribute('aria-current', 'page');
  await entry('Offers').click();
  await expect(entry('Offers'), 'the current page is below it').toHaveAttribute('aria-current', 'true');
  await expect(entry('Packages')).not.toHaveAttribute('aria-current');
  await crumbs.getByRole('link', { name: 'Your area' }).click();
  await expect(page).toHaveURL('/user');
  await expect(entry('Dashboard')).toHaveAttribute('aria-current', 'page');
});

test('the menu works by keyboard, and shows each label on focus while it is collapsed', async ({ page }) => {
  await page.goto(DASHBOARD);
  const { entry, foldMenu, menu } = patientArea(page);
  await tabTo(page, foldMenu);
  await page.keyboard.press('Enter');
  await expect(foldMenu).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(60);
  const bell = entry('Notifications');
  const [icon, badge] = await Promise.all(['svg', 'small'].map((part) => bell.locator(part).boundingBox()));
  expect((badge?.x ?? 0) - (icon?.x ?? 0), 'the badge leaves the bell in sight').toBeGreaterThan(15);

  await tabTo(page, entry('Family Members'));
  expect(await focusRing(page)).toBeGreaterThan(0);
  const nameOf = (label: string) => entry(label).getByText(label);
  // The label must also lie on top of the page.
  const isSeen = (label: string) =>
    nameOf(label).evaluate((element) => {
      const { right, top, height } = element.getBoundingClientRect();
      return document.elementFromPoint(right - 4, top + height / 2) === element;
    });
  expect(await isSeen('Family Members')).toBe(true);
  expect(await isSeen('Tests')).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(() => isSeen('Family Members'), 'Escape takes the name away').toBe(false);
  await page.keyboard.press('Tab');
  expect(await isSeen('Dashboard')).toBe(true);
  await entry('Tests').hover();
  expect(await isSeen('Tests')).toBe(true);

  await entry('Dashboard').focus();
  await tabTo(page, entry('Tests'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${OWN}/tests`);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu and the Services bar keep their state across pages and reloads, without layout shift', async ({
  page,
}) => {
  await page.setViewportSize(ROOMY);
  await page.goto(DASHBOARD);
  const { menu, services, foldMenu, foldServices, entry, heading } = patientArea(page);
  await expect(services.getByRole('link')).toHaveCount(10);
  await foldMenu.click();
  await foldServices.click();
  await expect(services).toBeHidden();
  await entry('Tests').click();
  await expect(foldServices).toHaveAttribute('aria-expanded', 'false');

  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const shifts = window.shifts ?? 0;
        Object.assign(window, { shifts: shifts + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(DASHBOARD);
  await expect(heading).toHaveText('Welcome, Demo Patient');
  await expect(foldMenu).toHaveAttribute('aria-expanded', 'false');
  await expect(services).toBeHidden();
  expect((await menu.boundingBox())?.width).toBeLessThan(60);
  await expect(page.getByRole('img', { name: /values, from/ })).toBeVisible();
  const shifts = () => page.evaluate(() => window.shifts ?? 0);
  expect(await shifts()).toBeLessThan(0.05);
  await page.setViewportSize(NARROW);
  await page.reload();
  await expect(page.getByRole('img', { name: /values, from/ })).toBeVisible();
  expect(await shifts()).toBeLessThan(0.05);
  await page.setViewportSize(ROOMY);

  await foldMenu.click();
  await foldServices.click();
  await page.reload();
  await expect(services.getByRole('link')).toHaveCount(10);
  await expect(foldMenu).toHaveAttribute('aria-expanded', 'true');
});

test('on a narrow screen the menu and the Services bar are drawers that take and return the focus', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await page.goto(DASHBOARD);
  const { openMenu, openServices, drawer, menu, services } = patientArea(page);
  await expect(menu).toBeHidden();
  await expect(services).toBeHidden();
  await openMenu.click();
  const yourArea = drawer('Your area');
  await expect(yourArea).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  const first = yourArea.getByRole('button', { name: 'Close' });
  const last = yourArea.getByRole('link', { name: 'Account' });
  await tabTo(page, last);
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(yourArea).toBeHidden();
  await expect(openMenu).toBeFocused();

  await openMenu.click();
  // A point beside the drawer, and not on the scrollbar’s gutter.
  await page.mouse.click(330, 400);
  await expect(yourArea).toBeHidden();

  await openMenu.click();
  await yourArea.getByRole('link', { name: 'Tests' }).click();
  await expect(page).toHaveURL(`${OWN}/tests`);
  await expect(yourArea).toBeHidden();
  await openServices.click();
  await drawer('Services')
    .getByRole('link', { name: /Kids care/ })
    .click();
  await expect(page).toHaveURL('/services/kids-care');
  await page.goBack();
  await openServices.click();
  await page.goBack();
  await expect(page).toHaveURL(DASHBOARD);
  await expect(drawer('Services')).toBeHidden();
});

test('a drawer closes when the window is wide enough for its bar', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto(DASHBOARD);
  const { openServices, openMenu, drawer, menu, services } = patientArea(page);
  await expect(menu).toBeVisible();
  await expect(openMenu).toBeHidden();
  await openServices.click();
  await expect(drawer('Services')).toBeVisible();
  await page.setViewportSize(ROOMY);
  await expect(drawer('Services')).toBeHidden();
  await expect(services).toBeVisible();
});

test('the Services bar says "Loading..." while its file is missing, and recovers by itself', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/Services bar|status of 404/);
  await page.setViewportSize(ROOMY);
  let isMissing = true;
  // Only the answer changes: if the route were removed, a request under way would never be answered.
  await page.route('**/servicesBar.json', (route) =>
    isMissing ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(DASHBOARD);
  const { services } = patientArea(page);
  await expect(services).toHaveText('Loading...');
  isMissing = false;
  await expect(services.getByRole('link')).toHaveCount(10);
  await expect(services.getByRole('link').first()).toHaveAttribute('href', '/services/dr-opinion');
});

for (const [name, viewport] of [
  ['narrow', NARROW],
  ['wide', WIDE],
] as const) {
  test(`on a ${name} screen the menu and the Services bar are accessible in each state`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(DASHBOARD);
    const { openMenu, openServices, foldMenu, foldServices, heading } = patientArea(page);
    await expect(heading).toBeVisible();
    await page.getByText('Show as a table').click();
    // The walk through the screens covers the other combinations.
    const own = viewport === NARROW ? ('light' as const) : ('dark' as const);
    for (const scheme of thisRunDoes('every look of every state') ? (['light', 'dark'] as const) : [own]) {
      await page.emulateMedia({ colorScheme: scheme });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      for (const button of viewport === NARROW ? [openMenu, openServices] : []) {
        await button.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
      }
      for (const button of viewport === WIDE ? [foldMenu, foldServices] : []) {
        await button.click();
        await expectAccessible(page);
      }
    }
  });
}
