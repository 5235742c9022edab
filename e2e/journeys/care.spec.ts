import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../fixtures/accessible';
import { orderSelfcareTest } from '../fixtures/care';
import { patientArea, signInAsNewPatient, showTables } from '../fixtures/patient-area';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

// In a window this high nothing scrolls: axe would report a link as too small when the header covers half of it.
test.use({ viewport: { width: 1280, height: 1800 } });

const AREA = '/user/patient';

test('a prescription opens from its list, and prints without the header', async ({ page, composed }) => {
  await signInByCall(page, composed.url);
  await showTables(page);
  await page.goto(AREA);
  const { entry, main, heading } = patientArea(page);
  await entry('Prescription').click();
  await expect(page).toHaveURL(`${AREA}/prescription/all`);
  await expect(heading).toHaveText('All prescriptions');
  await main.getByRole('link', { name: 'Medicine', exact: true }).click();
  await expect(main.getByRole('columnheader')).toHaveText([
    'Sr. No.',
    'Patient Id',
    'Name',
    'Phone',
    'Date',
    'Info',
    'Clinical Notes',
    'Medicine Prescription',
  ]);
  await main.getByRole('searchbox').fill('vitamin d3');
  await expect(main.getByRole('rowheader')).toHaveCount(1);
  await main.getByRole('link', { name: /^Metformin 500 mg/ }).click();
  const sheet = main.getByRole('article', { name: 'Medicine prescription' });
  await expect(sheet.getByRole('row')).toHaveText([
    /Medicine.*Dose.*How often/,
    /Metformin.*500 mg.*Twice a day/,
    /Vitamin D3.*60,000 IU/,
  ]);
  await expect(sheet).toContainText('Dr. Asha Demo');
  expect(new URL(page.url()).pathname).toMatch(/^\/user\/patient\/prescription\/view\/[0-9a-f]{32}$/);

  // On screen the sheet hides the clinic's e-mail address, since the site's header shows the clinic already.
  await expect(sheet.getByText('support@example.org')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByText('support@example.org')).toBeVisible();
  await expect(sheet.getByText('Metformin').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('a patient saves home measurements and finishes the test', async ({ page, composed }) => {
  const name = `Breathing at home ${randomUUID().slice(0, 6)}`;
  const { id } = await orderSelfcareTest(page, composed.url, name);
  await page.goto(`${AREA}/tests`);
  const { main, heading } = patientArea(page);
  await main.getByRole('link', { name: 'Schedule', exact: true }).click();
  await main.getByRole('link', { name: /^See all ?of SelfCare Test/ }).click();
  await main.getByRole('link', { name: `Enter values of ${name}` }).click();
  await expect(page).toHaveURL(`${AREA}/tests/schedule/selfcare/${id}`);

  await main.getByRole('button', { name: 'Save values' }).click();
  await expect(main.getByText('Please enter at least one value.')).toBeVisible();
  await main.getByLabel('When did you measure?').fill('2026-03-01T08:30');
  await main.getByRole('spinbutton', { name: /^Peak flow/ }).fill('361.5');
  await page.reload();
  await expect(main.getByRole('spinbutton', { name: /^Peak flow/ })).toHaveValue('361.5');
  await main.getByRole('button', { name: 'Save values' }).click();
  const values = main.getByRole('table', { name: 'Values' });
  await expect(values.getByRole('row').last()).toHaveText(
    /1 March 2026, 8:30 AM.*Peak flow.*361\.5 l\/min.*380 to 550 l\/min.*Below range/,
  );
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Finish the test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(heading).toHaveText(name);
  await expect(main.getByText('Completed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${AREA}/tests/reports/${id}`);
  await page.goto(`${AREA}/tests/schedule/selfcare/${id}`);
  await expect(main.getByText('This test is completed already.')).toBeVisible();
});

test('a report shows its trend and downloads as a PDF', async ({ page, composed }) => {
  await signInByCall(page, composed.url);
  await showTables(page);
  await page.goto(`${AREA}/tests/reports`);
  const { main } = patientArea(page);
  await expect(main.getByRole('columnheader')).toHaveText([
    'Sr. No.',
    'Patient Id',
    'Test Id',
    'Name',
    'Test Name',
    'Date',
    'Report',
    'Remark',
  ]);
  await main.getByRole('searchbox').fill('HbA1c is reached');
  await main
    .getByRole('row', { name: /HbA1c is reached/ })
    .getByRole('link')
    .click();
  const hba1c = main
    .getByRole('list', { name: 'Results' })
    .getByRole('listitem')
    .filter({ hasText: 'HbA1c' });
  await expect(hba1c).toHaveText(/6\.5 %.*Above range.*4 to 5\.6 %.*Within the target/);
  await main.getByRole('combobox', { name: 'Value' }).click();
  await main.getByRole('listbox', { name: 'Value' }).getByRole('option', { name: 'HbA1c' }).click();
  await expect(main.getByRole('img', { name: /^HbA1c: 3 values, from 8\.1 % on/ })).toBeVisible();
  await main.getByText('Show as a table').click();
  await expect(main.getByRole('table', { name: 'HbA1c, the latest value first' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download as PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^test-report-T-\w{8}\.pdf$/);
});

test('a completed entry of a diet stays marked and can be unmarked', async ({ page, composed }) => {
  await signInByCall(page, composed.url);
  await page.goto(AREA);
  const { entry, main } = patientArea(page);
  await entry('Diets').click();
  await expect(page).toHaveURL(`${AREA}/diets/new`);
  await main.getByRole('link', { name: 'Less salt, more fibre', exact: true }).click();
  const today = main.getByRole('region', { name: /^Today, / });
  const breakfast = today.getByRole('checkbox', { name: /^Breakfast/ });
  await expect(breakfast).not.toBeChecked();
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await breakfast.check();
  expect((await kept).status()).toBe(204);
  await expectAccessible(page);
  await page.reload();
  await expect(breakfast).toBeChecked();

  await breakfast.uncheck();
  const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(breakfast).toBeChecked();
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await breakfast.uncheck();
  await gone;
  await page.reload();
  await expect(today).toBeVisible();
  await expect(breakfast).not.toBeChecked();
});

test('a yoga plan shows its progress and the day of each session', async ({ page, composed }) => {
  await signInByCall(page, composed.url);
  await page.goto(`${AREA}/yoga/yogasession/newyogasession`);
  const { main } = patientArea(page);
  await main.getByRole('link', { name: 'Yoga for blood pressure', exact: true }).click();
  await expect(main.getByRole('progressbar')).toHaveAccessibleName(/^\d of 6 sessions done$/);
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(6);
});

test('another patient’s report and invalid ids are not found', async ({ page, composed, allowComplaint }) => {
  allowComplaint(/status of 404/);
  const { id } = await orderSelfcareTest(page, composed.url, 'Weight');
  const { username } = await signInAsNewPatient(page, composed.url);
  const { main } = patientArea(page);
  for (const address of [`tests/reports/${id}`, 'prescription/view/nonsense', 'diets/nonsense']) {
    await page.goto(`/user/${username}/${address}`);
    await expect(main.getByRole('heading', { name: /^We could not find that/ })).toBeVisible();
  }
});
