import { showTables } from '../fixtures/patient-area';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { settled } from '../fixtures/walk';

test.beforeEach(async ({ page, composed }) => {
  await showTables(page);
  await signInByCall(page, composed.url);
});

const LISTS = ['tests/schedule/pending', 'bills', 'bookings/consultation', 'prescription/all'];
test('at 1280 px no pinned column cuts off a part of a column that scrolls', async ({ page }) => {
  for (const list of LISTS) {
    await page.goto(`/user/patient/${list}`);
    await settled(page);
    const headings = page.getByRole('region', { name: /, scrolls sideways$/ }).getByRole('columnheader');
    const covered = () =>
      headings.evaluateAll((all) => {
        const isPinned = (heading: Element) => heading.hasAttribute('data-pinned');
        return all
          .filter((heading, at) => {
            const edge = all.slice(at).find(isPinned)?.getBoundingClientRect().left ?? Infinity;
            const { left, right } = heading.getBoundingClientRect();
            return !isPinned(heading) && left < edge - 2 && right > edge + 2;
          })
          .map(({ textContent }) => textContent);
      });
    await expect.poll(covered, list).toEqual([]);
  }
});

test('in the table of reports each row is at most three lines high', async ({ page }) => {
  await page.goto('/user/patient/tests/reports');
  await settled(page);
  const rows = page.getByRole('main').locator('tbody tr');
  expect(await rows.count()).toBeGreaterThan(1);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(110);
});
