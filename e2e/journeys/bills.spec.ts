import { readFile } from 'node:fs/promises';
import { pdfPages } from '../../service/test/pdf-text';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessible';
import { dayAhead } from '../fixtures/booking-form';
import { clinicDesk, DOCTORS_SERVICE } from '../fixtures/clinic-desk';
import { bookOwnByCall } from '../fixtures/own-appointment';
import { signInAsNewPatient, showTables } from '../fixtures/patient-area';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

test('the patient reports a payment, the desk confirms it, and the receipt is saved and printed', async ({
  page,
  composed,
}) => {
  const { username, name } = await signInAsNewPatient(page, composed.url);
  const { bill } = await bookOwnByCall(page, composed.url, dayAhead(141), '8:25 AM', DOCTORS_SERVICE);
  const billNo = bill?.number ?? '';
  await showTables(page);
  await page.goto(`/user/${username}/bills`);
  const main = page.getByRole('main');
  const row = main.getByRole('row', { name: billNo });
  await expect(row).toContainText('Unpaid');
  await expect(row).toContainText('Not yet');
  await row.getByRole('link', { name: 'View and pay' }).click();

  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Bill for /);
  await expect(main.getByLabel('Particulars')).toContainText(billNo);
  await expect(main.getByRole('img', { name: /^QR code to pay ₹/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Pay with a UPI app on this phone' })).toBeHidden();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(main.getByRole('link', { name: 'Pay with a UPI app on this phone' })).toHaveAttribute(
    'href',
    /^upi:\/\/pay\?pa=/,
  );
  await expectNoSidewaysScroll(page);
  // At these widths the payee's column is narrow.
  const note = main.getByRole('definition').filter({ hasText: `Bill ${billNo}` });
  for (const width of [768, 820, 1024, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await note.evaluate((value) => value.scrollWidth <= value.clientWidth), `${width} px`).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 900 });

  await main.getByLabel('Transaction ID').fill('UPI20260001');
  await main.getByRole('button', { name: 'Report the payment' }).click();
  await expect(main.getByText('Thank you: your payment is reported')).toBeVisible();
  await page.reload();
  await expect(main.getByText('Thank you: your payment is reported')).toBeVisible();

  const desk = await clinicDesk(composed.url);
  await desk.confirm(billNo);
  await desk.leave();
  await page.reload();
  await expect(main.getByText('This bill is paid')).toBeVisible();

  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download as PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`receipt-${billNo}.pdf`);
  const [text = ''] = pdfPages(await readFile(await file.path()));
  for (const words of ['Receipt', billNo, name, 'Speciality treatments', 'UPI20260001']) {
    expect(text).toContain(words);
  }

  await main.getByRole('link', { name: 'Show the receipt' }).click();
  const sheet = main.getByRole('article', { name: 'Receipt' });
  await expect(sheet).toContainText('UPI20260001');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article'), 'only the receipt is on paper').toContainText('UPI20260001');
  await expect(main.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g), 'the receipt takes one sheet').toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  const printed = page.evaluate(
    () => new Promise<string>((resolve) => (window.print = () => resolve('printed'))),
  );
  await main.getByRole('button', { name: 'Print' }).click();
  expect(await printed).toBe('printed');
});

test('another patient’s bill is not found', async ({ page, composed, allowComplaint }) => {
  allowComplaint(/status of 404/);
  await signInAsNewPatient(page, composed.url);
  await bookOwnByCall(page, composed.url, dayAhead(141), '8:50 AM', DOCTORS_SERVICE);
  const answer = await page.request.get('/api/bills');
  const { rows } = (await answer.json()) as { rows: { id: string }[] };
  await signInByCall(page, composed.url, 'secondPatient');
  await page.goto(`/user/patient2/bills/${rows[0]?.id}`);
  await expect(page.getByRole('heading', { name: 'We could not find that bill' })).toBeVisible();
  await page.getByRole('link', { name: 'See all bills' }).click();
  await expect(page).toHaveURL('/user/patient2/bills');
});

test('the list filters by status and exports to a file', async ({ page, composed }) => {
  await signInByCall(page, composed.url);
  await showTables(page);
  await page.goto('/user/patient/bills');
  const main = page.getByRole('main');
  await expect(main.getByRole('row').nth(1)).toContainText('₹');
  await main.getByLabel('Status').selectOption('Paid');
  await expect(page).toHaveURL('/user/patient/bills?status=paid');
  await expect(main.getByRole('row').filter({ hasText: 'Unpaid' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^PDF of the receipt/ }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Export CSV' }).click();
  const [headings] = (await readFile(await (await download).path(), 'utf8')).split('\n');
  expect(headings?.replace(/^\uFEFF/, '').trim()).toBe(
    'Bill No.,Date,Time,Patient Name,Booking ID,Service ID,Amount,Status,Transaction ID,Receipt',
  );
});
