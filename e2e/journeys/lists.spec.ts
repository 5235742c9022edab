import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { OTHER_PATHS, TABLES } from '@nivara/shared/testing/patient-tables';
import { inFullRun } from '../../shared/testing/test-extent';
import { giveAppointments } from '../fixtures/written-appointments';
import { showTables, signInAs, signInAsNewPatient } from '../fixtures/patient-area';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { drawn, goTo, settled, openPage } from '../fixtures/walk';

/** Offers and consents exist for new accounts too. */
const FOR_EVERYBODY = /^(?:offers|consents)\//;

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('tbody tr');

function testSortingAndExport([path, headings]: [string, readonly string[]]): void {
  test(`${path} sorts, searches and exports to a file`, async ({ page, composed }) => {
    await signInByCall(page, composed.url);
    await page.goto(`/user/patient/${path}`);
    await settled(page);
    const sortable = main(page).getByRole('columnheader').getByRole('button').first();
    await sortable.click();
    await expect(main(page).locator('th[aria-sort]')).toHaveCount(1);
    await expect(page).toHaveURL(/[?&]sort=/);
    await page.reload();
    await settled(page);
    await expect(main(page).locator('th[aria-sort]')).toHaveCount(1);

    const saving = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Export CSV' }).click();
    const file = readFileSync(await (await saving).path(), 'utf8');
    const [first = ''] = file.replace(/^\uFEFF/, '').split('\r\n');
    const exported = first.split(',');
    expect(headings.filter((heading) => exported.includes(heading))).toEqual(exported);
    expect(file.trim().split('\r\n').length).toBeGreaterThan(1);

    await main(page).getByRole('searchbox').fill('no such words anywhere');
    await expect(main(page).getByText('Nothing matches')).toBeVisible();
    await main(page).getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(rows(page).first()).toBeVisible();
  });
}

/** One table with many rows, and one with few; the service sorts both. */
const IN_EVERY_RUN = ['bookings/bookingList', 'offers/special-offers'];
const tables = Object.entries(TABLES);
tables.filter(([path]) => IN_EVERY_RUN.includes(path)).forEach(testSortingAndExport);
inFullRun('sorting, searching and exporting every table', () =>
  tables.filter(([path]) => !IN_EVERY_RUN.includes(path)).forEach(testSortingAndExport),
);

test('a longer table turns pages, filters, and can be shared by its address', async ({ page, composed }) => {
  await signInByCall(page, composed.url);
  await page.goto('/user/patient/bills');
  await settled(page);
  const statuses = main(page).getByRole('combobox', { name: 'Status' });
  await statuses.selectOption({ label: 'Paid' });
  await expect(page).toHaveURL(/[?&]status=paid/);
  const paid = await rows(page).count();
  expect(paid).toBeGreaterThan(0);
  for (const row of await rows(page).all()) await expect(row).toContainText('Paid');
  const shared = page.url();
  await statuses.selectOption({ label: 'All' });
  await main(page).getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(rows(page).first()).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await page.goto(shared);
  await settled(page);
  await expect(rows(page)).toHaveCount(paid);
});

test('a new patient finds every page, each with a next step in place of rows', async ({ page, composed }) => {
  const { username } = await signInAsNewPatient(page, composed.url);
  for (const path of [...Object.keys(TABLES), ...OTHER_PATHS]) {
    await openPage(page, `/user/${username}/${path}`);
    await settled(page);
    await expect(main(page), path).not.toContainText('We could not find that page');
    if (FOR_EVERYBODY.test(path) || OTHER_PATHS.includes(path)) continue;
    expect(await rows(page).count(), path).toBe(0);
    const ways = main(page).getByRole('article').or(main(page)).locator('a[href], button:enabled');
    expect(await ways.count(), path).toBeGreaterThan(0);
  }
});

const SCROLLING = [
  [1280, 'bills', ['Bill No.', 'Amount', 'Status', 'Bill Detail']],
  [768, 'tests/schedule/pending', ['Test Name', 'Status', 'Action']],
  [360, 'bookings/reschedule', ['Appointment Date']],
] as const;
for (const [width, path, mainColumns] of SCROLLING) {
  test(`at ${width} px ${path} keeps its main columns in view while keys scroll the table`, async ({
    page,
    composed,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await showTables(page);
    await signInByCall(page, composed.url);
    await page.goto(`/user/patient/${path}`);
    await settled(page);
    const scrolling = main(page).getByRole('region', { name: /, scrolls sideways$/ });
    const hiddenWidth = () => scrolling.evaluate((box) => box.scrollWidth - box.clientWidth - box.scrollLeft);
    expect(await hiddenWidth()).toBeGreaterThan(0);
    await expectInView(scrolling, mainColumns);
    await scrolling.focus();
    for (let presses = 0; presses < 60 && (await hiddenWidth()) > 1; presses += 1) {
      await page.keyboard.press('ArrowRight');
      await drawn(page);
    }
    expect(await hiddenWidth()).toBeLessThanOrEqual(1);
    await expectInView(scrolling, mainColumns);
  });
}

for (const width of [360, 768]) {
  test(`at ${width} px appointments are cards, and a choice sorts them`, async ({ page, composed }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInByCall(page, composed.url);
    await page.goto('/user/patient/bookings/reschedule');
    await settled(page);
    await expect(main(page).getByRole('table')).toHaveAttribute('data-look', 'cards');
    if (width < 768) await main(page).getByRole('button', { name: 'Search and tools' }).click();
    const edgeOf = async (part: Locator) => (await part.first().boundingBox())?.x;
    expect(await edgeOf(main(page).getByRole('rowheader'))).toBe(
      await edgeOf(main(page).getByRole('searchbox')),
    );
    const order = main(page).getByRole('combobox', { name: 'Sort by' });
    await expect(order.getByRole('option', { selected: true })).toHaveText('When, earliest first');
    await order.selectOption({ label: 'What, Z to A' });
    await expect(page).toHaveURL(/[?&]sort=-service/);
    await settled(page);
    const links = await rows(page).getByRole('rowheader').getByRole('link').allTextContents();
    // The booking IDs of one service follow no order.
    const services = links.map((link) => link.replace(/ BK-.*/, ''));
    expect(services.length).toBeGreaterThan(1);
    expect(services).toEqual([...services].sort().reverse());
  });
}

test('on a phone a row of links shows the current link, and fades at an edge with more links', async ({
  page,
  composed,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  const fadesOf = (line: Locator) =>
    line.evaluate((element) => {
      const { maskImage } = getComputedStyle(element);
      const isWhole = (edge: string) => maskImage.includes(`rgb(0, 0, 0) ${edge},`);
      return { before: !isWhole('0px'), after: !isWhole('100%') };
    });
  const line = main(page).getByRole('navigation', { name: 'Tests' }).getByRole('list');
  for (const [path, before, after] of [
    ['tests', false, true],
    ['tests/schedule/pending', true, true],
    ['tests/reports', true, false],
  ] as const) {
    await page.goto(`/user/patient/${path}`);
    await settled(page);
    expect(await line.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(40);
    await expect(line.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    expect(await fadesOf(line), path).toEqual({ before, after });
  }
});

/** Expects each heading to be wholly within the part that scrolls, with nothing over it. */
async function expectInView(scrolling: Locator, headings: readonly string[]): Promise<void> {
  for (const heading of headings) {
    const inView = await scrolling
      .getByRole('columnheader', { name: heading, exact: true })
      .evaluate((cell) => {
        const box = cell.closest('[role="region"]')?.getBoundingClientRect();
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        if (!box || left < box.left - 1 || right > box.right + 1) return false;
        return [left + 4, right - 4].every((x) =>
          cell.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        );
      });
    expect(inView, heading).toBe(true);
  }
}

test('another patient’s items are not found at any address', async ({ page, composed, allowComplaint }) => {
  allowComplaint(/status of 404/);
  await signInByCall(page, composed.url);
  const idOf = async (list: string) => {
    const answer = await page.request.get(`/api/${list}`);
    const { rows: found } = (await answer.json()) as { rows: { id: string }[] };
    const [first] = found;
    if (!first) throw new Error(`The demo patient has no ${list}`);
    return first.id;
  };
  const addresses = [
    `appointments/${await idOf('appointments')}`,
    `prescription/view/${await idOf('prescriptions')}`,
    `tests/reports/${await idOf('tests?status=completed')}`,
    `tests/schedule/selfcare/${await idOf('tests?kind=selfcare')}`,
    `diets/${await idOf('diets')}`,
    `yoga/${await idOf('yoga')}`,
    `bills/${await idOf('bills')}`,
    `bills/${await idOf('bills')}/receipt`,
  ];
  for (const address of addresses) {
    await openPage(page, `/user/patient/${address}`);
    await settled(page);
    await expect(main(page), address).not.toContainText(/could not find|not found|isn’t here/i);
  }
  await signInByCall(page, composed.url, 'secondPatient');
  await page.goto('/user/patient2/dashboard');
  for (const address of addresses) {
    await openPage(page, `/user/patient2/${address}`);
    await expect(
      main(page)
        .getByText(/could not find|not found/i)
        .first(),
      address,
    ).toBeVisible();
    await goTo(page, `/user/patient/${address}`);
    await expect(page, address).toHaveURL(/\/user\/patient2(\/|$)/);
  }
});

test('a list of 10,000 rows fetches one page only', async ({ page, composed }) => {
  const { username } = await signInAsNewPatient(page, composed.url);
  await giveAppointments(composed.dataDir, username, 10_000);
  const answered = page.waitForResponse(/\/api\/appointments\?/);
  await page.goto(`/user/${username}/bookings/bookingList`);
  const { rows: fetched } = (await (await answered).json()) as { rows: object[] };
  expect(fetched.length).toBeLessThanOrEqual(50);
  await expect(main(page).getByText('1–10 of more than 100').first()).toBeVisible();
});

inFullRun('speed of 10,000 rows compared with 100', () => {
  test('a list of 10,000 rows takes less than twice the time of 100 rows', async ({ page, composed }) => {
    const times: Record<number, number[]> = { 100: [], 10_000: [] };
    const accounts = new Map<number, Awaited<ReturnType<typeof signInAsNewPatient>>>();
    for (const count of [100, 10_000]) {
      const account = await signInAsNewPatient(page, composed.url);
      await giveAppointments(composed.dataDir, account.username, count);
      accounts.set(count, account);
    }
    // The rounds alternate between the two lists, so that a busy machine slows both.
    for (let round = 0; round < 5; round += 1) {
      for (const [count, account] of accounts) {
        await signInAs(page, composed.url, account);
        const began = Date.now();
        await page.goto(`/user/${account.username}/bookings/bookingList`);
        await expect(rows(page).nth(9)).toBeVisible();
        times[count]?.push(Date.now() - began);
        // Requests that are still pending would be sent in the session of the next account.
        await page.waitForLoadState('networkidle');
      }
    }
    // Only the quickest time of each list counts, since other programs on the machine only ever add time.
    const quickest = (values: number[] = []) => Math.min(...values);
    expect(quickest(times[10_000]) / quickest(times[100])).toBeLessThan(2);
    await expect(main(page).getByText('1–10 of more than 100').first()).toBeVisible();
  });
});
