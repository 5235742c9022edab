import type { Locator, Page } from '@playwright/test';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { settled } from '../fixtures/walk';

/** Each kind of page about one row: its list, the row’s link, and what the reader opens the page for. */
const PAGES: [list: string, link: string | RegExp, answer: (main: Locator) => Locator][] = [
  [
    'prescription/medicine',
    /^Metformin/,
    (main) => main.getByRole('rowheader', { name: /Atorvastatin|Metformin/ }),
  ],
  ['visits', /^Read it/, (main) => main.getByText('Assessment', { exact: true })],
  ['bills', /^View and pay/, (main) => main.getByRole('rowheader', { name: 'Total' })],
  ['diets/new', 'Less salt, more fibre', (main) => main.getByRole('checkbox')],
  ['yoga/yogarx/newyogarx', 'Strength and calm', (main) => main.getByRole('checkbox')],
  ['tests/schedule/selfcare', /^Enter values of/, (main) => main.getByRole('textbox')],
];

/** True if the element is in the window, and the bar with Book and Call does not cover it. */
const isInSight = (element: Element) => {
  const { left, top, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + 4, top + height / 2);
  return found !== null && (element.contains(found) || found.contains(element));
};

async function expectAnswer(page: Page, [list, link, answer]: (typeof PAGES)[number]): Promise<void> {
  const main = page.getByRole('main');
  await page.goto(`/user/patient/${list}`);
  await settled(page);
  await main.getByRole('link', { name: link }).first().click();
  await expect(page).not.toHaveURL(new RegExp(`/${list}$`));
  await settled(page);
  await expect(answer(main).first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await answer(main).first().evaluate(isInSight), list).toBe(true);
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 860 },
]) {
  test(`at ${viewport.width} px each page shows its answer on the first screenful`, async ({
    page,
    composed,
  }) => {
    await page.setViewportSize(viewport);
    await signInByCall(page, composed.url);
    for (const each of PAGES) await expectAnswer(page, each);
  });
}
