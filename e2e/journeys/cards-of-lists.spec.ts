import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { settled } from '../fixtures/walk';

const LISTS: [list: string, page: RegExp][] = [
  ['appointments/new', /\/appointments\/[0-9a-f]{32}$/],
  ['appointments/completed', /\/appointments\/[0-9a-f]{32}$/],
  ['bookings/bookingList', /\/appointments\/[0-9a-f]{32}$/],
  ['bookings/consultation', /\/appointments\/[0-9a-f]{32}$/],
  ['offers/offer-list', /\/offers\/[0-9a-f]{32}$/],
  ['offers/special-offers', /\/offers\/[0-9a-f]{32}$/],
];

test('at 360 px the whole card of a row opens its page', async ({ page, composed }) => {
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

test('at 360 px a button of a card does what it says', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  await page.goto('/user/patient/bookings/reschedule');
  await page
    .getByRole('button', { name: /^Reschedule BK/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Reschedule this appointment' })).toBeVisible();
});
