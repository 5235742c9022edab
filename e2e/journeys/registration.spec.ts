import type { Page } from '@playwright/test';
import { inFullRun } from '../../shared/testing/test-extent';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessible';
import { header } from '../fixtures/header';
import { isInSight } from '../fixtures/in-sight';
import { loginDialog } from '../fixtures/login-dialog';
import { newPerson, openAccountFromMail } from '../fixtures/new-account';
import { signInAsNewPatient } from '../fixtures/patient-area';
import {
  expectSaved,
  readPatientRecord,
  registrationForm,
  registrationPath,
} from '../fixtures/registration-form';
import { expect, test } from '../fixtures/test';

/** True if nothing covers the element's upper edge. */
const isUncut = (element: Element) => {
  const { left, top, width } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + 6);
  return found !== null && element.contains(found);
};

const PATIENTS_WORDS = /Tara|Lotus|Asthma|98765/;

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

test('a new patient registers on one device, with reloads, and finishes on another', async ({
  page,
  browser,
  composed,
}) => {
  const person = newPerson();
  await page.goto('/about');
  await header(page).logIn.click();
  await loginDialog(page).button('Sign Up').click();
  await loginDialog(page).signUp(person);
  await openAccountFromMail(page, composed.dataDir, person);
  const form = registrationForm(page);
  await expect(page).toHaveURL(/\/user\/[^/]+\/profile\/registration\/personal$/);
  await expect(page.getByRole('dialog')).toBeHidden();

  await form.fillPatient();
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
    .poll(() => stored(page), 'no answer can be read in what the browser stores')
    .not.toMatch(PATIENTS_WORDS);
  await form.box('Surgery history').pressSequentially('Append');
  await expect.poll(() => stored(page), 'a half-typed answer cannot be read either').not.toMatch(/Append/);
  // Drafts are saved after a delay.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('nivara.registration-draft')))
    .not.toBeNull();
  await page.reload();
  await expect(form.box('Surgery history')).toHaveValue('Append');
  await form.box('Surgery history').fill('');
  await expect(form.tag('Asthma')).toBeVisible();
  await expect(form.tag('Gout')).toBeVisible();
  await expectSaved(page);

  await header(page).trigger(person.name).click();
  await header(page).entry(person.name, 'Log Out').click();
  await expect(header(page).logIn).toBeVisible();
  expect(await page.evaluate(() => ({ ...sessionStorage })), 'nothing is left of the session').toEqual({});
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
  await expectSaved(other);
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
  expect(await readPatientRecord(other)).toMatchObject({
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

test('a visitor who opens the registration and signs up begins it in their own area', async ({
  page,
  composed,
}) => {
  const person = newPerson();
  await page.goto('/user/x/profile/registration/address');
  await loginDialog(page).button('Sign Up').click();
  await loginDialog(page).signUp(person);
  await openAccountFromMail(page, composed.dataDir, person);
  await expect(page).toHaveURL(/\/user\/(?!x\/)[^/]+\/profile\/registration\/personal$/);
});

function stepsAreAccessible(width: number): void {
  test(`each step and its errors are accessible, at ${width} px`, async ({ page, composed }) => {
    await page.setViewportSize({ width, height: 900 });
    const { username } = await signInAsNewPatient(page, composed.url);
    const form = registrationForm(page);
    const check = () => expectAccessible(page).then(() => expectNoSidewaysScroll(page));
    await page.goto(registrationPath(username));
    await expect(form.step('Personal Details')).toBeVisible();
    await check();
    await form.next();
    await expect(form.summary).toBeFocused();
    await check();
    await form.fillPatient();
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
    await page.goto(registrationPath(username, 'address'));
    await form.box('City').fill('');
    await form.circle(/Check your answers/).click();
    await form.button('Complete the registration').click();
    await expect(page.getByText('Something is missing here')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Some answers are still missing.');
    await check();
  });
}

stepsAreAccessible(360);

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px each opened step of the registration shows what the patient uses next without scrolling`, async ({
    page,
    composed,
  }) => {
    await page.setViewportSize(viewport);
    const { username } = await signInAsNewPatient(page, composed.url);
    const form = registrationForm(page);
    await page.goto(registrationPath(username));
    const field = form.list('Prefix');
    await expect(field).toBeVisible();
    expect(await field.evaluate(isInSight)).toBe(true);
    await form.circle(/Medical History/).click();
    await expect(form.step('Medical History')).toBeFocused();
    await form.next();
    await expect(form.step('Vaccination History')).toBeFocused();
    await expect.poll(() => form.circle(/Vaccination History/).evaluate(isUncut)).toBe(true);
    await form.next();
    await expect(form.step('Check your answers')).toBeFocused();
    await expect.poll(() => form.button('Complete the registration').evaluate(isInSight)).toBe(true);
    await expect
      .poll(() => page.getByRole('link', { name: 'Change Personal Details' }).boundingBox())
      .toMatchObject({ height: 44 });
  });
}
inFullRun('every look of every state', () => stepsAreAccessible(1280));
