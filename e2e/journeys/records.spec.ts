import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectEnoughContrast, expectNoSidewaysScroll } from '../fixtures/accessible';
import { giveAppointments } from '../fixtures/written-appointments';
import { signInAs, signInAsNewPatient } from '../fixtures/patient-area';
import { OTHERS, TABLES } from '@nivara/shared/testing/record-tables';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

/** What the clinic offers and asks everybody is there for somebody new too. */
const FOR_EVERYBODY = /^(?:offers|consents)\//;

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('tbody tr');

/**
 * The area's bars are other pieces of the page in another window: a change of its size is answered in the next frame. On
 * a busy machine the idle moment after it has been seen not to come at all; a second is enough for all of it.
 */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(resolve));
        setTimeout(resolve, 1_000);
      }),
  );

/** At both widths and in both themes. */
async function expectFine(page: Page) {
  const { width = 1280 } = page.viewportSize() ?? {};
  // High enough that the header, which stays on top, covers nothing.
  await page.setViewportSize({ width, height: 2000 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectEnoughContrast(page);
  await page.setViewportSize({ width: 360, height: 2000 });
  await drawn(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.setViewportSize({ width, height: 2000 });
}

/** Whether nothing else is drawn over it, from its beginning to its end. */
const isOnTop = (element: Element) => {
  const { left, right, y, height } = element.getBoundingClientRect();
  return [left + 1, (left + right) / 2, right - 1].every((x) =>
    element.contains(document.elementFromPoint(x, y + height / 2)),
  );
};

async function settled(page: Page) {
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(main(page).getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0);
}

for (const [path, headings] of Object.entries(TABLES)) {
  test(`${path} has its headings and rows; it sorts and is taken away`, async ({ page, composed }) => {
    await signInByCall(page, composed.url);
    await page.goto(`/user/patient/${path}`);
    await settled(page);
    await expect(main(page).getByRole('columnheader')).toHaveText([...headings]);
    expect(await rows(page).count()).toBeGreaterThan(0);
    await expectFine(page);

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
    const told = first.split(',');
    expect(headings.filter((heading) => told.includes(heading))).toEqual(told);
    expect(file.trim().split('\r\n').length).toBeGreaterThan(1);

    await main(page).getByRole('searchbox').fill('no such words anywhere');
    await expect(main(page).getByText('Nothing matches')).toBeVisible();
    await main(page).getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(rows(page).first()).toBeVisible();
  });
}

for (const [path, offers] of [
  ['bookings/reschedule', /^Reschedule BK-/],
  ['appointments/new', /^(?:Join|Opens|At the clinic)/],
  ['bills', /^View/],
  ['prescription/all', /\w/],
  ['tests/schedule/selfcare', /^(?:Enter values|Read the report)/],
] as const) {
  test(`${path}: what a row is there for is in view without scrolling sideways`, async ({
    page,
    composed,
  }) => {
    await signInByCall(page, composed.url);
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 1200 });
      await page.goto(`/user/patient/${path}`);
      await settled(page);
      const pinned = main(page).locator('td[data-pinned]').filter({ hasText: offers }).last();
      const frame = await main(page).getByRole('table').locator('xpath=..').boundingBox();
      const cell = await pinned.boundingBox();
      if (!frame || !cell) throw new Error('The table or its pinned column is not drawn');
      expect(cell.x).toBeGreaterThan(frame.x);
      expect(cell.x + cell.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
      // Neither is what has the focus hidden beneath it.
      for (const heading of await main(page).getByRole('columnheader').getByRole('button').all()) {
        await heading.focus();
        expect(await heading.evaluate(isOnTop), await heading.innerText()).toBe(true);
      }
    }
  });
}

test('a longer table is turned over, filtered, and shared by its address', async ({ page, composed }) => {
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

test('somebody new finds every page, and a way on where there is nothing yet', async ({ page, composed }) => {
  const { username } = await signInAsNewPatient(page, composed.url);
  for (const path of [...Object.keys(TABLES), ...OTHERS]) {
    await page.goto(`/user/${username}/${path}`);
    await settled(page);
    await expect(main(page), path).not.toContainText('We could not find that page');
    if (FOR_EVERYBODY.test(path) || OTHERS.includes(path)) continue;
    expect(await rows(page).count(), path).toBe(0);
    const ways = main(page).getByRole('article').or(main(page)).locator('a[href], button:enabled');
    expect(await ways.count(), path).toBeGreaterThan(0);
  }
});

test('another patient’s records are not found, whatever the address says', async ({
  page,
  composed,
  allowComplaint,
}) => {
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
    await page.goto(`/user/patient/${address}`);
    await expect(main(page), address).not.toContainText(/could not find|not found|isn’t here/i);
  }
  await signInByCall(page, composed.url, 'secondPatient');
  for (const address of addresses) {
    await page.goto(`/user/patient2/${address}`);
    await expect(
      main(page)
        .getByText(/could not find|not found/i)
        .first(),
      address,
    ).toBeVisible();
    await page.goto(`/user/patient/${address}`);
    await expect(page, address).toHaveURL(/\/user\/patient2(\/|$)/);
  }
});

for (const path of OTHERS) {
  test(`${path}: nothing for axe to find and nothing wider than the window`, async ({ page, composed }) => {
    await signInByCall(page, composed.url);
    await page.goto(`/user/patient/${path}`);
    await settled(page);
    await expectFine(page);
  });
}

test('10,000 rows come as quickly as 100', async ({ page, composed }) => {
  const times: Record<number, number[]> = { 100: [], 10_000: [] };
  const people = new Map<number, Awaited<ReturnType<typeof signInAsNewPatient>>>();
  for (const count of [100, 10_000]) {
    const account = await signInAsNewPatient(page, composed.url);
    await giveAppointments(composed.dataDir, account.username, count);
    people.set(count, account);
  }
  // In turn, so that whatever else the machine does slows both.
  for (let round = 0; round < 5; round += 1) {
    for (const [count, account] of people) {
      await signInAs(page, composed.url, account);
      const began = Date.now();
      await page.goto(`/user/${account.username}/bookings/bookingList`);
      await expect(rows(page).nth(9)).toBeVisible();
      times[count]?.push(Date.now() - began);
      // What it asks for still would be asked in the next person's name.
      await page.waitForLoadState('networkidle');
    }
  }
  const median = (values: number[] = []) => [...values].sort((a, b) => a - b)[2] ?? Number.NaN;
  expect(median(times[10_000]) / median(times[100])).toBeLessThan(2);
  await expect(
    main(page)
      .getByText(/of 10,?000/)
      .first(),
  ).toBeVisible();
});
