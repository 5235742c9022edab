import type { Page } from '@playwright/test';
import { untilHealthy } from '../../tooling/processes';
import { inFullRun } from '../../shared/testing/test-extent';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessible';
import { isInSight } from '../fixtures/in-sight';
import { tabTo } from '../fixtures/keys';
import { pdf } from '../fixtures/pdf';
import { patientArea, signInAsNewPatient } from '../fixtures/patient-area';
import {
  changePatientRecordByCall,
  COMPLETE_PATIENT_RECORD,
  readPatientRecord,
  registrationForm,
  savePatientRecordByCall,
} from '../fixtures/registration-form';
import { expect, test } from '../fixtures/test';

const STEPS = ['Personal Details', 'Address Details', 'Medical History', 'Vaccination History', 'PDF Upload'];
const DONE = 'Your details were updated successfully.';

/** Opens the update dialog as a patient with a complete patient record. */
async function openUpdate(page: Page, url: string) {
  const { username } = await signInAsNewPatient(page, url);
  await savePatientRecordByCall(page, url, COMPLETE_PATIENT_RECORD);
  await page.goto(`/user/${username}/profile/registration`);
  await page.getByRole('button', { name: 'Update your details' }).click();
  const dialog = patientArea(page).updateModal;
  const form = registrationForm(dialog);
  await expect(form.step('Personal Details')).toBeVisible();
  return { dialog, form };
}

function stepsAt(width: number): void {
  test(`the six steps work by mouse and send only changes, at ${width} px`, async ({ page, composed }) => {
    await page.setViewportSize({ width, height: 900 });
    const changes: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') changes.push(request.postDataJSON());
    });
    const { dialog, form } = await openUpdate(page, composed.url);
    await expect(form.button('Back')).toBeDisabled();
    await expect(form.box('First name')).toHaveValue('Tara');
    for (const [index, step] of STEPS.entries()) {
      await expect(form.step(step)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      if (step === 'Address Details') await form.box('City').fill('Nashik');
      if (step === 'Vaccination History') await expect(form.tag('Yellow fever')).toBeVisible();
      expect(await form.button('Next').evaluate(isInSight), step).toBe(true);
      await form.next();
      await expect(form.circle(new RegExp(`Step ${index + 1} of 6: ${step} – completed`))).toBeVisible();
    }
    await expect(dialog.getByText(DONE)).toBeVisible();
    await expectAccessible(page);
    expect(changes).toEqual([{ address: { city: 'Nashik' }, status: 'complete', version: 1 }]);
    await form.button('Finish').click();
    await expect(dialog).toBeHidden();
  });

  test(`an invalid step is marked and can be reopened, at ${width} px`, async ({ page, composed }) => {
    await page.setViewportSize({ width, height: 900 });
    const { dialog, form } = await openUpdate(page, composed.url);
    await form.box('First name').fill('');
    await form.circle(/Vaccination History/).click();
    await expect(form.circle(/Personal Details – needs attention/)).toBeVisible();
    await form.circle(/Thank you/).click();
    await expect(form.box('First name')).toBeFocused();
    await expect(form.box('First name')).toHaveAccessibleDescription('Error: Please enter the first name.');
    await expectAccessible(page);
    await form.box('Last name').fill('');
    await form.circle(/Address Details/).click();
    await expect(form.step('Address Details')).toBeFocused();
    await form.circle(/PDF Upload/).click();
    await expect(form.step('PDF Upload')).toBeFocused();
    await form.next();
    await expect(form.summary).toBeFocused();
    await expectAccessible(page);
    await form.summary.getByRole('link', { name: 'Please enter the last name.' }).click();
    await expect(form.box('Last name')).toBeFocused();
    await form.box('Last name').fill('Example');
    await form.box('First name').fill('Usha');
    await form.circle(/Thank you/).click();
    await expect(dialog.getByText(DONE)).toBeVisible();
  });
}

stepsAt(360);
inFullRun('every look of every state', () => stepsAt(1280));

test('the six steps work by keyboard alone', async ({ page, composed }) => {
  const { dialog, form } = await openUpdate(page, composed.url);
  await tabTo(page, form.box('Middle name'));
  await page.keyboard.type('Devi');
  await page.keyboard.press('Enter');
  await expect(form.step('Address Details')).toBeFocused();
  await tabTo(page, form.circle(/Medical History/), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(form.step('Medical History')).toBeFocused();
  await tabTo(page, form.box('Medical history'));
  await page.keyboard.type('Gout,');
  await tabTo(page, form.tag('Asthma'));
  await page.keyboard.press('Delete');
  await expect(form.tag('Asthma')).toBeHidden();
  await tabTo(page, form.button('Next'));
  await page.keyboard.press('Enter');
  await expect(form.step('Vaccination History')).toBeFocused();
  await tabTo(page, form.check('Typhoid'));
  await page.keyboard.press('Space');
  await tabTo(page, form.button('Next'));
  await page.keyboard.press('Enter');
  await expect(form.step('PDF Upload')).toBeFocused();
  await tabTo(page, form.button('Next'));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(DONE)).toBeVisible();
  await tabTo(page, form.button('Finish'));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await readPatientRecord(page)).toMatchObject({
    personalDetails: { middleName: 'Devi' },
    patientHistory: { medicalHistory: ['Gout'], vaccinationHistory: ['Covid', 'Yellow fever', 'Typhoid'] },
  });
});

test('answers that were changed elsewhere are shown beside the patient’s own', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/409|Personal details could not be read or written/);
  const { dialog, form } = await openUpdate(page, composed.url);
  await form.circle(/Address Details/).click();
  await form.box('City').fill('Nashik');
  await changePatientRecordByCall(page, composed.url, {
    address: { city: 'Nagpur', landmark: 'Near the lake' },
  });
  await form.circle(/Thank you/).click();
  await expect(form.step('These details were changed elsewhere')).toBeFocused();
  await expect(form.radio('Nashik')).toBeChecked();
  await expect(dialog.getByText('Near the lake')).toBeVisible();
  await expectAccessible(page);
  await form.button('Save these details').click();
  await expect(dialog.getByText(DONE)).toBeVisible();
  expect(await readPatientRecord(page)).toMatchObject({
    address: { city: 'Nashik', landmark: 'Near the lake' },
  });
});

test('with the service down the changes stay in the form, and are saved when the service is back', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/503|Personal details could not be read or written/);
  const { dialog, form } = await openUpdate(page, composed.url);
  await form.box('Middle name').fill('Devi');
  await composed.service.stop();
  try {
    await form.circle(/Thank you/).click();
    await expect(dialog.getByText('We can’t reach the clinic’s service')).toBeVisible();
    await expect(form.box('Middle name')).toHaveValue('Devi');
    await expectAccessible(page);
  } finally {
    await untilHealthy(`${composed.serviceUrl}/healthz`, composed.restartService());
  }
  await expect(dialog.getByText(DONE)).toBeVisible();
  expect(await readPatientRecord(page)).toMatchObject({ personalDetails: { middleName: 'Devi' } });
});

test('changes survive a closed dialog and a reload, and “Start over” removes them', async ({
  page,
  composed,
}) => {
  const { form } = await openUpdate(page, composed.url);
  await form.box('Middle name').fill('Devi');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Update your details' }).click();
  await expect(form.box('Middle name')).toHaveValue('Devi');
  await form.button('Start over').click();
  await expect(form.box('Middle name')).toHaveValue('');
});

test('chosen files must be uploaded or removed before saving', async ({ page, composed }) => {
  const { dialog, form } = await openUpdate(page, composed.url);
  await form.circle(/PDF Upload/).click();
  await dialog.getByLabel('Choose PDF files').setInputFiles([pdf('one.pdf'), pdf('two.pdf')]);
  await form.next();
  const reminder = dialog.getByRole('status').filter({ hasText: '2 files are chosen and not uploaded yet' });
  await expect(reminder).toBeFocused();
  await expectAccessible(page);
  await form.circle(/Personal Details/).click();
  await expect(form.step('Personal Details')).toBeFocused();
  await form.circle(/Thank you/).click();
  await expect(reminder).toBeVisible();
  await reminder.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByText('Files uploaded successfully!')).toBeVisible();
  await form.next();
  await expect(dialog.getByText(DONE)).toBeVisible();
  expect(await readPatientRecord(page)).toMatchObject({
    patientHistory: { uploadedDocuments: [{ display_name: 'one.pdf' }, { display_name: 'two.pdf' }] },
  });
});

test('documents that are uploaded in step five are part of the patient record', async ({
  page,
  composed,
}) => {
  const { dialog, form } = await openUpdate(page, composed.url);
  await form.circle(/PDF Upload/).click();
  await dialog.getByLabel('Choose PDF files').setInputFiles([pdf('one.pdf'), pdf('two.pdf')]);
  await form.button('Upload').click();
  await expect(dialog.getByText('Files uploaded successfully!')).toBeVisible();
  await expectAccessible(page);
  await form.next();
  await expect(dialog.getByText(DONE)).toBeVisible();
  expect(await readPatientRecord(page)).toMatchObject({
    patientHistory: { uploadedDocuments: [{ display_name: 'one.pdf' }, { display_name: 'two.pdf' }] },
  });
});
