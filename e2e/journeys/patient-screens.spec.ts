import type { Page } from '@playwright/test';
import { PATIENT_SCREENS, type PatientScreen } from '../fixtures/patient-screens';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { drawn, expectFine, settled, openPage, walk } from '../fixtures/walk';

test.use({ viewport: { width: 1280, height: 2000 } });

const main = (page: Page) => page.getByRole('main');

async function open(page: Page, { path, link, heading, settled: waitForData }: PatientScreen): Promise<void> {
  await openPage(page, `/user/patient/${path}`);
  await settled(page);
  if (heading) await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  await waitForData?.(page);
  if (!link) return;
  await main(page).getByRole('link', { name: link }).first().click();
  await expect(page).not.toHaveURL(`/user/patient/${path}`);
  await settled(page);
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
}

const WINDOWS = [1600, 1280, 768, 360];

/** Names the columns whose content in this row is outside the window or covered in its first line. */
const outOfSight = (row: Element, columns: readonly string[]): string[] => {
  const headings = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])];
  const isInSight = (cell: Element | null | undefined) => {
    if (!cell) return false;
    cell.scrollIntoView({ block: 'center', inline: 'nearest' });
    const scrolled = cell.closest('table')?.parentElement;
    if (scrolled) scrolled.scrollLeft = 0;
    const content = cell.querySelector('a, button') ?? cell.firstElementChild ?? cell;
    const lines = [...content.getClientRects()];
    const [first] = lines;
    const edge = scrolled ? scrolled.getBoundingClientRect().right + 1 : window.innerWidth;
    if (!first || lines.some(({ left, right }) => left < 0 || right > edge)) return false;
    const { color, backgroundColor } = getComputedStyle(content);
    if (color === backgroundColor) return false;
    const found = document.elementFromPoint(first.x + first.width / 2, first.y + first.height / 2);
    // The link that opens a whole card lies over its words and lets them be seen.
    return cell.contains(found) || (row.contains(found) && found?.hasAttribute('data-opens-card') === true);
  };
  const cellOf = (column: string) =>
    row.children[headings.findIndex(({ textContent }) => textContent === column)]?.querySelector(
      ':scope > span',
    );
  return columns.filter((column) => !isInSight(cellOf(column)));
};

/** Checks that the first row's main columns are in sight as the screen opens, and that the table has every heading. */
async function expectMainColumns(page: Page, { mainColumns, headings = [] }: PatientScreen): Promise<void> {
  const table = main(page).getByRole('table');
  for (const width of WINDOWS) {
    await page.setViewportSize({ width, height: 1200 });
    await drawn(page);
    const view = () => table.getAttribute('data-look');
    if (width < 768) await expect.poll(view).toBe('cards');
    const columns = (await view()) === 'columns' ? mainColumns?.table : mainColumns?.summary;
    const row = main(page).locator('tbody tr').first();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await row.evaluate(outOfSight, columns ?? []), `at ${width} px, ${colorScheme}`).toEqual([]);
    }
    const tools = main(page).getByRole('button', { name: 'Search and tools' });
    if (width < 768) await tools.click();
    const asTable = main(page).getByRole('button', { name: 'Table', exact: true });
    const isSummary = (await view()) !== 'columns';
    if (isSummary) await asTable.click();
    await expect(main(page).getByRole('columnheader')).toHaveText([...headings]);
    // One frame after its columns appear, the table becomes a region that scrolls.
    await drawn(page);
    const fits =
      (await main(page)
        .getByRole('region', { name: /, scrolls sideways$/ })
        .count()) === 0;
    if (isSummary && fits && width >= 768)
      expect(await row.evaluate(outOfSight, mainColumns?.table ?? []), `the table at ${width} px`).toEqual(
        [],
      );
    if (!isSummary) continue;
    // The press on Table has closed the tools of a phone.
    if (width < 768) await tools.click();
    await main(page).getByRole('button', { name: 'List', exact: true }).click();
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
      screen.link ? `a row of ${screen.path}` : screen.path,
      screen,
    ]);
    await walk(named, async (screen, turn) => {
      await open(page, screen);
      if (screen.headings && !screen.link) {
        await expectMainColumns(page, screen);
        expect(await main(page).locator('tbody tr').count(), 'rows').toBeGreaterThan(0);
      }
      await expectFine(page, turn);
    });
  });
}
