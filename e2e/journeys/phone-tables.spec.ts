import type { Locator, Page } from '@playwright/test';
import { showTables } from '../fixtures/patient-area';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { drawn, settled } from '../fixtures/walk';
import { type CellOnPage, cellsOf } from '../fixtures/words-of-cells';

/** The most important columns of each list: the day, the subject, the state and the action. */
const KEY_COLUMNS = {
  'appointments/new': ['Appointment date and time', 'Join', 'Service'],
  'appointments/completed': ['Appointment date and time', 'Service', 'Service Provider'],
  'appointments/waiting': ['Appointment date', 'Action', 'Service', 'Status'],
  'bookings/bookingList': ['Appointment date and time', 'Service', 'Service Provider'],
  'bookings/reschedule': ['Appointment Date', 'Reschedule', 'Service'],
  'bookings/consultation': ['Appointment Date', 'Service', 'Appointment Time'],
  bills: ['Amount', 'Bill Detail', 'Status'],
  visits: ['Date', 'Summary', 'Service'],
  tests: ['Test Name', 'Action', 'Status'],
  'tests/schedule/pending': ['Test Name', 'Action', 'Status'],
  'tests/schedule/selfcare': ['Test Name', 'Action', 'Status'],
  'tests/reports': ['Test Name', 'Report', 'Date'],
  'prescription/all': ['Name', 'Prescription', 'Date'],
  'diets/new': ['Title', 'To'],
  uploads: ['Document', 'Actions', 'Uploaded'],
  'offers/offer-list': ['View', 'Valid To'],
  'consents/consentstable': ['Detail', 'View', 'Date'],
} as const;

async function openTable(page: Page, list: string): Promise<Locator> {
  await page.goto(`/user/patient/${list}`);
  await settled(page);
  await drawn(page);
  const table = page.getByRole('region', { name: /, scrolls sideways$/ });
  await expect(table, list).toBeVisible();
  return table;
}

/** Returns the headings that are wholly inside the scrolling part, and the cells that its edge cuts off. */
async function lookAt(table: Locator): Promise<{ seen: string[]; cut: string[] }> {
  const { x = 0, width = 0 } = (await table.boundingBox()) ?? {};
  const edge = x + width + 0.5;
  const cells = await cellsOf(table.locator('th, td'));
  const isWhole = ({ ends, wordsEnd }: CellOnPage) => Math.max(ends, wordsEnd) <= edge;
  return {
    seen: cells.filter((cell) => cell.isColumnHeading && isWhole(cell)).map(({ text }) => text),
    cut: cells.filter((cell) => cell.begins < edge - 1.5 && !isWhole(cell)).map(({ text }) => text),
  };
}

test.beforeEach(async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await showTables(page);
  await signInByCall(page, composed.url);
});

test('at 360 px each table shows its most important columns, and cuts no cell', async ({ page }) => {
  for (const [list, keyColumns] of Object.entries(KEY_COLUMNS)) {
    const { seen, cut } = await lookAt(await openTable(page, list));
    expect(cut, list).toEqual([]);
    expect(seen.sort(), list).toEqual([...keyColumns].sort());
  }
});

/** The days of these columns are read at a glance. */
const DAYS = [
  ['visits', 'tbody th[data-leads]'],
  ['uploads', 'tbody td[data-rank="2"]'],
  ['appointments/completed', 'tbody td[data-leads]:has([data-time])'],
] as const;
/** In px, with some room. */
const TWO_LINES = 50;
test('at 360 px a date takes two lines of text at most, its time included', async ({ page }) => {
  for (const [list, days] of DAYS) {
    const table = await openTable(page, list);
    const heights = await table
      .locator(`${days} > span`)
      .evaluateAll((all) => all.map((words) => words.getBoundingClientRect().height));
    expect(heights.length, list).toBeGreaterThan(0);
    expect(Math.max(...heights), list).toBeLessThan(TWO_LINES);
  }
});
