import type { Locator, Page } from '@playwright/test';
import { isInSight } from '../fixtures/in-sight';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { settled } from '../fixtures/walk';

/** Each kind of page about one row: its list, the row’s link, and what the reader opens the page for. */
const PAGES: [list: string, link: string | RegExp, target: (main: Locator) => Locator][] = [
  [
    'prescription/medicine',
    /^(View ?: )?Metformin/,
    (main) => main.getByRole('rowheader', { name: /Atorvastatin|Metformin/ }),
  ],
  [
    'prescription/medicine',
    /^(View ?: )?Metformin/,
    (main) => main.getByText(/^For Demo Patient, from Dr\. /),
  ],
  ['visits', /^View/, (main) => main.getByText(/^\S+ \S+ with /)],
  ['visits', /^View/, (main) => main.getByText('Assessment', { exact: true })],
  ['bills', /^View and pay/, (main) => main.getByRole('rowheader', { name: 'Total' })],
  [
    'bills',
    /^View and pay/,
    (main) =>
      main
        .getByRole('link', { name: /^Pay with/ })
        .or(main.getByRole('img', { name: /^QR code/ }))
        .filter({ visible: true }),
  ],
  ['bookings/reschedule', /BK-/, (main) => main.getByRole('button', { name: 'Reschedule' })],
  ['offers/special-offers', 'A month of yoga', (main) => main.getByText(/^\d+% off the fee$/)],
  ['diets/new', 'Less salt, more fibre', (main) => main.getByRole('checkbox')],
  ['yoga/yogarx/newyogarx', 'Strength and calm', (main) => main.getByRole('checkbox')],
  ['tests/schedule/selfcare', /^Enter values of/, (main) => main.getByRole('textbox')],
];

async function expectTargetInSight(page: Page, [list, link, target]: (typeof PAGES)[number]): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(`/user/patient/${list}`);
  await settled(page);
  const heading = main.getByRole('heading', { level: 1 });
  const listed = (await heading.textContent()) ?? '';
  await main.getByRole('link', { name: link }).first().click();
  // The address changes first, and the list is shown until the next page is ready.
  await expect(heading).not.toHaveText(listed);
  await settled(page);
  await expect(target(main).first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await target(main).first().evaluate(isInSight), list).toBe(true);
}

const WITH_IDENTIFIERS = [
  'bills',
  'bills/receipt',
  'bookings/bookingList',
  'notifications',
  'profile',
  'tests/schedule/selfcare',
  'tests/reports',
];

/** Returns the identifiers that wrap, and the labels of small buttons that wrap. */
const brokenIn = (main: Element) => {
  const broken: string[] = [];
  const isBroken = (range: Range) => new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: found, index } of (node.nodeValue ?? '').matchAll(/\b(?:BK|NV|NP|T)-[0-9A-Z-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      if (isBroken(range)) broken.push(found);
    }
  }
  for (const button of main.querySelectorAll('td :is(a, button)')) {
    const range = document.createRange();
    const words = button.querySelector('span') ?? button;
    range.selectNodeContents(words.firstChild ?? words);
    if (/^(Enter values|View|View and pay)$/.test(range.toString()) && isBroken(range))
      broken.push(range.toString());
  }
  return broken;
};

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 860 },
]) {
  test(`at ${viewport.width} px no identifier and no button of a row wraps`, async ({ page, composed }) => {
    await page.setViewportSize(viewport);
    await signInByCall(page, composed.url);
    for (const path of WITH_IDENTIFIERS) {
      await page.goto(`/user/patient/${path}`);
      await settled(page);
      const main = page.getByRole('main');
      const firstContent = main.getByText(/\b(?:BK|NV|NP|T)-/).or(main.getByRole('rowheader'));
      await expect(firstContent.first(), path).toBeAttached();
      expect(await page.getByRole('main').evaluate(brokenIn), path).toEqual([]);
    }
  });

  test(`at ${viewport.width} px a receipt shows without scrolling what was paid, and when`, async ({
    page,
    composed,
  }) => {
    await page.setViewportSize(viewport);
    await signInByCall(page, composed.url);
    await page.goto('/user/patient/bills/receipt');
    await settled(page);
    const paid = page.getByText(/^₹[\d,.]+ paid on \d+ \w+ \d{4}$/);
    await expect(paid).toBeVisible();
    expect(await paid.evaluate(isInSight)).toBe(true);
  });

  test(`at ${viewport.width} px each page shows what it is opened for without scrolling`, async ({
    page,
    composed,
  }) => {
    await page.setViewportSize(viewport);
    await signInByCall(page, composed.url);
    for (const each of PAGES) await expectTargetInSight(page, each);
  });
}

/** A path that ends with a slash stands for the page of its first row. */
const PAGES_FOR_TOUCH = [
  'dashboard',
  'profile',
  'account',
  'notifications',
  'messages',
  'health',
  'visits',
  'visits/',
  'bookings',
  'bookings/new',
  'bookings/bookingList',
  'appointments/new',
  'appointments/new/',
  'prescription/all',
  'prescription/all/',
  'tests/schedule',
  'tests/schedule/selfcare',
  'tests/reports',
  'diets/new',
  'diets/new/',
  'bills',
  'bills/receipt',
  'uploads',
  'consents/consentstable',
  'consents/consentstable/',
  'offers/offer-list',
];

test('on a phone each button is high enough for a thumb', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  for (const path of PAGES_FOR_TOUCH) {
    await page.goto(`/user/patient/${path.replace(/\/$/, '')}`);
    await settled(page);
    if (path.endsWith('/')) {
      await page
        .getByRole('row')
        .getByRole('link', { name: /^(?!Join)/ })
        .first()
        .click();
      await expect(page).toHaveURL(/[0-9a-f]{32}|consents\/treatment/);
      await settled(page);
    }
    // A link inside a sentence is as high as its line.
    const low = await page.locator(':is(main, footer) :is(button, summary, a)').evaluateAll((all) =>
      all
        .filter((each) => getComputedStyle(each).display !== 'inline')
        .map((each) => ({ text: each.textContent, height: Math.round(each.getBoundingClientRect().height) }))
        .filter(({ height }) => height > 0 && height < 44),
    );
    expect.soft(low, path).toEqual([]);
  }
});

test('on a phone a list’s pager fits on one line, and 25 rows can be chosen', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  const main = page.getByRole('main');
  await page.goto('/user/patient/bills');
  await settled(page);
  const pages = main.getByRole('navigation', { name: 'Pages of bills' });
  expect((await pages.boundingBox())?.height).toBeLessThan(72);
  for (const button of await pages.getByRole('button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await main.getByRole('button', { name: 'Search and tools' }).click();
  await main.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');
  await expect(main.getByRole('rowheader')).toHaveCount(25);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 860 } });

  test('the actions of a table’s rows are high enough for a thumb', async ({ page, composed }) => {
    await signInByCall(page, composed.url);
    const main = page.getByRole('main');
    for (const [path, name] of [
      ['tests/schedule/selfcare', /^(Enter values|View)/],
      ['consents/consentstable', /^View/],
      ['visits', /^View/],
    ] as const) {
      await page.goto(`/user/patient/${path}`);
      await settled(page);
      const action = main.getByRole('cell').getByRole('link', { name }).first();
      expect((await action.boundingBox())?.height, path).toBeGreaterThanOrEqual(48);
    }
  });
});

test('on a phone the first result of a report has its value in larger letters than its name', async ({
  page,
  composed,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  const main = page.getByRole('main');
  await page.goto('/user/patient/tests/reports');
  await main
    .getByRole('link', { name: /^View ?the report of Kidney/ })
    .first()
    .click();
  const creatinine = main.getByRole('list', { name: 'Results' }).getByRole('listitem').first();
  await expect(creatinine).toHaveText(/^Creatinine0\.8 mg\/dL In rangeUsual 0\.5 to 1\.1 mg\/dL/);
  const size = (text: string) =>
    creatinine.getByText(text).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(await size('0.8')).toBeGreaterThan(1.25 * (await size('Creatinine')));
});

for (const width of [768, 1280, 1600]) {
  test(`at ${width} px visit summaries and bills are as wide as the heading of their page`, async ({
    page,
    composed,
  }) => {
    await page.setViewportSize({ width, height: 860 });
    await signInByCall(page, composed.url);
    const main = page.getByRole('main');
    const links: [string, RegExp][] = [
      ['visits', /^View/],
      ['bills', /^View and pay/],
    ];
    for (const [list, link] of links) {
      await page.goto(`/user/patient/${list}`);
      await main.getByRole('link', { name: link }).first().click();
      await expect(main.locator('article, section[aria-labelledby]').first()).toBeVisible();
      await settled(page);
      const edges = await main.evaluate((all) => {
        const sides = (element: Element | null | undefined) => {
          const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
          return [Math.round(left), Math.round(right)];
        };
        const heading = all.querySelector('h1');
        const cards = [...all.querySelectorAll('article, section[aria-labelledby]')].filter(
          (each) => !each.parentElement?.closest('article, section'),
        );
        return { page: sides(heading?.parentElement), cards: cards.map(sides) };
      });
      expect(edges.cards.length).toBeGreaterThan(0);
      for (const card of edges.cards) expect(card, list).toEqual(edges.page);
    }
  });
}
