import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessible';
import { signInAsNewPatient } from '../fixtures/patient-area';
import { picture } from '../fixtures/pdf';
import { photograph } from '../fixtures/photograph';
import { expect, test } from '../fixtures/test';

// High enough for the whole page: axe would report a link as too small when the bar at the bottom covers half of it.
test.use({ viewport: { width: 360, height: 3200 } });

const LIMIT = 5 * 1024 * 1024;

async function openUploads(page: Page, url: string) {
  const { username } = await signInAsNewPatient(page, url);
  await page.goto(`/user/${username}/uploads`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  return { main, input: main.getByLabel('Choose photographs') };
}

test('photographed pages become one upright PDF, which is uploaded', async ({ page, composed }) => {
  const { main, input } = await openUploads(page, composed.url);
  await input.setInputFiles([await photograph(page, 'letter.jpg'), await photograph(page, 'second.jpg')]);
  const pages = main.getByRole('list', { name: 'Pages of letter.pdf' }).getByRole('img');
  await expect(pages).toHaveCount(2);
  await main.getByLabel('Add pages to letter.pdf').setInputFiles([await photograph(page, 'third.jpg')]);
  await expect(pages).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: 'Remove page 2' }).click();
  await expect(pages).toHaveCount(2);

  await main.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(main.getByText('Files uploaded successfully!')).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'letter.pdf' }).click();
  const file = await readFile(await (await download).path());
  expect(file.length).toBeLessThanOrEqual(LIMIT);
  const sizes = [...file.toString('latin1').matchAll(/\/Width (\d+) \/Height (\d+)/g)];
  expect(sizes).toHaveLength(2);
  for (const [, width, height] of sizes) expect(Number(height) / Number(width)).toBeCloseTo(1.5, 2);
});

test('a picture that this browser cannot read is named with the remedy', async ({ page, composed }) => {
  const { main, input } = await openUploads(page, composed.url);
  await input.setInputFiles([{ ...picture('phone.heic'), mimeType: 'image/heic' }]);
  await expect(main.getByRole('alert')).toContainText(
    'phone.heic: Your browser cannot read HEIC pictures. Set your phone’s camera to “Most compatible”',
  );
  await expect(main.getByRole('list', { name: 'Chosen files' })).toBeHidden();
  await input.setInputFiles([picture('cut off.jpg')]);
  await expect(main.getByRole('alert')).toContainText('cut off.jpg: This file is broken');
});
