import { expectAccessible, expectEnoughContrast, expectNoSidewaysScroll } from '../fixtures/accessible';
import { dayAhead } from '../fixtures/booking-form';
import { header } from '../fixtures/header';
import { loginDialog } from '../fixtures/login-dialog';
import { expect, test } from '../fixtures/test';

const PHONE = '9876512345';

test('"Pay as Guest" finds a bill and reports its payment without an account', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/status of 404/);
  const answer = await page.request.post(`${composed.url}/api/appointments`, {
    data: {
      service: 5,
      patient: 'Ira Visitor',
      appointmentDate: dayAhead(143),
      timing: '9:15 AM',
      contact: { name: 'Ira Visitor', phone: PHONE },
    },
    headers: { origin: composed.url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { bill } = (await answer.json()) as { bill: { number: string } };

  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await header(page).logIn.click();
  const { button, dialog } = loginDialog(page);
  await button('Pay as Guest').click();
  await expect(page).toHaveURL('/pay');
  await expect(dialog).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pay a bill');
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Find the bill' }).click();
  await expect(main.getByText('Please enter the bill number.').first()).toBeVisible();
  await expectAccessible(page);
  await main.getByLabel('Bill number').fill(bill.number.toLowerCase());
  await main.getByLabel('Phone number').fill('9876500001');
  await main.getByRole('button', { name: 'Find the bill' }).click();
  await expect(main.getByRole('alert')).toContainText(
    'There is no bill with this number and this phone number.',
  );
  await main.getByLabel('Phone number').fill(`+91 ${PHONE}`);
  await main.getByRole('button', { name: 'Find the bill' }).click();
  await expect(main.getByRole('heading', { name: `Bill ${bill.number}` })).toBeFocused();
  await expect(main, 'no name of the patient').not.toContainText('Ira Visitor');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectEnoughContrast(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await main.getByLabel('Transaction ID').fill('UPIGUEST01');
  await main.getByRole('button', { name: 'Report the payment' }).click();
  await expect(main.getByText('Thank you: your payment is reported')).toBeVisible();
  await expect(page, 'no part of the bill in the URL').toHaveURL('/pay');
  expect(requested.filter((path) => path.includes('/api/notifications'))).toEqual([]);
});
