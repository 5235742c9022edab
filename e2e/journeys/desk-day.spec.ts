import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import { dayInWords } from '@nivara/shared/domain/clinic-time';
import { expectAccessible } from '../fixtures/accessible';
import { dayAhead } from '../fixtures/booking-form';
import { newPerson } from '../fixtures/new-account';
import { linkMailedTo, mailsTo, textsTo } from '../fixtures/outbox';
import { signInByCall, signInByDialog } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { giveAppointmentIn } from '../fixtures/written-appointments';

const DATE = dayAhead(134);
const DOCTOR = 'Dr. Rohan Sample';

const freeTimings = (page: Page, doctor: string, date = DATE) =>
  page.getByRole('group', { name: `Free timings of ${doctor} on ${dayInWords(date)}` });
const find = (page: Page) => page.getByRole('searchbox', { name: 'Find the patient' });
/** A number that no other journey uses. */
const newPhone = () => `9${String(Date.now()).slice(-9)}`;

async function chooseTiming(page: Page, timing: string): Promise<void> {
  await page.getByLabel('Service').selectOption('Kids care');
  await page.getByLabel('Date', { exact: true }).fill(DATE);
  await freeTimings(page, DOCTOR).getByText(timing, { exact: true }).click();
}

test('the desk signs in and lands on today, with all doctors side by side', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Login / SignUp', exact: true }).click();
  await signInByDialog(page, 'desk');
  await expect(page).toHaveURL('/desk');
  const grid = page.getByRole('region', { name: 'Timings of all doctors' });
  await expect(grid.getByRole('columnheader')).toHaveCount(6);
  await expect(grid.getByRole('rowheader', { name: /^\d+:\d\d [AP]M$/ })).not.toHaveCount(0);
  await page.goto('/doctor/patients');
  await expect(page, 'the desk has no such page, and no way into the doctors’').toHaveURL('/desk');
});

test('a caller is added, booked, moved and cancelled, and gets a message each time', async ({
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

  await find(page).fill(phone);
  await expect(page.getByText('Nobody found. Is it a new patient?')).toBeVisible();
  await page.getByRole('button', { name: 'Add a new patient' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue(phone);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel(/^Last name/).fill(others.join(' '));
  await page.getByLabel(/^E-mail/).fill(caller.email);
  await page.getByRole('button', { name: 'Add and choose' }).click();
  await expect(page.getByRole('link', { name: caller.name })).toBeVisible();
  await chooseTiming(page, '9:15 AM');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Book', exact: true }).click();

  await expect(page).toHaveURL(`/desk?date=${DATE}`);
  await page.getByRole('link', { name: caller.name }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('₹700.00, unpaid');
  const mailed = () => mailsTo(composed.dataDir, caller.email).join('\n');
  await expect.poll(mailed, 'the booking is told').toContain('Appointment booked');

  await page.getByRole('button', { name: 'Move' }).click();
  await freeTimings(page, DOCTOR).getByText('10:30 AM', { exact: true }).click();
  await page.getByRole('button', { name: 'Move the appointment' }).click();
  await expect(main.getByRole('link', { name: /10:30 AM$/ })).toBeVisible();
  await expect.poll(mailed, 'the move is told').toContain('Appointment moved');

  await page.getByRole('button', { name: 'Cancel the appointment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The doctor is ill.');
  await dialog.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(main.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect.poll(mailed, 'the cancellation is told').toContain('Reason: The doctor is ill.');

  // The account is the caller's as soon as they choose a password.
  await page.context().clearCookies();
  await page.goto(await linkMailedTo(composed.dataDir, caller.email, 'password'));
  await page.getByLabel('New password', { exact: true }).fill(caller.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(caller.password);
  const save = page.getByRole('button', { name: 'Save the new password' });
  await save.click();
  allowComplaint(/status of 422/);
  // The desk may have mistyped the address, so whoever gets the mail names the phone as well.
  await page.getByLabel('Phone Number', { exact: true }).fill(phone);
  await save.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your password is changed' })).toBeVisible();
});

test('arrivals take one press, and can be undone', async ({ page, composed }) => {
  await giveAppointmentIn(composed.dataDir, 'patient2', 0, 'doctor2');
  await signInByCall(page, composed.url, 'desk');
  await page.goto('/desk');
  const row = page
    .getByRole('region', { name: 'Timings of all doctors' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '8:00 AM', exact: true }) });
  const who = DEMO_ACCOUNTS.secondPatient.name;
  // On some days the demo data has another visit of the same patient at that time.
  const arrived = row.getByRole('button', { name: `Arrived: ${who}` });
  await expect(arrived.first()).toBeVisible();
  const before = await arrived.count();
  await arrived.first().click();
  await expect(row.getByRole('button', { name: `Being seen: ${who}` })).toBeVisible();
  await expect(arrived).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(arrived).toHaveCount(before);
});

test('several members of a family call from one phone', async ({ page, composed }) => {
  const phone = newPhone();
  const { name } = newPerson();
  const [, , family = 'Rao'] = name.split(' ');
  await signInByCall(page, composed.url, 'desk');
  await page.goto('/desk/people/new');
  await page.getByLabel('First name').fill('Leela');
  await page.getByLabel(/^Last name/).fill(family);
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('button', { name: 'Add the patient' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Leela ${family}` })).toBeVisible();

  await page.goto('/desk/people/new');
  await page.getByLabel('First name').fill('Om');
  await page.getByLabel(/^Last name/).fill(family);
  await page.getByLabel('Phone').fill(phone);
  await page.getByText(`The family of Leela ${family}`).click();
  await page.getByLabel(/^Date of birth/).fill('2019-01-02');
  await page.getByText('Male', { exact: true }).click();
  await page.getByRole('button', { name: 'Add the patient' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Om ${family}` })).toBeVisible();

  await page.goto('/desk/book');
  await find(page).fill(phone);
  await expect(page.getByText('2 people found')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^Om ${family}.*family of Leela`) }).click();
  await chooseTiming(page, '11:20 AM');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page).toHaveURL(`/desk?date=${DATE}`);
  await expect(page.getByRole('link', { name: `Om ${family}` })).toBeVisible();
  await expect
    .poll(() => textsTo(composed.dataDir, `+91${phone}`).join('\n'), 'the family is told by text')
    .toContain(`for Om ${family}`);
});
