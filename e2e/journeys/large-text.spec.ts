import { expectNoSidewaysScroll } from '../fixtures/accessible';
import { chooseTextSize, expectTextSize, expectWholeWords } from '../fixtures/large-text';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { drawn, NARROW, settled, WIDE } from '../fixtures/walk';

/** Twice the usual size. */
const LARGE = 32;

/** One page of each kind: catalogue, form, dashboard, list, sheet, timeline, grid, report. */
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

test('on a phone with large text the bars and the choice of a patient share one row', async ({
  page,
  composed,
}) => {
  await signInByCall(page, composed.url);
  await chooseTextSize(page, LARGE);
  await page.setViewportSize({ width: NARROW, height: 740 });
  await page.goto('/user/patient/bookings/bookingList');
  await settled(page);
  const main = page.getByRole('main');
  const middles = await Promise.all(
    [
      main.getByRole('button', { name: 'Your area' }),
      main.getByRole('combobox', { name: 'For whom' }),
      main.getByRole('button', { name: 'Services', exact: true }),
    ].map(async (each) => {
      const { y = 0, height = 0 } = (await each.boundingBox()) ?? {};
      return Math.round(y + height / 2);
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
});

test('pages of one thing have room for text of twice the size', async ({ page, composed }) => {
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
