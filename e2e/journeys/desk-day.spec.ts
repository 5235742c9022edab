import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import { signInByCall, signInByDialog } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { giveAppointmentIn } from '../fixtures/written-appointments';

test('the desk sees the day of all doctors, and cannot open the doctors’ area', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Login / SignUp', exact: true }).click();
  await signInByDialog(page, 'desk');
  await expect(page).toHaveURL('/desk');
  const grid = page.getByRole('region', { name: 'Timings of all doctors' });
  await expect(grid.getByRole('columnheader')).toHaveCount(6);
  await expect(grid.getByRole('rowheader', { name: /^\d+:\d\d [AP]M$/ })).not.toHaveCount(0);
  await page.goto('/doctor/patients');
  await expect(page, 'the desk has no such page, and cannot open the doctors’ area').toHaveURL('/desk');
});

test('one press marks a patient as arrived, and Undo reverts it', async ({ page, composed }) => {
  await giveAppointmentIn(composed.dataDir, 'patient2', 0, 'doctor2');
  await signInByCall(page, composed.url, 'desk');
  await page.goto('/desk');
  const row = page
    .getByRole('region', { name: 'Timings of all doctors' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '8:00 AM', exact: true }) });
  const who = DEMO_ACCOUNTS.secondPatient.name;
  // On some days the demo data has another appointment of the same patient at that time.
  const arrived = row.getByRole('button', { name: `Arrived: ${who}` });
  await expect(arrived.first()).toBeVisible();
  const before = await arrived.count();
  await arrived.first().click();
  await expect(row.getByRole('button', { name: `Being seen: ${who}` })).toBeVisible();
  await expect(arrived).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(arrived).toHaveCount(before);
});
