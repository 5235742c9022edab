import type { Page } from '@playwright/test';
import { PATIENT_SCREENS, type PatientScreen } from '../fixtures/patient-screens';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { expectFine, settled, visit, walk, WIDE } from '../fixtures/walk';

test.use({ viewport: { width: 1280, height: 2000 } });

const main = (page: Page) => page.getByRole('main');

/** True if nothing covers the element from its start to its end. */
const isOnTop = (element: Element) => {
  const { left, right, y, height } = element.getBoundingClientRect();
  return [left + 1, (left + right) / 2, right - 1].every((x) =>
    element.contains(document.elementFromPoint(x, y + height / 2)),
  );
};

async function open(page: Page, { path, link, heading, settled: isThere }: PatientScreen): Promise<void> {
  await visit(page, `/user/patient/${path}`);
  await settled(page);
  if (heading) await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  await isThere?.(page);
  if (!link) return;
  await main(page).getByRole('link', { name: link }).first().click();
  await expect(page).not.toHaveURL(`/user/patient/${path}`);
  await settled(page);
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
}

/** The row's main column must be visible without scrolling sideways, and cover nothing that has the focus. */
async function expectInView(page: Page, offers: RegExp): Promise<void> {
  for (const width of [WIDE, 768]) {
    // The window is low enough to scroll.
    await page.setViewportSize({ width, height: 1200 });
    await page.reload();
    await settled(page);
    const frame = main(page).getByRole('table').locator('xpath=..');
    const pinned = main(page).locator('td[data-pinned]').filter({ hasText: offers }).last();
    const around = await frame.boundingBox();
    const cell = await pinned.boundingBox();
    if (!around || !cell) throw new Error('The table or its pinned column is not drawn');
    expect(cell.x).toBeGreaterThan(around.x);
    expect(cell.x + cell.width).toBeLessThanOrEqual(around.x + around.width + 1);
    for (const heading of await main(page).getByRole('columnheader').getByRole('button').all()) {
      await heading.focus();
      expect(await heading.evaluate(isOnTop), await heading.innerText()).toBe(true);
    }
  }
}

for (const [area, screens] of Object.entries(PATIENT_SCREENS)) {
  test(`${area}: each screen has its rows, fits and is accessible at every width`, async ({
    page,
    composed,
  }) => {
    test.slow();
    await signInByCall(page, composed.url);
    const named = screens.map((screen): [string, PatientScreen] => [
      screen.link ? `a record of ${screen.path}` : screen.path,
      screen,
    ]);
    await walk(named, async (screen, turn) => {
      await open(page, screen);
      if (screen.headings && !screen.link) {
        await expect(main(page).getByRole('columnheader')).toHaveText([...screen.headings]);
        expect(await main(page).locator('tbody tr').count(), 'rows').toBeGreaterThan(0);
      }
      if (screen.offers) await expectInView(page, screen.offers);
      await expectFine(page, turn);
    });
  });
}
