import type { Locator } from '@playwright/test';
import { bottomOf, expectAboveBookBar } from '../fixtures/above-book-bar';
import { isInSight } from '../fixtures/in-sight';
import { signInAsNewPatient } from '../fixtures/patient-area';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { settled } from '../fixtures/walk';

const ACTIONS: [list: string, action: RegExp][] = [
  ['bills', /^View and pay/],
  ['tests', /^(View|Enter values)/],
  ['tests/reports', /^View/],
  ['tests/schedule/completed', /^View/],
  ['prescription/all', /^(View|Metformin|No papad)/],
  ['prescription/medicine', /^(View|Metformin)/],
  ['visits', /^View/],
];

test('an unknown bill and the form for a new message are shown in a card, with Send in view', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/status of 404/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInByCall(page, composed.url);
  const main = page.getByRole('main');
  const card = (inner: Locator) =>
    inner.evaluate((element) => {
      for (let each: Element | null = element; each && each.tagName !== 'MAIN'; each = each.parentElement) {
        const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(each);
        if (borderTopWidth === '1px' && borderTopLeftRadius !== '0px') return each.clientWidth;
      }
      return 0;
    });
  await page.goto(`/user/patient/bills/${'0'.repeat(32)}`);
  expect(await card(main.getByRole('heading', { name: 'We could not find that bill' }))).toBeGreaterThan(0);
  await page.goto('/user/patient/messages/new');
  const width = await card(main.getByRole('form', { name: 'New message' }));
  expect(width).toBeGreaterThan(0);
  expect(width).toBeLessThan(800);

  const send = main.getByRole('button', { name: 'Send', exact: true });
  expect(await bottomOf(send), 'Send is whole at 1280 px').toBeLessThan(790);
  await page.setViewportSize({ width: 360, height: 740 });
  await settled(page);
  await expectAboveBookBar(send, 'Send is whole on a phone');
});

test('on a phone each medicine of a prescription is in sight and takes at most three lines', async ({
  page,
  composed,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  const main = page.getByRole('main');
  await page.goto('/user/patient/prescription/medicine');
  await main
    .getByRole('link', { name: /^(View ?: )?Metformin/ })
    .first()
    .click();
  const medicines = main.getByRole('table', { name: 'What is prescribed' }).getByRole('row');
  await expect(medicines.nth(1)).toBeVisible();
  await settled(page);
  for (const medicine of (await medicines.all()).slice(1)) {
    expect(await medicine.getByRole('rowheader').evaluate(isInSight)).toBe(true);
    expect((await medicine.boundingBox())?.height).toBeLessThan(110);
  }
});

test('on a phone the second row of a long list is in sight', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  const main = page.getByRole('main');
  for (const path of [
    'tests',
    'tests/reports',
    'prescription/all',
    'offers/offer-list',
    'appointments/new',
  ]) {
    await page.goto(`/user/patient/${path}`);
    await settled(page);
    expect(await main.getByRole('rowheader').nth(1).evaluate(isInSight), path).toBe(true);
  }
  await page.goto('/user/patient/dashboard');
  const tasks = main.getByRole('region', { name: 'To do' }).getByRole('listitem');
  await expect(tasks.nth(1)).toBeVisible();
  await settled(page);
  expect(await tasks.nth(1).getByRole('link').evaluate(isInSight)).toBe(true);
  await page.goto('/user/patient/notifications');
  const items = main.getByRole('article');
  await expect(items.first()).toBeVisible();
  await settled(page);
  for (const action of await items.first().locator('a, button').all()) {
    expect(await action.evaluate(isInSight)).toBe(true);
  }
  expect(await items.nth(1).getByRole('heading').evaluate(isInSight)).toBe(true);
});

test('on a phone the profile of a new account shows the action that starts the registration', async ({
  page,
  composed,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { username } = await signInAsNewPatient(page, composed.url);
  await page.goto(`/user/${username}/profile`);
  const start = page.getByRole('main').getByRole('link', { name: 'Start the registration' });
  await expect(start).toBeVisible();
  await settled(page);
  await expectAboveBookBar(start);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px a booking shows the days to choose from`, async ({ page, composed }) => {
    await page.setViewportSize(viewport);
    await signInByCall(page, composed.url);
    await page.goto('/user/patient/bookings/new?service=Consultation');
    await settled(page);
    const day = page.getByRole('group', { name: 'Days', exact: true }).getByRole('button', { pressed: true });
    await expect(day).toBeVisible();
    expect(await day.evaluate(isInSight)).toBe(true);
    await expect(page.getByLabel('Appointment date')).toBeHidden();
  });

  test(`at ${viewport.width} px a booking shows its timings, then its answers with the button that books`, async ({
    page,
    composed,
  }) => {
    await page.setViewportSize(viewport);
    await signInByCall(page, composed.url);
    const main = page.getByRole('main');
    const expectInSight = async (element: Locator, what: string) => {
      await expect(element).toBeVisible();
      expect(await element.evaluate(isInSight), what).toBe(true);
    };
    await page.goto('/user/patient/bookings/new');
    await settled(page);
    const services = main.getByRole('group', { name: 'Services to choose at once' }).getByRole('button');
    await expect(services).toHaveCount(10);
    for (const service of await services.all()) await expectInSight(service, 'service');
    await expectInSight(main.getByRole('link', { name: 'Call', exact: true }), 'Call');

    await page.goto('/user/patient/bookings/new?service=Consultation&patient=self');
    await settled(page);
    const timing = main.getByRole('button', { name: /^Take / }).first();
    await expectInSight(timing, 'timing');
    await expectInSight(main.getByRole('link', { name: 'Call', exact: true }), 'Call');
    const next = main.getByRole('button', { name: 'Next', exact: true });
    if (viewport.width < 768) await expectInSight(next, 'Next');
    await timing.click();
    await expect(main.getByText(/^We keep/).filter({ visible: true })).toBeVisible();
    await next.click();
    await expect(main.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
    await expectInSight(main.getByRole('button', { name: 'Book appointment' }), 'Book appointment');
    await expectInSight(main.getByRole('button', { name: 'Back', exact: true }), 'Back');
  });

  test(`at ${viewport.width} px the first row of a list shows its action`, async ({ page, composed }) => {
    await page.setViewportSize(viewport);
    await signInByCall(page, composed.url);
    const main = page.getByRole('main');
    for (const [path, action] of ACTIONS) {
      await page.goto(`/user/patient/${path}`);
      await settled(page);
      const first = main.getByRole('link', { name: action }).first();
      await expect(first).toBeVisible();
      // A link that is replaced at this moment has no place, so it is looked up again.
      await expect.poll(() => first.evaluate(isInSight), path).toBe(true);
    }
  });

  test(`at ${viewport.width} px the button that moves an appointment stays in view`, async ({
    page,
    composed,
  }) => {
    await page.setViewportSize(viewport);
    await signInByCall(page, composed.url);
    await page.goto('/user/patient/bookings/reschedule');
    await page
      .getByRole('button', { name: /^Reschedule BK/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: /^Take / }).first()).toBeVisible();
    const move = dialog.getByRole('button', { name: 'Move the appointment' });
    expect(await move.evaluate(isInSight)).toBe(true);
    const bottom = async (element: Locator) =>
      (await element.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
    expect((await bottom(dialog)) - (await bottom(move))).toBeLessThan(24);
  });
}

test('on a phone a row with one link opens wherever it is pressed', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  const main = page.getByRole('main');
  const areas = {
    'tests/schedule': () => main.getByRole('listitem').filter({ has: page.locator('small') }),
    visits: () => main.getByRole('region', { name: 'From this visit' }).getByRole('listitem'),
    uploads: () => main.getByRole('row').filter({ has: page.getByRole('rowheader') }),
  };
  for (const [path, rows] of Object.entries(areas)) {
    await page.goto(`/user/patient/${path}`);
    await settled(page);
    if (path === 'visits') {
      await main.getByRole('row').getByRole('link').first().click();
      await expect(page).toHaveURL(/[0-9a-f]{32}$/);
    }
    await expect(rows().first(), path).toBeVisible();
    for (const row of await rows().all()) {
      const link = await row.evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
        const { left, bottom, width } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, bottom - 6)?.tagName;
      });
      expect(link, path).toBe('A');
    }
  }
});
