import { expectAccessible } from '../fixtures/accessible';
import { dayAhead } from '../fixtures/booking-form';
import { clinicDesk, DOCTORS_SERVICE } from '../fixtures/clinic-desk';
import { bookOwnByCall } from '../fixtures/own-appointment';
import { patientArea, signInAsNewPatient } from '../fixtures/patient-area';
import { expect, test } from '../fixtures/test';

test('a notification appears at once in a second tab and links to its page', async ({
  page,
  context,
  composed,
}) => {
  const { username } = await signInAsNewPatient(page, composed.url);
  await page.goto(`/user/${username}/dashboard`);
  const second = await context.newPage();
  await second.goto(`/user/${username}/notifications`);
  const main = second.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();

  const { bill } = await bookOwnByCall(page, composed.url, dayAhead(145), '8:25 AM', DOCTORS_SERVICE);
  await expect(main.getByRole('article')).not.toHaveCount(0);
  const before = await main.getByRole('article').count();
  const count = patientArea(page).entry('Notifications');
  await expect(count, 'also in a tab in the background').toHaveAccessibleDescription(`${before} unread`);

  const desk = await clinicDesk(composed.url);
  await desk.confirm(bill?.number ?? '');
  await desk.leave();
  const paid = main.getByRole('article', { name: /^Bill for .* is paid$/ });
  await expect(paid).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(count).toHaveAccessibleDescription(`${before + 1} unread`);
  await expectAccessible(second);

  await paid.getByRole('button', { name: /^Mark as read/ }).click();
  await expect(paid.getByText('Unread', { exact: true })).toBeHidden();
  await second.reload();
  await expect(paid.getByRole('button', { name: /^Mark as unread/ })).toBeVisible();
  await paid.getByRole('link', { name: /^Read more/ }).click();
  await expect(second).toHaveURL(`/user/${username}/bills`);
  await second.goBack();
  await main.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(main.getByText('Unread', { exact: true })).toHaveCount(0);
  await expect(patientArea(second).entry('Notifications')).toHaveAccessibleDescription('');
});

test('the choice of notifications by mail survives a reload', async ({ page, composed }) => {
  const { username } = await signInAsNewPatient(page, composed.url);
  await page.goto(`/user/${username}/notifications`);
  const choice = page.getByRole('checkbox', { name: 'Bills and payments' });
  const before = await choice.isChecked();
  await choice.setChecked(!before);
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByText('Your choice of mails is saved.')).toBeVisible();
  await page.reload();
  await expect(choice).toBeChecked({ checked: !before });
});
