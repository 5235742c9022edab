import type { Page } from '@playwright/test';
import { untilHealthy } from '../../tooling/processes';
import { inFullRun } from '../../shared/testing/test-extent';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessible';
import { header } from '../fixtures/header';
import { loginDialog } from '../fixtures/login-dialog';
import { newPerson } from '../fixtures/new-account';
import { signInAsNewPatient } from '../fixtures/patient-area';
import {
  changeRecordByCall,
  COMPLETE_RECORD,
  readRecord,
  registrationForm,
  saveRecordByCall,
} from '../fixtures/registration-form';
import { expect, test } from '../fixtures/test';

const PATIENTS_WORDS = /Tara|Lotus|Asthma|98765/;
const registration = (username: string, step = '') =>
  `/user/${username}/profile/registration${step && `/${step}`}`;
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** Reads everything that this tab and browser store, with base64 decoded. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.values({ ...sessionStorage, ...localStorage })
      .flatMap((value: string) => [value, ...value.split('.')])
      .map((part) => {
        try {
          return `${part} ${atob(part)}`;
        } catch {
          return part;
        }
      })
      .join('\n'),
  );

test('a new patient registers: on one device, with reloads, and to the end on another one', async ({
  page,
  browser,
  composed,
}) => {
  const person = newPerson();
  await page.goto('/about');
  await header(page).logIn.click();
  await loginDialog(page).button('Sign Up').click();
  await loginDialog(page).signUp(person);
  const form = registrationForm(page);
  await expect(form.step('Personal Details')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/[^/]+\/profile\/registration\/personal$/);
  await expect(page.getByRole('dialog')).toBeHidden();

  await form.fillPerson();
  await form.box('First name').press('End');
  await page.reload();
  await expect(form.box('First name')).toHaveValue('Tara');
  await expect(form.age).toHaveValue(/^\d\d$/);
  await expect(form.list('Preferred language')).toHaveText('Marathi');
  await form.next();

  await expect(form.step('Address Details')).toBeFocused();
  await expect(form.list('Country')).toHaveText('India');
  await form.fillAddress();
  await page.reload();
  await expect(form.box('PIN code')).toHaveValue(/411 ?045/);
  await page.goBack();
  await expect(form.step('Personal Details')).toBeVisible();
  await page.goForward();
  await expect(form.list('State')).toHaveText('Maharashtra');
  await form.next();

  await expect(form.step('Medical History')).toBeFocused();
  await form.box('Medical history').pressSequentially('Asthma,Gout');
  await form.box('Medical history').press('Enter');
  await expect
    .poll(() => stored(page), 'nothing of it can be read in the browser')
    .not.toMatch(PATIENTS_WORDS);
  await form.box('Surgery history').pressSequentially('Append');
  await expect.poll(() => stored(page), 'nor what is half typed').not.toMatch(/Append/);
  // Drafts are saved after a delay.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('nivara.registration-draft')))
    .not.toBeNull();
  await page.reload();
  await expect(form.box('Surgery history')).toHaveValue('Append');
  await form.box('Surgery history').fill('');
  await expect(form.tag('Asthma')).toBeVisible();
  await expect(form.tag('Gout')).toBeVisible();
  await saved(page);

  await header(page).trigger(person.name).click();
  await header(page).entry(person.name, 'Log Out').click();
  await expect(header(page).logIn).toBeVisible();
  expect(await page.evaluate(() => ({ ...sessionStorage })), 'what is left of the session').toEqual({});
  expect(await stored(page)).not.toMatch(PATIENTS_WORDS);

  const elsewhere = await browser.newContext({ baseURL: composed.url });
  const other = await elsewhere.newPage();
  const there = registrationForm(other);
  await other.goto('/about');
  await header(other).logIn.click();
  await loginDialog(other).logIn(person.email, person.password);
  await expect(other).toHaveURL(/\/profile$/);
  await other.goto(`${new URL(other.url()).pathname}/registration`);
  await expect(there.step('Vaccination History')).toBeVisible();
  await there.check('Typhoid').check();
  await there.check('Others').check();
  await there.box('Other vaccines').fill('Yellow fever,');
  await saved(other);
  await other.reload();
  await expect(there.check('Others')).toBeChecked();
  await expect(there.tag('Yellow fever')).toBeVisible();
  await there.next();

  await expect(there.step('Check your answers')).toBeFocused();
  await other.reload();
  await expect(other.getByText('Asthma, Gout')).toBeVisible();
  await expect(other.getByText('Typhoid, Yellow fever')).toBeVisible();
  await there.button('Complete the registration').click();
  await expect(other.getByText('Your registration is complete. Thank you.')).toBeVisible();
  await expect(other).toHaveURL(/\/profile$/);
  expect(await other.evaluate(() => sessionStorage.getItem('nivara.registration-draft'))).toBeNull();
  expect(await readRecord(other)).toMatchObject({
    status: 'complete',
    personalDetails: { firstName: 'Tara', phone: '+919876543210' },
    address: { country: 'India', state: 'Maharashtra', pinCode: '411045' },
    patientHistory: {
      medicalHistory: ['Asthma', 'Gout'],
      vaccinationHistory: ['Typhoid', 'Yellow fever'],
      covidHistory: 'negative',
    },
  });
  await other.goto(`${new URL(other.url()).pathname}/registration`);
  await expect(other.getByRole('button', { name: 'Update your details' })).toBeVisible();
  await elsewhere.close();
});

test('who was on the way to a registration and signs up goes on there, in an area of their own', async ({
  page,
}) => {
  await page.goto('/user/x/profile/registration/address');
  await loginDialog(page).button('Sign Up').click();
  await loginDialog(page).signUp(newPerson());
  await expect(page).toHaveURL(/\/user\/(?!x\/)[^/]+\/profile\/registration\/address$/);
  await expect(registrationForm(page).step('Address Details')).toBeVisible();
});

function stepsAreAccessible(width: number): void {
  test(`each step and what it says of mistakes is accessible, at ${width} px`, async ({ page, composed }) => {
    await page.setViewportSize({ width, height: 900 });
    const { username } = await signInAsNewPatient(page, composed.url);
    const form = registrationForm(page);
    const check = () => expectAccessible(page).then(() => expectNoSidewaysScroll(page));
    await page.goto(registration(username));
    await expect(form.step('Personal Details')).toBeVisible();
    await check();
    await form.next();
    await expect(form.summary).toBeFocused();
    await check();
    await form.fillPerson();
    await form.next();
    await expect(form.step('Address Details')).toBeFocused();
    await form.next();
    await expect(form.summary).toBeFocused();
    await check();
    await form.choose('Country', 'UK');
    await expect(form.box('Postal code')).toBeVisible();
    await form.choose('Country', 'India');
    await form.fillAddress();
    await form.next();
    await expect(form.step('Medical History')).toBeFocused();
    await form.box('Surgery history').fill('Appendix,');
    await form.tag('Appendix').click();
    await check();
    await form.next();
    await expect(form.step('Vaccination History')).toBeFocused();
    await form.check('Others').check();
    await check();
    await form.next();
    await expect(form.step('Check your answers')).toBeFocused();
    await check();
    await page.goto(registration(username, 'address'));
    await form.box('City').fill('');
    await page.goto(registration(username, 'check'));
    await form.button('Complete the registration').click();
    await expect(page.getByText('Something is missing here')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Some answers are missing still.');
    await check();
  });
}

stepsAreAccessible(360);
inFullRun('every look of every state', () => stepsAreAccessible(1280));

test('a service that is down costs nothing that was typed, and all is saved once it is back', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/503|Personal details could not be read or written/);
  const { username } = await signInAsNewPatient(page, composed.url);
  const form = registrationForm(page);
  await page.goto(registration(username));
  await form.fillPerson();
  await saved(page);
  await composed.service.stop();
  const said = (words: string) => page.getByRole('paragraph').filter({ hasText: words });
  try {
    await form.next();
    await expect(form.step('Address Details')).toBeVisible();
    await expect(said('We can’t reach the clinic’s service')).toBeVisible();
    await form.box('City').fill('Pune');
    await expect(said('Not saved yet: we can’t reach the clinic’s service')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await untilHealthy(`${composed.serviceUrl}/healthz`, composed.restartService());
  }
  await saved(page);
  await expect(form.box('City')).toHaveValue('Pune');
  expect(await readRecord(page)).toMatchObject({ address: { city: 'Pune' } });
});

test('a session that ends in the middle loses nothing', async ({ page, composed, allowComplaint }) => {
  // The pages before and after signing in may both save; the later one gets a conflict and merges.
  allowComplaint(/401|409|Personal details could not be read or written/);
  const account = await signInAsNewPatient(page, composed.url);
  const form = registrationForm(page);
  await page.goto(registration(account.username, 'medical'));
  await expect(form.step('Medical History')).toBeVisible();
  // A pending request would notice the end of the session first.
  await page.waitForLoadState('networkidle');
  await page.request.delete('/api/session', { headers: { origin: composed.url } });
  await form.box('Surgery history').fill('Appendix,');
  const { dialog, logIn } = loginDialog(page);
  await expect(dialog).toContainText('Your session has ended.');
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  await logIn(account.username, account.password);
  await expect(page).toHaveURL(registration(account.username, 'medical'));
  await expect(form.tag('Appendix')).toBeVisible();
  await saved(page);
  expect(await readRecord(page)).toMatchObject({ patientHistory: { surgeryHistory: ['Appendix'] } });
});

test('answers from two devices: what fits together is merged, what does not is chosen', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/409|Personal details could not be read or written/);
  const { username } = await signInAsNewPatient(page, composed.url);
  await saveRecordByCall(page, composed.url, { ...COMPLETE_RECORD, status: 'draft' });
  const form = registrationForm(page);
  await page.goto(registration(username, 'address'));
  await expect(form.box('City')).toHaveValue('Pune');
  await changeRecordByCall(page, composed.url, { address: { landmark: 'Near the lake' } });
  await form.box('Flat or house number').fill('14');
  await expect(form.box('Landmark')).toHaveValue('Near the lake');
  await expect(form.box('Flat or house number')).toHaveValue('14');
  await expect(page.getByText('Changed on another device')).toBeVisible();
  await saved(page);

  await changeRecordByCall(page, composed.url, { address: { city: 'Nagpur' } });
  await form.box('City').fill('Nashik');
  await expect(form.step('These details were changed elsewhere')).toBeFocused();
  await expect(form.radio('Nashik')).toBeChecked();
  await expectAccessible(page);
  await form.radio('Nagpur').check();
  await form.button('Keep these answers').click();
  await expect(form.box('City')).toHaveValue('Nagpur');
  await saved(page);
  expect(await readRecord(page)).toMatchObject({
    address: { city: 'Nagpur', flatHouse: '14', landmark: 'Near the lake' },
  });
});
