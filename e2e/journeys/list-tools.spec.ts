import { isInSight } from '../fixtures/in-sight';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { drawn, settled } from '../fixtures/walk';

test.beforeEach(async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
});

test('on a phone the tools of a list share one left edge', async ({ page }) => {
  await page.goto('/user/patient/bills');
  await settled(page);
  const main = page.getByRole('main');
  const fold = main.getByRole('button', { name: 'Search and tools' });
  await fold.click();
  const edges = await Promise.all(
    [fold, main.getByRole('searchbox'), main.getByRole('button', { name: 'Table', exact: true })].map(
      async (tool) => Math.round((await tool.boundingBox())?.x ?? 0),
    ),
  );
  expect(new Set(edges).size).toBe(1);
});

test('on a phone a press on Table closes the tools, and the rows of the table are in sight', async ({
  page,
}) => {
  await page.goto('/user/patient/appointments/new');
  await settled(page);
  const main = page.getByRole('main');
  const fold = main.getByRole('button', { name: 'Search and tools' });
  await fold.click();
  await main.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(fold).toBeFocused();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await drawn(page);
  expect(await main.getByRole('row').nth(1).evaluate(isInSight)).toBe(true);
});

test('on a phone a press on Table keeps the search box and its text in sight', async ({ page }) => {
  await page.goto('/user/patient/bills');
  await settled(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Search and tools' }).click();
  await main.getByRole('searchbox').fill('consultation');
  await main.getByRole('button', { name: 'Filters and tools' }).click();
  await main.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(main.getByRole('button', { name: 'Filters and tools' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(main.getByRole('searchbox')).toHaveValue('consultation');
  await drawn(page);
  expect(await main.getByRole('searchbox').evaluate(isInSight)).toBe(true);
});
