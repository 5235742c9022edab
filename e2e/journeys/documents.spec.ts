import type { Locator, Page } from '@playwright/test';
import { inFullRun } from '../../shared/testing/test-extent';
import { expectAccessible, expectEnoughContrast, expectNoSidewaysScroll } from '../fixtures/accessible';
import { isInSight } from '../fixtures/in-sight';
import { signInAsNewPatient } from '../fixtures/patient-area';
import { pdf, picture } from '../fixtures/pdf';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

const UPLOAD_CALL = '**/raw/upload';
const SUCCESS = 'Files uploaded successfully!';

// In a window this high nothing scrolls: axe would report a link as too small when the header covers half of it.
test.use({ viewport: { width: 1280, height: 1800 } });

function uploadsPage(page: Page) {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  return {
    main,
    button,
    /** Within the form, since a column of the table has the same name. */
    done: main.getByRole('group', { name: 'Upload documents' }).getByRole('button', { name: 'Uploaded' }),
    input: main.getByLabel('Choose PDF files'),
    chosen: main.getByRole('list', { name: 'Chosen files' }).getByRole('listitem'),
    documents: main.getByRole('table', { name: 'Documents' }).getByRole('link'),
    alert: main.getByRole('alert'),
    choose: async (...files: ReturnType<typeof pdf>[]) => {
      const dialog = page.waitForEvent('filechooser');
      await main.getByText('Choose PDF files').click();
      await (await dialog).setFiles(files);
    },
  };
}

async function openUploads(page: Page, url: string): Promise<ReturnType<typeof uploadsPage>> {
  const { username } = await signInAsNewPatient(page, url);
  await page.goto(`/user/${username}/uploads`);
  const uploads = uploadsPage(page);
  await expect(uploads.main.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  return uploads;
}

test('of four files one fails, the rest are uploaded, and the failed one can be retried', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource|ERR_/);
  const { main, button, done, chosen, documents, alert, choose } = await openUploads(page, composed.url);
  await expectAccessible(page);
  await choose(
    picture('photo.png'),
    pdf('one.pdf', 12_646),
    pdf('two.pdf'),
    pdf('three.pdf'),
    pdf('four.pdf'),
  );
  await expect(alert).toContainText('Only PDF files are allowed.');
  await expect(alert).toContainText('photo.png: File type must be .pdf');
  await expect(chosen).toHaveText([/one\.pdf\s*12\.35 KB/, /two\.pdf\s*2\.00 KB/, /three\.pdf/, /four\.pdf/]);
  await expectAccessible(page);

  let sent = 0;
  let underWay = 0;
  await page.route(UPLOAD_CALL, async (route) => {
    sent += 1;
    underWay += 1;
    expect(underWay, 'one after another').toBe(1);
    const fails = sent === 2;
    const response = fails ? undefined : await route.fetch();
    underWay -= 1;
    await (response ? route.fulfill({ response }) : route.abort('connectionreset'));
  });
  await button('Upload').click();
  await expect(main.getByText('3 of 4 files uploaded.')).toBeVisible();
  await expect(main.getByText('Uploaded: one.pdf, three.pdf, four.pdf.')).toBeVisible();
  await expect(main.getByText('Not uploaded: two.pdf.')).toBeVisible();
  await expect(main.getByText(SUCCESS)).toBeHidden();
  await expect(chosen).toHaveText([/two\.pdf.*File upload failed\. Please try again\./]);
  await expect(documents).toHaveCount(3);
  await expectAccessible(page);

  await button('Upload again').click();
  await expect(main.getByRole('status').filter({ hasText: SUCCESS })).toBeFocused();
  await expect(done).toBeDisabled();
  await expect(documents).toHaveCount(4);
  await choose(pdf('five.pdf'));
  await button('Upload').click();
  await expect(documents).toHaveCount(5);
  await expectAccessible(page);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px the documents begin on the first screenful, and a chosen file is in sight`, async ({
    page,
    composed,
  }) => {
    await page.setViewportSize(viewport);
    const { main, button, chosen, alert, choose } = await openUploads(page, composed.url);
    const inSight = (part: Locator) => part.evaluate(isInSight);
    expect(await inSight(main.getByRole('heading', { name: 'Your documents' }))).toBe(true);
    const buttonColor = () =>
      button('Upload').evaluate((element) => getComputedStyle(element).backgroundColor);
    const withoutFile = await buttonColor();
    await choose(picture('photo.png'), pdf('one.pdf'));
    await expect
      .poll(buttonColor, 'the button stands out once there is a file to upload')
      .not.toBe(withoutFile);
    for (const part of [alert, chosen, button('Upload')]) await expect.poll(() => inSight(part)).toBe(true);
  });

  test(`at ${viewport.width} px the newest document is on the first screenful`, async ({
    page,
    composed,
  }) => {
    await page.setViewportSize(viewport);
    await signInByCall(page, composed.url);
    await page.goto('/user/patient/uploads');
    const { main, documents, button } = uploadsPage(page);
    await expect(documents.first()).toBeVisible();
    await expect(button('Upload')).toBeVisible();
    expect(await documents.first().evaluate(isInSight)).toBe(true);
    await expect(main.getByText(/^[\d.]+ KB$/).first()).toHaveCSS('white-space', 'nowrap');
  });
}

test('a document downloads, and is removed after a confirmation', async ({ page, composed }) => {
  const { main, button, documents, choose } = await openUploads(page, composed.url);
  await choose(pdf('Blood test – रक्त.pdf'));
  await button('Upload').click();
  await expect(main.getByText(SUCCESS)).toBeVisible();
  const download = page.waitForEvent('download');
  await documents.click();
  expect((await download).suggestedFilename()).toBe('Blood test – रक्त.pdf');

  await page.reload();
  await button('Remove Blood test – रक्त.pdf').click();
  const question = page.getByRole('dialog', { name: 'Remove “Blood test – रक्त.pdf”?' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(button('Remove Blood test – रक्त.pdf')).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(main.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Your documents' })).toBeFocused();
});

test('an upload shows its progress and can be stopped', async ({ page, composed, allowComplaint }) => {
  allowComplaint(/Failed to load resource|ERR_/);
  const { main, button, chosen, choose } = await openUploads(page, composed.url);
  await choose(pdf('large.pdf', 5 * 1024 * 1024), pdf('small.pdf'));
  // A slow connection keeps the upload of five megabytes visible.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 300 * 1024,
  });
  await button('Upload').click();
  const bar = main.getByRole('progressbar', { name: 'Uploading large.pdf' });
  const share = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect(button('Uploading...')).toBeVisible();
  await expect.poll(share).toBeGreaterThan(2);
  const first = await share();
  await expect.poll(share, 'the progress moves on').toBeGreaterThan(first);
  expect(await share(), 'the upload is still running').toBeLessThan(100);
  await expectAccessible(page);
  await button('Stop').click();
  await expect(main.getByText('The upload was stopped.')).toBeVisible();
  await expect(chosen).toHaveCount(2);
  await button('Remove large.pdf').click();
  await network.detach();
  await button('Upload').click();
  await expect(main.getByText(SUCCESS)).toBeVisible();
});

test('an invalid choice, or none, shows the reason', async ({ page, composed }) => {
  const { button, chosen, alert, choose } = await openUploads(page, composed.url);
  await button('Upload').click();
  await expect(alert).toHaveText('You must upload at least one file.');
  await choose(pdf('empty.pdf', 0), pdf('huge.pdf', 5 * 1024 * 1024 + 1));
  await expect(alert).toContainText('empty.pdf: File is smaller than 1 bytes');
  await expect(alert).toContainText('huge.pdf: File is larger than 5242880 bytes');
  await expect(chosen).toHaveCount(0);
  await choose(...['a', 'b', 'c', 'd', 'e'].map((name) => pdf(`${name}.pdf`)));
  await expect(alert).toContainText('You can only upload up to 4 files.');
  await expect(alert).toContainText('e.pdf: Too many files');
  await expect(chosen).toHaveCount(4);
  await button('Remove b.pdf').click();
  await expect(chosen).toHaveText([/a\.pdf/, /c\.pdf/, /d\.pdf/]);
});

test('the service refuses a file that only claims to be a PDF', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/status of 422/);
  const { button, chosen, choose } = await openUploads(page, composed.url);
  await choose({ ...picture('photo.pdf'), mimeType: 'application/pdf' });
  await button('Upload').click();
  await expect(chosen).toHaveText([
    /photo\.pdf.*File upload failed\. Please try again\. Only PDF files are allowed\./,
  ]);
});

test('closing the file dialog without a choice shows a message', async ({ page, composed }) => {
  const { main, input, choose, chosen } = await openUploads(page, composed.url);
  const opened = page.waitForEvent('filechooser');
  await main.getByText('Choose PDF files').click();
  await opened;
  await expect(main.getByText('Waiting for your choice…')).toBeVisible();
  // Playwright cannot press a button of the native dialog, so the journey sends its event.
  await input.dispatchEvent('cancel');
  await expect(main.getByText('No file was chosen.')).toBeVisible();
  await choose(pdf('a.pdf'));
  await expect(main.getByText('No file was chosen.')).toBeHidden();
  await expect(chosen).toHaveCount(1);
});

test('a dropped file is added to the chosen files', async ({ page, composed }) => {
  const { main, chosen } = await openUploads(page, composed.url);
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.4'], 'dropped.pdf', { type: 'application/pdf' }));
    return transfer;
  });
  const zone = main.getByText('Drop your PDF files here, or');
  await zone.dispatchEvent('dragenter', { dataTransfer: files });
  await expect(main.getByText('Let go to add the files')).toBeVisible();
  await main.getByText('Let go to add the files').dispatchEvent('drop', { dataTransfer: files });
  await expect(chosen).toHaveText([/dropped\.pdf/]);
});

function testFit(width: number): void {
  test(`the page fits ${width} px and is accessible in both colour schemes`, async ({
    page,
    composed,
    allowComplaint,
  }) => {
    allowComplaint(/Failed to load resource|ERR_/);
    await page.setViewportSize({ width, height: 1800 });
    const { main, button, choose } = await openUploads(page, composed.url);
    await choose(
      pdf('A discharge summary of another hospital with a very long name indeed.pdf'),
      pdf('two.pdf'),
      picture('photo.png'),
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.route(UPLOAD_CALL, (route) =>
      route.request().postDataBuffer()?.includes('two.pdf') ? route.abort('failed') : route.continue(),
    );
    await button('Upload').click();
    await expect(main.getByText('1 of 2 files uploaded.')).toBeVisible();
    await expect(main.getByRole('link', { name: /^A discharge summary/ })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectEnoughContrast(page);
  });
}

testFit(360);
inFullRun('every look of every state', () => testFit(1280));
