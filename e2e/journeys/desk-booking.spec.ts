import { expectAccessible } from '../fixtures/accessible';
import { dayAhead } from '../fixtures/booking-form';
import { chooseTiming, findPatient, freeTimings, newPhone } from '../fixtures/desk';
import { newPerson } from '../fixtures/new-account';
import { linkMailedTo, mailsTo } from '../fixtures/outbox';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

const DATE = dayAhead(134);
const DOCTOR = 'Dr. Rohan Sample';

test('the desk adds a caller, who gets mails about the appointment and then claims the account', async ({
  page,
  composed,
  allowComplaint,
}) => {
  const caller = newPerson();
  const [firstName = '', ...others] = caller.name.split(' ');
  const phone = newPhone();
  await signInByCall(page, composed.url, 'desk');
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Book', exact: true }).first().click();

  await findPatient(page).fill(phone);
  await expect(page.getByText('Nobody found. Is it a new patient?')).toBeVisible();
  await page.getByRole('button', { name: 'Add a new patient' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue(phone);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel(/^Last name/).fill(others.join(' '));
  await page.getByLabel(/^E-mail/).fill(caller.email);
  await page.getByRole('button', { name: 'Add and choose' }).click();
  await expect(page.getByRole('link', { name: caller.name })).toBeVisible();
  await chooseTiming(page, { doctor: DOCTOR, date: DATE, timing: '9:15 AM' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Book', exact: true }).click();

  await expect(page).toHaveURL(`/desk?date=${DATE}`);
  await page.getByRole('link', { name: caller.name }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('₹700.00, unpaid');
  const mailed = () => mailsTo(composed.dataDir, caller.email).join('\n');
  await expect.poll(mailed, 'the caller is notified of the booking').toContain('Appointment booked');

  await page.getByRole('button', { name: 'Move' }).click();
  await freeTimings(page, DOCTOR, DATE).getByText('10:30 AM', { exact: true }).click();
  await page.getByRole('button', { name: 'Move the appointment' }).click();
  await expect(main.getByRole('link', { name: /10:30 AM$/ })).toBeVisible();
  await expect.poll(mailed, 'the caller is notified of the move').toContain('Appointment moved');

  await page.getByRole('button', { name: 'Cancel the appointment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The doctor is ill.');
  await dialog.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(main.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect.poll(mailed, 'the caller is notified of the cancellation').toContain('Appointment cancelled');

  // The caller claims the account by choosing a password.
  await page.context().clearCookies();
  await page.goto(await linkMailedTo(composed.dataDir, caller.email, 'password'));
  await page.getByLabel('New password', { exact: true }).fill(caller.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(caller.password);
  const save = page.getByRole('button', { name: 'Save the new password' });
  await save.click();
  allowComplaint(/status of 422/);
  // The desk may have mistyped the e-mail address, so whoever gets the mail must also enter the phone number.
  await page.getByLabel('Phone Number', { exact: true }).fill(phone);
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your password is changed' })).toBeVisible();
});
