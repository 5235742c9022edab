import { untilHealthy } from '../../tooling/processes';
import { expectAccessible } from '../fixtures/accessible';
import { loginDialog } from '../fixtures/login-dialog';
import { signInAsNewPatient } from '../fixtures/patient-area';
import {
  changePatientRecordByCall,
  COMPLETE_PATIENT_RECORD,
  expectSaved,
  readPatientRecord,
  registrationForm,
  registrationPath,
  savePatientRecordByCall,
} from '../fixtures/registration-form';
import { expect, test } from '../fixtures/test';

test('an answer given while the service is down is saved once the service is back', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/503|Personal details could not be read or written/);
  const { username } = await signInAsNewPatient(page, composed.url);
  const form = registrationForm(page);
  await page.goto(registrationPath(username));
  await form.fillPatient();
  await expectSaved(page);
  await composed.service.stop();
  const paragraph = (words: string) => page.getByRole('paragraph').filter({ hasText: words });
  try {
    await form.next();
    await expect(form.step('Address Details')).toBeVisible();
    await expect(paragraph('We can’t reach the clinic’s service')).toBeVisible();
    await form.box('City').fill('Pune');
    await expect(paragraph('Not saved yet: we can’t reach the clinic’s service')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await untilHealthy(`${composed.serviceUrl}/healthz`, composed.restartService());
  }
  await expectSaved(page);
  await expect(form.box('City')).toHaveValue('Pune');
  expect(await readPatientRecord(page)).toMatchObject({ address: { city: 'Pune' } });
});

test('an answer typed after the session ended is saved after signing in again', async ({
  page,
  composed,
  allowComplaint,
}) => {
  // The pages before and after signing in may both save; the later one gets a conflict and merges.
  allowComplaint(/401|409|Personal details could not be read or written/);
  const account = await signInAsNewPatient(page, composed.url);
  const form = registrationForm(page);
  await page.goto(registrationPath(account.username, 'medical'));
  await expect(form.step('Medical History')).toBeVisible();
  // A pending request would notice the end of the session first.
  await page.waitForLoadState('networkidle');
  await page.request.delete('/api/session', { headers: { origin: composed.url } });
  await form.box('Surgery history').fill('Appendix,');
  const { dialog, logIn } = loginDialog(page);
  await expect(dialog).toContainText('Your session has ended.');
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  await logIn(account.username, account.password);
  await expect(page).toHaveURL(registrationPath(account.username, 'medical'));
  await expect(form.tag('Appendix')).toBeVisible();
  await expectSaved(page);
  expect(await readPatientRecord(page)).toMatchObject({ patientHistory: { surgeryHistory: ['Appendix'] } });
});

test('answers from two devices are merged, and the patient chooses where they conflict', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/409|Personal details could not be read or written/);
  const { username } = await signInAsNewPatient(page, composed.url);
  await savePatientRecordByCall(page, composed.url, { ...COMPLETE_PATIENT_RECORD, status: 'draft' });
  const form = registrationForm(page);
  await page.goto(registrationPath(username, 'address'));
  await expect(form.box('City')).toHaveValue('Pune');
  await changePatientRecordByCall(page, composed.url, { address: { landmark: 'Near the lake' } });
  await form.box('Flat or house number').fill('14');
  await expect(form.box('Landmark')).toHaveValue('Near the lake');
  await expect(form.box('Flat or house number')).toHaveValue('14');
  await expect(page.getByText('Changed on another device')).toBeVisible();
  await expectSaved(page);

  await changePatientRecordByCall(page, composed.url, { address: { city: 'Nagpur' } });
  await form.box('City').fill('Nashik');
  await expect(form.step('These details were changed elsewhere')).toBeFocused();
  await expect(form.radio('Nashik')).toBeChecked();
  await expectAccessible(page);
  await form.radio('Nagpur').check();
  await form.button('Keep these answers').click();
  await expect(form.box('City')).toHaveValue('Nagpur');
  await expectSaved(page);
  expect(await readPatientRecord(page)).toMatchObject({
    address: { city: 'Nagpur', flatHouse: '14', landmark: 'Near the lake' },
  });
});
