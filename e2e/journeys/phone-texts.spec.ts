import type { Locator } from '@playwright/test';
import { expectAboveBookBar, topOfBookBar } from '../fixtures/above-book-bar';
import { chooseTextSize, expectTextSize } from '../fixtures/large-text';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { settled } from '../fixtures/walk';

test.beforeEach(async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
});

/** Counts, in each element, the lines that the matching words take up. */
const linesOf = (elements: Locator, words: RegExp) =>
  elements.evaluateAll(
    (all, source) =>
      all.map((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const found = new RegExp(source).exec(node.nodeValue ?? '');
          if (!found) continue;
          const range = document.createRange();
          range.setStart(node, found.index);
          range.setEnd(node, found.index + found[0].length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }
        return 0;
      }),
    words.source,
  );

test('on a phone the name of a conversation is in one line above its badge and date', async ({ page }) => {
  await page.goto('/user/patient/messages');
  const item = page.getByRole('main').getByRole('article').first();
  const name = item.getByRole('heading');
  await expect(name).toBeVisible();
  await settled(page);
  expect(await linesOf(name, /.+/)).toEqual([1]);
  const badge = item.getByText(/^(No answer yet|Answered|\d+ unread)$/);
  const date = item.getByText(/^\d+ \w+ \d{4}, \d+:\d+ [AP]M$/);
  const [mark, day, words] = await Promise.all([badge, date, name].map((each) => each.boundingBox()));
  const middle = (box = mark) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(Math.abs(middle() - middle(day))).toBeLessThan(6);
  expect(words?.y).toBeLessThan(mark?.y ?? 0);
});

test('on a phone a notification of an appointment shows its day and time', async ({ page }) => {
  await page.goto('/user/patient/notifications');
  const texts = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: /^Appointment/ })
    .locator('p');
  await expect(texts.first()).toBeVisible();
  await settled(page);
  for (const text of await texts.all()) {
    await expect(text).toHaveText(/^\d+:\d+ [AP]M · \w{3} \d+ \w+( \d{4})?(, \d+:\d+ [AP]M)?/);
    const [height, line] = await text.evaluate((words) => [
      words.clientHeight,
      parseFloat(getComputedStyle(words).lineHeight),
    ]);
    expect(height / line).toBeLessThan(3.1);
  }
});

/** The greatest height of a card, in px. */
const HEIGHTS = {
  // The title in three lines at most, the day, and the button.
  'consents/consentstable': 205,
  // The title, one value and the number of further ones, the day beside a name in two lines, and the button.
  'tests/schedule/completed': 205,
  // The title in two lines, the doctor, the day, and the button.
  'prescription/all': 215,
} as const;

test('on a phone a card is no higher than its few lines need', async ({ page }) => {
  for (const [list, height] of Object.entries(HEIGHTS)) {
    await page.goto(`/user/patient/${list}`);
    await settled(page);
    const cards = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    const heights = await cards.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(heights.length, list).toBeGreaterThan(1);
    expect(Math.max(...heights), list).toBeLessThan(height);
  }
});

test('on a phone the size limit of a document stays in one line', async ({ page }) => {
  await page.goto('/user/patient/uploads');
  const limits = page.getByText(/^Up to 4 PDF files/);
  await expect(limits).toBeVisible();
  expect(await linesOf(limits, /5\sMB\seach/)).toEqual([1]);
});

test('on a phone the number of further results stays in one line', async ({ page }) => {
  await page.goto('/user/patient/tests/schedule/completed');
  const others = page.getByRole('rowheader').getByText(/and\s\d+\smore/);
  await expect(others.first()).toBeVisible();
  await settled(page);
  expect(new Set(await linesOf(others, /and\s\d+\smore/))).toEqual(new Set([1]));
});

test('on a phone a long unit of a result stays in one line within its card', async ({ page }) => {
  await page.goto('/user/patient/tests/reports');
  await page
    .getByRole('link', { name: /Kidney function/ })
    .first()
    .click();
  const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
  await expect(results.filter({ hasText: 'mL/min/1.73' })).toBeVisible();
  const over = await results.evaluateAll((all) =>
    all.filter((each) => each.scrollWidth > each.clientWidth).map(({ textContent }) => textContent),
  );
  expect(over).toEqual([]);
  expect(await linesOf(results.locator('small', { hasText: 'mL/min/1.73' }), /^mL.*m²$/)).toEqual([1]);
});

test('on a phone the button that sends a restored message is above the bar', async ({ page }) => {
  await page.goto('/user/patient/messages/new');
  await page.getByLabel('Your message').fill('A question about my medicine.');
  await page.goto('/user/patient/messages');
  await expect(page.getByText('Your draft')).toBeVisible();
  await page.goto('/user/patient/messages/new');
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expectAboveBookBar(send);
});

test('on a phone a plan shows two of the tasks of today above the bar', async ({ page }) => {
  for (const list of ['diets/new', 'yoga/yogarx/newyogarx']) {
    await page.goto(`/user/patient/${list}`);
    await page.getByRole('rowheader').getByRole('link').first().click();
    const second = page.getByRole('main').getByRole('checkbox').nth(1);
    await expect(second, list).toBeVisible();
    await expectAboveBookBar(second, list);
  }
});

/** The part that each page is opened for. */
const MAIN_PARTS: [path: string, mainPartOf: (main: Locator) => Locator][] = [
  ['bills', (main) => main.getByText(/^₹[\d,.]+ to pay/)],
  ['tests', (main) => main.getByRole('rowheader')],
  ['prescription/all', (main) => main.getByRole('rowheader')],
  ['appointments/new', (main) => main.getByRole('rowheader')],
  [
    'health',
    (main) => main.getByRole('region', { name: 'Current medicines' }).getByRole('listitem').locator('strong'),
  ],
  ['messages', (main) => main.getByRole('article').getByRole('heading')],
];

test('on a phone with large text, what a page is opened for begins above the bar', async ({ page }) => {
  await chooseTextSize(page, 32);
  for (const [path, mainPartOf] of MAIN_PARTS) {
    await page.goto(`/user/patient/${path}`);
    await settled(page);
    await expectTextSize(page, 32);
    const first = mainPartOf(page.getByRole('main')).first();
    await expect(first, path).toBeVisible();
    const top = (await first.boundingBox())?.y ?? Infinity;
    // At least the first line.
    expect.soft(top + 36, path).toBeLessThanOrEqual(await topOfBookBar(page));
  }
});
