import { dayAhead } from '../fixtures/booking-form';
import { chooseTiming, findPatient, newPhone } from '../fixtures/desk';
import { newPerson } from '../fixtures/new-account';
import { textsTo } from '../fixtures/outbox';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

const DATE = dayAhead(134);
const DOCTOR = 'Dr. Rohan Sample';

test('the desk adds two members of a family with one phone, and books for one of them', async ({
  page,
  composed,
}) => {
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
  await findPatient(page).fill(phone);
  await expect(page.getByText('2 people found')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^Om ${family}.*family of Leela`) }).click();
  await chooseTiming(page, { doctor: DOCTOR, date: DATE, timing: '11:20 AM' });
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page).toHaveURL(`/desk?date=${DATE}`);
  await expect(page.getByRole('link', { name: `Om ${family}` })).toBeVisible();
  await expect
    .poll(() => textsTo(composed.dataDir, `+91${phone}`).join('\n'), 'the family is notified by text')
    .toContain('Appointment booked');
});
