import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../fixtures/accessible';
import { isInSight } from '../fixtures/in-sight';
import { chooseTextSize, expectNothingCut, expectTextSize, expectWholeWords } from '../fixtures/large-text';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { drawn, NARROW, settled, WIDE } from '../fixtures/walk';

/** Twice the usual size. */
const LARGE = 32;

/** At least one page of each kind: catalogue, form, dashboard, list, sheet, timeline, grid, report. */
const PAGES = [
  {
    who: 'a visitor',
    account: undefined,
    paths: ['/', '/services/diagnostic-tests', '/courses/diabetes-educator', '/teams/1', '/book-now'],
  },
  {
    who: 'a patient',
    account: 'patient',
    paths: [
      'dashboard',
      'bookings/bookingList',
      'bills',
      'bills/receipt',
      'prescription/all',
      'profile',
      'account',
    ].map((page) => `/user/patient/${page}`),
  },
  { who: 'a doctor', account: 'doctor', paths: ['/doctor', '/doctor/patients', '/doctor/business-report'] },
  { who: 'the desk', account: 'desk', paths: ['/desk', '/desk/inbox', '/desk/services'] },
] as const;

async function openOnPhone(page: Page, url: string, path: string): Promise<void> {
  await signInByCall(page, url);
  await chooseTextSize(page, LARGE);
  await page.setViewportSize({ width: NARROW, height: 740 });
  await page.goto(`/user/patient/${path}`);
  await settled(page);
  await expectTextSize(page, LARGE);
}

for (const { who, account, paths } of PAGES) {
  test(`pages of ${who} have room for text of twice the size`, async ({ page, composed }) => {
    if (account) await signInByCall(page, composed.url, account);
    await chooseTextSize(page, LARGE);
    for (const path of paths) {
      await page.goto(path);
      await expectTextSize(page, LARGE);
      await settled(page);
      for (const width of [NARROW, WIDE]) {
        await page.setViewportSize({ width, height: 900 });
        await drawn(page);
        await expectNoSidewaysScroll(page);
      }
      await expectWholeWords(page);
    }
  });
}

test('on a phone with large text the menu buttons and the choice of a patient share a row and a height', async ({
  page,
  composed,
}) => {
  await openOnPhone(page, composed.url, 'bookings/bookingList');
  const main = page.getByRole('main');
  const patientChoice = main.getByRole('combobox', { name: 'For whom' });
  await expect(patientChoice).toBeVisible();
  const edges = await Promise.all(
    [
      main.getByRole('button', { name: 'Your area' }),
      patientChoice,
      main.getByRole('button', { name: 'Services', exact: true }),
    ].map(async (each) => {
      const { y = 0, height = 0 } = (await each.boundingBox()) ?? {};
      return [y, y + height].map(Math.round);
    }),
  );
  expect(edges[1]).toEqual(edges[0]);
  expect(edges[2]).toEqual(edges[0]);
  expect(await patientChoice.evaluate((select) => parseFloat(getComputedStyle(select).fontSize))).toBe(28);
});

test('on a phone with large text the menu button is level with the logo, its icon flush with the content', async ({
  page,
  composed,
}) => {
  await openOnPhone(page, composed.url, 'bills');
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: 'Open the menu' });
  const [logo, button, icon, servicesButton] = await Promise.all(
    [
      header.getByRole('link', { name: 'Nivara' }),
      menu,
      menu.locator('svg'),
      page.getByRole('main').getByRole('button', { name: 'Services', exact: true }),
    ].map(async (part) => (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }),
  );
  const middle = (box = { y: NaN, height: NaN }) => box.y + box.height / 2;
  expect(Math.abs(middle(button) - middle(logo))).toBeLessThanOrEqual(2);
  expect(button?.height).toBeGreaterThanOrEqual(icon?.height ?? Infinity);
  const end = (box = { x: NaN, width: NaN }) => Math.round(box.x + box.width);
  expect(end(icon)).toBe(end(servicesButton));
});

test('on a phone with large text all lines of a quiet button start at the same edge', async ({
  page,
  composed,
}) => {
  await openOnPhone(page, composed.url, 'bills');
  const link = page.getByRole('main').getByRole('link', { name: /^See and pay/ });
  const lines = await link.evaluate((element) => {
    const range = document.createRange();
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!words) throw new Error('The link has no text');
    range.selectNodeContents(words);
    return [...range.getClientRects()].map(({ left }) => Math.round(left));
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines)).toEqual(new Set([lines[0]]));
});

test('detail pages have room for text of twice the size', async ({ page, composed }) => {
  await signInByCall(page, composed.url);
  await chooseTextSize(page, LARGE);
  await page.setViewportSize({ width: NARROW, height: 900 });
  for (const [list, link] of [
    ['bills', /^View/],
    ['prescription/all', /./],
    ['bookings/bookingList', /./],
    ['visits', /^View/],
    ['tests/reports', /^View/],
  ] as const) {
    await page.goto(`/user/patient/${list}`);
    await settled(page);
    await page.getByRole('main').getByRole('row').getByRole('link', { name: link }).first().click();
    await expect(page).not.toHaveURL(new RegExp(`${list}$`));
    await settled(page);
    await expectTextSize(page, LARGE);
    await expectNoSidewaysScroll(page);
  }
});

test('on a phone with large text the buttons of a dialog are in view, each on a line of its own', async ({
  page,
  composed,
}) => {
  await openOnPhone(page, composed.url, 'bookings/reschedule');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const expectButtons = async (...names: string[]) => {
    await expectNothingCut(page);
    for (const name of names) {
      const choice = dialog.getByRole('button', { name, exact: true });
      expect(await choice.evaluate(isInSight), name).toBe(true);
      const { width = 0 } = (await choice.boundingBox()) ?? {};
      expect(width, name).toBeGreaterThan(250);
    }
    await dialog.getByRole('button', { name: 'Keep it', exact: true }).click();
  };
  await main
    .getByRole('button', { name: /^Reschedule BK/ })
    .first()
    .click();
  await expect(dialog.getByRole('button', { name: /^Take / }).first()).toBeVisible();
  await expectButtons('Keep it', 'Move the appointment');
  await main.getByRole('row').getByRole('link', { name: /./ }).first().click();
  await main.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expectButtons('Keep it', 'Cancel the appointment');
});

test('on a phone with large text the drawer of the area has room for its entries', async ({
  page,
  composed,
}) => {
  await openOnPhone(page, composed.url, 'dashboard');
  await page.getByRole('button', { name: 'Your area' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your area' });
  await expectNothingCut(page);
  const { width = 0 } = (await drawer.boundingBox()) ?? {};
  expect(
    await drawer.evaluate(({ firstElementChild }) => firstElementChild?.scrollWidth),
  ).toBeLessThanOrEqual(width);
});

test('on a phone with large text the upload button is below the button that chooses files', async ({
  page,
  composed,
}) => {
  await openOnPhone(page, composed.url, 'uploads');
  const choose = await page.getByText('Choose PDF files', { exact: true }).boundingBox();
  const upload = await page.getByRole('button', { name: 'Upload', exact: true }).boundingBox();
  expect(choose?.width).toBeGreaterThan(200);
  expect(upload?.y).toBeGreaterThanOrEqual((choose?.y ?? Infinity) + (choose?.height ?? 0));
});

test('on a phone with large text the dates of a chart do not overlap', async ({ page, composed }) => {
  await openOnPhone(page, composed.url, 'tests/reports');
  const main = page.getByRole('main');
  await main
    .getByRole('row', { name: /Lipid profile/ })
    .getByRole('link', { name: /^View/ })
    .first()
    .click();
  const days = main.getByRole('img', { name: /values, from/ }).locator('text', { hasText: /\d{4}/ });
  await expect(days).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectNothingCut(page);
  const [first, last] = await Promise.all((await days.all()).map((day) => day.boundingBox()));
  expect(last?.y).toBeGreaterThanOrEqual((first?.y ?? Infinity) + (first?.height ?? 0) * 0.8);
});

test('on a phone with large text the chosen option of a field is not cut off', async ({ page, composed }) => {
  await openOnPhone(page, composed.url, 'bookings/new?service=Consultation');
  const main = page.getByRole('main');
  for (const [name, words] of [
    ['Service', 'Consultation'],
    ['Doctor', 'Any doctor'],
  ] as const) {
    const chosen = main.getByRole('combobox', { name }).getByText(words);
    await expect(chosen).toBeVisible();
    const { scrollWidth, clientWidth } = await chosen.evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }));
    expect(scrollWidth, words).toBeLessThanOrEqual(clientWidth);
  }
  for (const [path, name, words] of [
    ['bookings/bookingList', 'For whom', 'Everybody'],
    ['messages/new', 'To', 'Dr. Asha Demo'],
  ] as const) {
    await page.goto(`/user/patient/${path}`);
    const select = page.getByRole('combobox', { name, exact: true });
    await expect(select).toBeVisible();
    expect(await roomBeside(select, words), words).toBeGreaterThanOrEqual(0);
  }
});

/** The width that a select has left when it shows these words. */
const roomBeside = (select: Locator, words: string) =>
  select.evaluate((box, shown) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(box);
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('The browser gave no canvas to measure the text');
    canvas.font = font;
    const width = canvas.measureText(shown).width;
    return box.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - width;
  }, words);

test('on a phone with large text the words of the area stay whole', async ({ page, composed }) => {
  for (const path of ['dashboard', 'account', 'profile', 'tests/schedule/selfcare']) {
    await openOnPhone(page, composed.url, path);
    await expectWholeWords(page);
  }
});
