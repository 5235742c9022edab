import type { Page } from '@playwright/test';
import { showTables } from '../fixtures/patient-area';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { drawn, settled, openPage } from '../fixtures/walk';
import { cellsOf } from '../fixtures/words-of-cells';

/** The size of A4 between the margins, in px. */
const PAPER = { width: 658, height: 1000 };
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;
const LISTS = [
  'bills',
  'appointments/new',
  'appointments/waiting',
  'bookings/bookingList',
  'bookings/reschedule',
  'visits',
  'tests',
  'tests/schedule/pending',
  'tests/schedule/selfcare',
  'tests/reports',
  'prescription/all',
  'prescription/residential',
  'diets/new',
  'uploads',
  'messages',
  'offers/offer-list',
  'offers/special-offers',
  'consents/consentstable',
];

/** Prints the page and returns the texts of its cells and list entries as they were printed. */
async function printAndRead(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const read = () => {
      const parts = main?.querySelectorAll('table :is(th, td), li:not(nav *)') ?? [];
      document.documentElement.dataset.printed = JSON.stringify(
        [...parts].map(({ textContent }) => textContent),
      );
    };
    // Runs before the page's own listeners, while the page is still as it was printed.
    window.addEventListener('afterprint', read, { once: true, capture: true });
  });
  await page.pdf({ preferCSSPageSize: true });
  return JSON.parse((await page.locator('html').getAttribute('data-printed')) ?? '[]') as string[];
}

/** Returns cells whose words run off the paper or into the next cell, and broken dates of tables with few columns. */
async function readCutCells(page: Page): Promise<string[]> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await drawn(page);
  const cells = page.getByRole('main').locator('table :is(th, td)').filter({ visible: true });
  const cut = (await cellsOf(cells)).filter(
    ({ ends, wordsEnd }) => ends > PAPER.width || wordsEnd > ends + 1,
  );
  const days = page.getByRole('main').locator("table:not([data-look='columns']) [data-day]");
  const broken = await days.evaluateAll((all) =>
    all.filter((each) => each.getClientRects().length > 1).map(({ textContent }) => textContent),
  );
  await page.emulateMedia({ media: 'screen' });
  return [...cut.map(({ text }) => text), ...broken];
}

for (const view of ['its first view', 'all columns'] as const) {
  test(`a list in ${view} is whole on paper, and the same from a narrow and a wide window`, async ({
    page,
    composed,
  }) => {
    if (view === 'all columns') await showTables(page);
    await signInByCall(page, composed.url);
    for (const list of LISTS) {
      const papers: string[][] = [];
      await page.setViewportSize(WINDOWS[0]);
      await openPage(page, `/user/patient/${list}`);
      await settled(page);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        await drawn(page);
        papers.push(await printAndRead(page));
        expect(await readCutCells(page), `${list} at ${size.width} px`).toEqual([]);
      }
      expect(papers[0]?.length, list).toBeGreaterThan(0);
      expect(papers[0], list).toEqual(papers[1]);
    }
  });
}
