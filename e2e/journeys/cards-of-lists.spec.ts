import { isInSight } from '../fixtures/in-sight';
import { showTables } from '../fixtures/patient-area';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { settled } from '../fixtures/walk';

const LISTS: [list: string, page: RegExp][] = [
  ['appointments/new', /\/appointments\/[0-9a-f]{32}$/],
  ['appointments/completed', /\/appointments\/[0-9a-f]{32}$/],
  ['bookings/bookingList', /\/appointments\/[0-9a-f]{32}$/],
  ['bookings/consultation', /\/appointments\/[0-9a-f]{32}$/],
  ['bills', /\/bills\/[0-9a-f]{32}$/],
  ['visits', /\/visits\/[0-9a-f]{32}$/],
  ['tests/schedule/pending', /\/tests\/(reports|schedule\/selfcare)\/[0-9a-f]{32}$/],
  ['tests/schedule/selfcare', /\/tests\/schedule\/selfcare\/[0-9a-f]{32}$/],
  ['prescription/all', /\/prescription\/view\/[0-9a-f]{32}$/],
  ['diets/new', /\/diets\/[0-9a-f]{32}$/],
  ['consents/consentstable', /\/consents\/[a-z]+$/],
  ['offers/offer-list', /\/offers\/[0-9a-f]{32}$/],
  ['offers/special-offers', /\/offers\/[0-9a-f]{32}$/],
];

test('at 360 px a press at the bottom of a row’s card opens the row’s page', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  for (const [list, opened] of LISTS) {
    await page.goto(`/user/patient/${list}`);
    await settled(page);
    const card = page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first();
    const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
    await card.click({ position: { x: width / 2, y: height - 4 } });
    await expect(page, list).toHaveURL(opened);
  }
});

test('at 360 px a search that is not submitted yet shows its first hit and the number of hits', async ({
  page,
  composed,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  const main = page.getByRole('main');
  for (const [list, words] of [
    ['tests', 'urine'],
    ['bills', 'consultation'],
  ] as const) {
    await page.goto(`/user/patient/${list}`);
    await settled(page);
    await main.getByRole('button', { name: 'Search and tools' }).click();
    await main.getByRole('searchbox').fill(words);
    await expect(main.getByText(/^\d+ found$/)).toBeVisible();
    const first = main.getByRole('rowheader').first();
    await expect.poll(() => first.evaluate(isInSight), list).toBe(true);
    await expect(main.getByRole('button', { name: 'Export CSV' })).toBeHidden();
    await main.getByRole('button', { name: 'Filters and tools' }).click();
    await expect(main.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  }
});

test('at 360 px each card of a list of the whole family names its patient', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  const main = page.getByRole('main');
  for (const list of ['tests/reports', 'diets/new', 'prescription/yoga']) {
    await page.goto(`/user/patient/${list}`);
    await settled(page);
    const cards = main.getByRole('row').filter({ has: page.getByRole('rowheader') });
    expect(await cards.count()).toBeGreaterThan(0);
    for (const card of await cards.all()) {
      const name = card.locator('[data-part="who"] span').last();
      const edges = await Promise.all([name, card].map((each) => each.boundingBox()));
      const [right = 0, edge = 0] = edges.map((box) => box && box.x + box.width).map((x) => x ?? 0);
      expect(edge - right, 'at the right edge').toBeLessThan(20);
      // A text for screen readers alone is one pixel wide.
      expect((await name.boundingBox())?.width, list).toBeGreaterThan(4);
    }
  }
});

test('at 360 px each badge stands at the top right of its card', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  const main = page.getByRole('main');
  for (const list of [
    'bills',
    'tests',
    'bookings/bookingList',
    'consents/consentstable',
    'prescription/all',
  ]) {
    await page.goto(`/user/patient/${list}`);
    await settled(page);
    const cards = main.getByRole('row').filter({ has: page.getByRole('rowheader') });
    expect(await cards.count()).toBeGreaterThan(1);
    for (const card of await cards.all()) {
      const badge = await card.locator('[data-part="state"]').boundingBox();
      const { x = 0, y = 0, width = 0 } = (await card.boundingBox()) ?? {};
      expect(x + width - (badge ? badge.x + badge.width : 0), `${list}: right`).toBeLessThan(20);
      expect((badge?.y ?? Infinity) - y, `${list}: top`).toBeLessThan(40);
    }
  }
});

test('at 360 px the title of a bill takes at most two lines beside its badge', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  await page.goto('/user/patient/bills');
  await settled(page);
  const titles = page.getByRole('main').getByRole('rowheader');
  expect(await titles.count()).toBeGreaterThan(1);
  for (const title of await titles.all()) {
    expect((await title.boundingBox())?.height, await title.innerText()).toBeLessThan(60);
  }
});

test('at 360 px the button of a card takes most of the card’s width', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  await page.goto('/user/patient/bookings/reschedule');
  const button = page.getByRole('button', { name: /^Reschedule BK/ }).first();
  await expect(button).toBeVisible();
  expect((await button.boundingBox())?.width).toBeGreaterThan(250);
});

/** The main columns of each table: those for which patients open it. */
const FIRST_SEEN = [
  ['appointments/new', ['Appointment date and time', 'Join']],
  ['appointments/waiting', ['Appointment date', 'Action', 'Service']],
  ['bookings/bookingList', ['Appointment date and time', 'Service']],
  ['bookings/reschedule', ['Appointment Date', 'Reschedule']],
  ['bills', ['Amount', 'Bill Detail', 'Status']],
  ['consents/consentstable', ['Detail', 'View']],
  ['offers/offer-list', ['View']],
  ['tests', ['Test Name', 'Action', 'Status']],
  ['tests/reports', ['Test Name', 'Report', 'Date']],
] as const;
test('at 360 px each table shows its main columns without being scrolled', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await showTables(page);
  await signInByCall(page, composed.url);
  for (const [path, columns] of FIRST_SEEN) {
    await page.goto(`/user/patient/${path}`);
    await settled(page);
    const table = page.getByRole('region', { name: /, scrolls sideways$/ });
    await expect(table, path).toBeVisible();
    expect(await table.evaluate((box) => box.scrollLeft)).toBe(0);
    for (const name of columns) {
      const heading = table.getByRole('columnheader', { name, exact: true });
      expect(await heading.evaluate(isInSight), `${path}: ${name}`).toBe(true);
    }
  }
});

/** The name of the link that opens a row's page, for each list. */
const OPENED_BY = [
  ['appointments/new', /\d{4}, \d/],
  ['bookings/consultation', /^\d{1,2} [A-Z][a-z]+ \d{4}$/],
  ['tests/reports', /^View/],
  ['prescription/medicine', /^Metformin/],
] as const;
test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  test('at 360 px each table shows the first row’s link, at full height, and its day in full', async ({
    page,
    composed,
  }) => {
    await showTables(page);
    await signInByCall(page, composed.url);
    for (const [path, name] of OPENED_BY) {
      await page.goto(`/user/patient/${path}`);
      await settled(page);
      const table = page.getByRole('region', { name: /, scrolls sideways$/ });
      const link = table.getByRole('link', { name }).first();
      expect(await link.evaluate(isInSight), path).toBe(true);
      expect((await link.boundingBox())?.height, path).toBeGreaterThanOrEqual(48);
      const frame = await table.boundingBox();
      const day = table.locator('tbody tr').first().locator('[data-rank] [data-day]').first();
      const box = await day.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0), path).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
    }
  });
});

test('in a table the text about joining has room for several words in a line', async ({ page, composed }) => {
  // The clock is three hours behind, so that nobody can join yet.
  await page.clock.setFixedTime(Date.now() - 3 * 60 * 60_000);
  await showTables(page);
  await signInByCall(page, composed.url);
  for (const [width, minWidth] of [
    [360, 85],
    [1280, 120],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/user/patient/appointments/new');
    await settled(page);
    const words = page.getByRole('main').getByRole('cell', { name: /^You can join from/ });
    expect((await words.first().locator('span').first().boundingBox())?.width).toBeGreaterThan(minWidth);
  }
});

test('in a table a word that is cut by a pinned column fades out', async ({ page, composed }) => {
  await showTables(page);
  await signInByCall(page, composed.url);
  await page.goto('/user/patient/bills');
  await settled(page);
  const fades = await page
    .getByRole('main')
    .getByRole('cell', { name: /^₹/ })
    .evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').backgroundImage));
  expect(fades.length).toBeGreaterThan(0);
  for (const fade of fades) expect(fade).toContain('linear-gradient');
});

test('at 768 px the links to the pages of a section stand in one line', async ({ page, composed }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signInByCall(page, composed.url);
  for (const [path, name] of [
    ['bookings/bookingList', 'Bookings'],
    ['tests', 'Tests'],
  ] as const) {
    await page.goto(`/user/patient/${path}`);
    await settled(page);
    const links = page.getByRole('main').getByRole('navigation', { name }).getByRole('link');
    const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(5);
    expect(new Set(tops).size, path).toBe(1);
  }
});

test('at 360 px the “Reschedule” button of a card opens the dialog', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  await page.goto('/user/patient/bookings/reschedule');
  await page
    .getByRole('button', { name: /^Reschedule BK/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Reschedule this appointment' })).toBeVisible();
});

test('at 360 px a status that says until which day a timing is kept stays within its card', async ({
  page,
  composed,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  const expiresAt = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  await page.route('**/api/waiting-list?*', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { rows: object[]; total: number };
    const rows = list.rows.map((row) => ({
      ...row,
      status: 'offered',
      offer: { timing: '10:30 AM', expiresAt },
    }));
    await route.fulfill({ response: answer, json: { ...list, rows } });
  });
  await page.goto('/user/patient/appointments/waiting');
  const status = page.getByText(/^Offered: 10:30 AM, kept until \w{3} /).first();
  await expect(status).toBeVisible();
  const card = page.getByRole('main').getByRole('row').filter({ has: status });
  const [of, within] = [await status.boundingBox(), await card.boundingBox()];
  const endOf = (box: typeof of) => (box ? box.x + box.width : NaN);
  expect(endOf(of)).toBeLessThan(endOf(within));
  expect(await card.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
});
