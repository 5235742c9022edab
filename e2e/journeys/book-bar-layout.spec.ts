import { signInAsNewPatient } from '../fixtures/patient-area';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { settled } from '../fixtures/walk';

test('on a phone the bar is one row, and does not cover the end of the page', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  for (const path of ['dashboard', 'account']) {
    await page.goto(`/user/patient/${path}`);
    const bar = page.getByRole('navigation', { name: 'Book or call' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.height).toBeLessThan(72);
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = page.getByRole('contentinfo').getByText('In an emergency call', { exact: false });
    await expect(last).toBeInViewport({ ratio: 1 });
    const end = await last.boundingBox();
    const top = (await bar.boundingBox())?.y ?? 0;
    expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
  }
});

test('on a phone the space below the footer has the footer’s colour while a field has the focus', async ({
  page,
  composed,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  await page.goto('/user/patient/bills');
  await settled(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Search and tools' }).click();
  await main.getByRole('searchbox').first().focus();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('navigation', { name: 'Book or call' })).toBeHidden();
  const footer = await page.getByRole('contentinfo').boundingBox();
  const end = Math.round((footer?.y ?? 0) + (footer?.height ?? 0));
  expect(end).toBeLessThan(720);
  const dot = (y: number) => page.screenshot({ clip: { x: 350, y, width: 1, height: 1 } });
  expect(await dot(end + 20)).toEqual(await dot(end - 4));
});

test('on a tablet the buttons above the page have one height and even gaps', async ({ page, composed }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signInByCall(page, composed.url);
  await page.goto('/user/patient/dashboard');
  await settled(page);
  const main = page.getByRole('main');
  const boxes = await Promise.all(
    [
      main.getByRole('button', { name: 'Your area' }),
      main.getByRole('combobox', { name: 'For whom' }),
      main.getByRole('link', { name: 'Book', exact: true }),
      main.getByRole('link', { name: 'Call', exact: true }),
      main.getByRole('button', { name: 'Services' }),
    ].map((part) => part.boundingBox()),
  );
  expect(boxes.map((box) => box?.height)).toEqual([44, 44, 44, 44, 44]);
  const gapAfter = (index: number) => {
    const [one, next] = [boxes[index], boxes[index + 1]];
    return Math.round((next?.x ?? 0) - (one?.x ?? 0) - (one?.width ?? 0));
  };
  expect([gapAfter(0), gapAfter(2), gapAfter(3)]).toEqual([8, 8, 8]);
});

test('on a phone a toast covers neither the bar nor the button that was pressed', async ({
  page,
  composed,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { username } = await signInAsNewPatient(page, composed.url);
  await page.goto(`/user/${username}/notifications`);
  const save = page.getByRole('button', { name: 'Save my choice' });
  await page.getByRole('checkbox', { name: 'Bills and payments' }).click();
  await save.click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Your choice of mails is saved.' });
  await expect(toast).toBeInViewport({ ratio: 1 });
  const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  const header = await page.getByRole('banner').boundingBox();
  expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  // Playwright would not press what is covered.
  for (const button of [
    save,
    page.getByRole('link', { name: 'Book' }),
    page.getByRole('link', { name: 'Call' }),
  ]) {
    await button.click({ trial: true });
    expect((await button.boundingBox())?.y).toBeGreaterThan(y + height);
  }
});

for (const width of [768, 1280]) {
  test(`at ${width} px the bar with Book and Call stays in view, below the header`, async ({
    page,
    composed,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await signInByCall(page, composed.url);
    await page.goto('/user/patient/dashboard');
    const bar = page.getByRole('navigation', { name: 'Book or call' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    const box = await bar.boundingBox();
    const trail = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(trail?.y ?? 0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    expect((await bar.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });
}

test('on a phone a toast stays above the bar, and its Undo takes back what was saved', async ({
  page,
  composed,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url);
  const main = page.getByRole('main');
  await page.goto('/user/patient/tests/schedule/selfcare');
  await main.getByRole('link', { name: /^Enter values of Weight/ }).click();
  await main.getByLabel('Weight (kg)').fill('900');
  await main.getByRole('button', { name: 'Save values' }).click();
  const question = page.getByRole('dialog', { name: 'Weight 900 kg: is that right?' });
  await question.getByRole('button', { name: 'Yes, save' }).click();
  await expect(main.getByRole('rowheader', { name: /^900 kg/ })).toBeVisible();
  const toast = page.getByRole('listitem').filter({ hasText: 'Your values are saved.' });
  const box = await toast.boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Book or call' }).boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('rowheader', { name: /^900 kg/ })).toBeHidden();
});
