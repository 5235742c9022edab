import { isInSight } from '../fixtures/in-sight';
import { patientArea } from '../fixtures/patient-area';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

test.beforeEach(({ page, composed }) => signInByCall(page, composed.url));

test('in a wide window Book and Call cover no menu entry, and “For whom” lines up with the heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto('/user/patient/bills');
  const { menu, main, foldMenu } = patientArea(page);
  const book = page.getByRole('navigation', { name: 'Book or call' });
  await expect(book.getByRole('link', { name: 'Book' })).toBeVisible();
  const covered = await menu.getByRole('link').evaluateAll(
    (links) =>
      links.filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        if (top + height > window.innerHeight) return false;
        return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }).length,
  );
  expect(covered, 'menu entries that the bar covers').toBe(0);
  const heading = await main.getByRole('heading', { level: 1 }).boundingBox();
  await expect
    .poll(async () => (await page.getByRole('combobox', { name: 'For whom' }).boundingBox())?.x)
    .toBeCloseTo(heading?.x ?? 0, -1);
  await foldMenu.click();
  await expect(async () => {
    const [choice, head] = await Promise.all(
      [page.getByRole('combobox', { name: 'For whom' }), main.getByRole('heading', { level: 1 })].map(
        (each) => each.boundingBox(),
      ),
    );
    expect(Math.abs((choice?.x ?? 0) - (head?.x ?? 0)), 'with the menu folded').toBeLessThan(5);
  }).toPass();
});

test('in a wide window the menu is whole on the first screenful, and stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/user/patient/dashboard');
  const { entry } = patientArea(page);
  const last = entry('Account');
  await expect(last).toBeVisible();
  expect(await last.evaluate(isInSight)).toBe(true);
  await expect(page.getByRole('region', { name: 'To do' })).toBeVisible();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  for (const name of ['Family Members', 'Account']) {
    await expect.poll(() => entry(name).evaluate(isInSight), name).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 600 });
  await entry('Account').scrollIntoViewIfNeeded();
  expect(await entry('Account').evaluate(isInSight), 'the menu scrolls separately from the page').toBe(true);
});

test('the title of a plan takes one line of its table', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/user/patient/diets/new');
  const title = page.getByRole('main').getByRole('link', { name: 'Less salt, more fibre', exact: true });
  await expect.poll(() => title.evaluate((link) => link.getClientRects().length)).toBe(1);
});
