import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../fixtures/accessible';
import { signInAsNewPatient } from '../fixtures/patient-area';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { drawn, settled } from '../fixtures/walk';

/** The size of A4 between the margins, in px. */
const PAPER = { width: 658, height: 1000 };

/** The most sheets that each page may take. A path that ends with a slash stands for the page of its first row. */
const VISITOR_PAGES = {
  '/services': 1,
  '/services/diagnostic-tests': 4,
  '/courses/diabetes-educator': 2,
  '/offers': 2,
};
const PATIENT_PAGES = {
  dashboard: 2,
  'bookings/bookingList': 1,
  'appointments/new/': 1,
  'prescription/all': 2,
  'prescription/all/': 1,
  'tests/reports': 1,
  'tests/reports/': 1,
  bills: 1,
  visits: 1,
  'diets/new/': 2,
  health: 3,
  'bills/receipt': 1,
  'bookings/new': 1,
  notifications: 4,
  'consents/consentstable/': 1,
};

const ELSEWHERE = /^(Open the visit|Read more|See all|See and pay)/;

async function sheets(page: Page): Promise<string[]> {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return paper.match(/\/MediaBox \[[^\]]*\]/g) ?? [];
}

async function expectFineOnPaper(page: Page, most: number): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await drawn(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('article')).first()).toBeVisible();
  await expect(page.getByRole('navigation'), 'ways to elsewhere').toHaveCount(0);
  await expect(page.getByRole('contentinfo'), 'the footer').toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Book( an appointment)?$/ })).toHaveCount(0);
  // The headings of a table's columns are buttons that sort; they are printed.
  for (const heading of await page.locator('th button').all())
    await expect(heading, 'a heading that every sheet repeats').toHaveCSS('display', 'contents');
  const buttons = page.getByRole('button').filter({ visible: true });
  await expect(buttons.and(page.locator(':not(th button)')), 'something to press').toHaveCount(0);
  await expect(page.getByRole('link', { name: ELSEWHERE }), 'links to elsewhere').toHaveCount(0);
  await expect(page.locator('caption').filter({ visible: true }), 'captions below headings').toHaveCount(0);
  await expect(page.locator('details[open] > summary').filter({ visible: true }), 'a fold').toHaveCount(0);
  await expect(page.getByText('The text as you read it').filter({ visible: true })).toHaveCount(0);
  const fields = page.getByRole('main').getByRole('textbox').filter({ visible: true });
  for (const field of await fields.all()) expect(await field.inputValue(), 'a field').not.toBe('');
  await expect(page.getByRole('combobox', { name: 'Value' }), 'a choice').toHaveCount(0);
  const address = page.getByText('support@example.org').filter({ visible: true });
  if (LETTERS.test(new URL(page.url()).pathname)) await expect(address, 'the letterhead').toHaveCount(1);
  const boxes = await sheets(page);
  expect(boxes.length, 'sheets').toBeLessThanOrEqual(most);
  expect(new Set(boxes.map((box) => / 59[45](\.\d+)? 84[12]/.test(box))), 'A4').toEqual(new Set([true]));
  await page.emulateMedia({ media: 'screen' });
}

/** Sheets that patients hand to others; each says which clinic it is from, once. */
const LETTERS =
  /\/(tests\/reports|bills|appointments|visits|prescription\/view)\/[0-9a-f]{32}$|\/consents\/treatment$/;

async function openFirst(page: Page, status?: string): Promise<void> {
  const from = page.url();
  const links = page
    .getByRole('main')
    .getByRole('row')
    .filter(status ? { has: page.getByText(status, { exact: true }) } : {})
    .getByRole('link');
  await links
    .filter({ hasNotText: /Join|PDF|Receipt/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(from);
  await settled(page);
}

async function print(
  page: Page,
  area: string,
  pages: Record<string, number>,
  status?: string,
): Promise<void> {
  for (const [path, most] of Object.entries(pages)) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${area}${path.replace(/\/$/, '')}`);
      await settled(page);
      if (path.endsWith('/')) await openFirst(page, status);
      await expectFineOnPaper(page, most);
    });
  }
}

test('public pages print their content on A4, without menus and buttons', async ({ page }) => {
  await print(page, '', VISITOR_PAGES);
});

test('lists and details of a patient print their content on A4, without menus and buttons', async ({
  page,
  composed,
}) => {
  await signInByCall(page, composed.url);
  await print(page, '/user/patient/', PATIENT_PAGES);
  await print(page, '/user/patient/', { 'bills/': 1 }, 'Paid');
  await print(page, '/user/patient/', { 'bills/': 1 }, 'Unpaid');
  await print(page, '/user/patient/', { 'bills/': 1 }, 'Paid in part');
  await page.goto('/user/patient/profile');
  await settled(page);
  // The profile may take two sheets, since other journeys add family members and documents.
  await expectFineOnPaper(page, 2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ravi Demo' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/user/patient/uploads');
  await settled(page);
  await expectFineOnPaper(page, 2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('group', { name: 'Upload documents' })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  // The account page lists each sign-in, and the other journeys sign in as the patient.
  const { username } = await signInAsNewPatient(page, composed.url);
  await print(page, `/user/${username}/`, { account: 1 });
});

test('a printed list names its rows, its patient and the day of printing', async ({ page, composed }) => {
  await signInByCall(page, composed.url);
  await page.goto('/user/patient/bills');
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Rows 1 to 10 of \d+$/)).toBeVisible();
  const feet = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map(({ cssText }) => cssText),
  );
  expect(feet.join()).toMatch(/Bills and receipts · Demo Patient · \d+ \w+ \d{4}/);
});

test('the business report prints its unfolded tables without the controls that fold them', async ({
  page,
  composed,
}) => {
  await signInByCall(page, composed.url, 'doctor');
  await page.goto('/doctor/business-report');
  await settled(page);
  const fold = page.locator('figure details').first();
  await fold.locator('summary').click();
  await page.emulateMedia({ media: 'print' });
  await expect(fold.getByRole('table')).toBeVisible();
  await expect(page.locator('figure summary').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('figure details:not([open])').filter({ visible: true })).toHaveCount(0);
});
