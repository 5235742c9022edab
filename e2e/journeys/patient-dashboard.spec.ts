import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessible';
import { header } from '../fixtures/header';
import {
  patientArea,
  saveDraftByCall,
  signInAs,
  signInAsNewPatient,
  signInWithUpdateDialog,
} from '../fixtures/patient-area';
import { signInByCall, signInByDialog } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

test('the demo patient’s dashboard shows what is next, what is due, and a chart with its table', async ({
  page,
  composed,
}) => {
  await signInByCall(page, composed.url);
  const { figure, main } = patientArea(page);
  const next = main.getByRole('region', { name: 'Next appointment' });
  for (const path of ['/user', '/user/patient', '/user/patient/dashboard']) {
    await page.goto(path);
    await expect(next).toContainText(/(Today|Tomorrow|\w{3} \d+ \w+), /);
    await expect(figure('Total Products')).toHaveCount(path === '/user' ? 1 : 0);
  }
  const due = main.getByRole('region', { name: 'To do' });
  await expect(due).toContainText(/₹[\d,]+\.\d{2} to pay/);
  await expect(due).toContainText(/measurements? at home/);
  await expect(main).not.toContainText('Placeholder figures');

  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const left = async (name: string) =>
      (await main.getByRole('heading', { level: 2, name, exact: true }).boundingBox())?.x;
    expect(await left('Next appointment'), `one left edge at ${width} px`).toBe(await left('To do'));
  }

  await page.getByRole('combobox', { name: 'Value' }).click();
  await page.getByRole('option', { name: 'HbA1c' }).click();
  await expect(page.getByRole('img', { name: /^HbA1c: \d+ values, from 8.1 % on/ })).toBeVisible();
  await page.getByText('Show as a table').click();
  const table = page.getByRole('table', { name: 'HbA1c, the latest value first' });
  await expect(table.getByRole('row').last()).toContainText('8.1 %');
  await expect(table.getByRole('row').last()).toContainText('High');
  await expect(page.getByRole('dialog'), 'no update modal for a complete patient record').toHaveCount(0);
});

/** Measures the gaps around the text of each step; a title of two lines must not change them. */
const gapsOfSteps = (steps: Locator) =>
  steps.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const [title, about, button] = ['h3', 'p', 'a, button'].map((part) =>
        item.querySelector(part)?.getBoundingClientRect(),
      );
      return {
        aboveText: Math.round((about?.top ?? 0) - (title?.bottom ?? 0)),
        aboveButton: Math.round((button?.top ?? 0) - (about?.bottom ?? 0)),
      };
    }),
  );

test('a new patient sees labelled example figures at /user and is asked to register', async ({
  page,
  composed,
}) => {
  const { username } = await signInAsNewPatient(page, composed.url);
  await page.goto('/user');
  const { figure, main } = patientArea(page);
  await expect(figure('Total Products')).toHaveText('25,154');
  await expect(figure('Total Paid Orders')).toHaveText('$16,000');
  await expect(figure('Total Customers')).toHaveText('15,400k');
  await expect(figure('Sales')).toHaveText('12,340');
  await expect(main).toContainText('Placeholder figures');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect
    .poll(() => gapsOfSteps(main.getByRole('region', { name: 'Your first steps' })))
    .toEqual([
      { aboveText: 4, aboveButton: 12 },
      { aboveText: 4, aboveButton: 12 },
      { aboveText: 4, aboveButton: 12 },
    ]);
  await main.getByRole('link', { name: 'Start the registration' }).click();
  await expect(page).toHaveURL(new RegExp(`/user/${username}/profile/registration`));
});

test('the update modal opens by itself on the first page of the area, once per sign-in and in one tab only', async ({
  page,
  composed,
}) => {
  const { username } = await signInWithUpdateDialog(page, composed.url);
  await page.goto(`/user/${username}/profile`);
  const { updateModal, entry, main } = patientArea(page);
  await expect(updateModal).toContainText('The doctors know nothing about you yet.');
  await expectAccessible(page);
  await updateModal.getByRole('button', { name: 'Not now' }).click();
  await expect(updateModal).toBeHidden();

  const detailsAnswer = page.waitForResponse((answer) => answer.url().endsWith('/api/personalDetails'));
  await page.reload();
  await detailsAnswer;
  await expect(main.getByRole('link', { name: 'Start the registration' })).toBeVisible();
  await entry('Tests').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tests' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const tab = await page.context().newPage();
  await tab.goto(`/user/${username}/profile`);
  await expect(tab.getByRole('link', { name: 'Start the registration' })).toBeVisible();
  await expect(tab.getByRole('dialog')).toHaveCount(0);
});

test('the update modal covers neither the first steps, a page opened later, nor the booking form', async ({
  page,
  composed,
}) => {
  const { username } = await signInWithUpdateDialog(page, composed.url);
  const { entry, main } = patientArea(page);
  const noDialog = () => expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/user');
  await expect(main.getByRole('heading', { name: 'Your first steps' })).toBeVisible();
  await saveDraftByCall(page, composed.url);
  await page.reload();
  await expect(main.getByRole('link', { name: 'Go on with the registration' })).toBeVisible();
  await noDialog();
  await entry('Family Members').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Go on with the registration' })).toBeVisible();
  await noDialog();
  await page.goto(`/user/${username}/bookings/new`);
  await expect(main.getByRole('combobox', { name: 'Service' })).not.toHaveAttribute('aria-busy');
  await noDialog();
});

test('the next sign-in opens the update modal again', async ({ page, composed }) => {
  const account = await signInWithUpdateDialog(page, composed.url);
  await saveDraftByCall(page, composed.url);
  const { updateModal } = patientArea(page);
  for (const _signIn of ['first', 'second']) {
    await page.goto(`/user/${account.username}/profile`);
    await expect(updateModal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(updateModal).toBeHidden();
    await signInAs(page, composed.url, account);
  }
});

test('a doctor who types the address of a patient’s page gets the doctor’s area, without the update modal', async ({
  page,
  composed,
}) => {
  await signInByCall(page, composed.url, 'doctor');
  for (const [address, own] of [
    ['/user/doctor', '/doctor'],
    ['/user/doctor/account', '/doctor/account'],
    ['/patient/horoscope', '/doctor'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(own);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Today, /);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a footer link leads through sign-in to its page; a link for doctors redirects a patient', async ({
  page,
}) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo').getByRole('region', { name: 'For Patient' });
  await footer.getByRole('link', { name: 'Tests' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toContainText('Please log in to see that page.');
  await signInByDialog(page);
  await expect(page).toHaveURL('/user/patient/tests');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Business report' }).click();
  // An address of the doctor's area redirects a patient to their own area.
  await expect(page).toHaveURL('/user/patient');
  await expect(header(page).trigger('Demo Patient')).toBeVisible();
});
