import type { Page } from '@playwright/test';
import { dayInWords } from '@nivara/shared/domain/clinic-time';
import { expectAccessible } from '../fixtures/accessible';
import { dayAhead } from '../fixtures/booking-form';
import { newPerson } from '../fixtures/new-account';
import { mailsTo, textsTo } from '../fixtures/outbox';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

const COURSE = '/courses/mindfulness-for-clinicians';
const REQUESTED = dayAhead(136);
const BOOKED = dayAhead(138);
const DOCTOR = 'Dr. Rohan Sample';
const KIDS_CARE = 5;

/** Numbers that no other journey uses. */
const newPhone = (last: number) => `9${String(Date.now() + last).slice(-9)}`;

type Person = ReturnType<typeof newPerson>;

async function sendForm(page: Page, form: string, { name, email }: Person, phone: string, message: string) {
  const [firstName = '', ...others] = name.split(' ');
  const fields = page.getByRole('form', { name: form });
  await fields.getByLabel('First Name').fill(firstName);
  await fields.getByLabel('Last Name').fill(others.join(' '));
  await fields.getByLabel('Email').fill(email);
  await fields.getByLabel('Phone Number').fill(phone);
  await fields.getByLabel('Message').fill(message);
  await fields.getByRole('button').last().click();
}

async function post<Answer>(page: Page, url: string, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(`${url}/api${path}`, { data, headers: { origin: url } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

test('the desk sees, answers and closes each kind of item, and the senders get a mail or a text', async ({
  page,
  composed,
}) => {
  const [writer, learner, caller, payer] = [newPerson(), newPerson(), newPerson(), newPerson()];
  const [callersPhone, payersPhone] = [newPhone(1), newPhone(2)];
  const { url, dataDir } = composed;

  await signInByCall(page, url, 'desk');
  await post(page, url, '/desk/course-dates', {
    course: COURSE,
    title: 'Mindfulness for clinicians',
    startsOn: dayAhead(100),
    times: 'Mondays, 6 PM',
    place: 'Hall (demo)',
    teacher: 'Asana Example',
    fee: 100_000,
    taxPercent: 18,
    seats: 4,
  });
  await page.context().clearCookies();

  // A message, an enrolment on a date, a booking request without a timing, and a reported payment.
  await page.goto(COURSE);
  await sendForm(page, 'Send a Message', writer, newPhone(3), 'Is the hall on the ground floor?');
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next dates' })).toContainText('₹1,180.00, taxes included');
  await page.getByRole('button', { name: 'Take a seat' }).first().click();
  await sendForm(page, 'Enrol', learner, newPhone(4), 'I look forward to it.');
  await expect(page.getByText(/We keep a seat for you until it is confirmed/)).toBeVisible();
  await post(page, url, '/appointments', {
    service: KIDS_CARE,
    patient: caller.name,
    appointmentDate: REQUESTED,
    contact: { name: caller.name, phone: callersPhone },
  });
  const { bill } = await post<{ bill: { number: string } }>(page, url, '/appointments', {
    service: KIDS_CARE,
    patient: payer.name,
    appointmentDate: BOOKED,
    timing: '9:15 AM',
    contact: { name: payer.name, phone: payersPhone },
  });
  await post(page, url, '/bills/lookup/payment', {
    number: bill.number,
    phone: payersPhone,
    transactionId: 'UPI20260136',
  });

  await signInByCall(page, url, 'desk');
  await page.goto('/desk');
  await page.getByRole('link', { name: /^Inbox \d+ waiting/ }).click();
  const main = page.getByRole('main');
  const openFrom = async ({ name }: Person) => {
    await page.getByRole('link', { name: /^Inbox/ }).click();
    await page.getByRole('searchbox', { name: 'Search inbox' }).fill(name);
    await main.getByRole('link', { name, exact: true }).click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
  };

  await openFrom(writer);
  await expect(main.getByText('Is the hall on the ground floor?')).toBeVisible();
  await main.getByLabel(`To ${writer.email}`).fill('Yes, and there is a ramp.');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Send the answer' }).click();
  await expect(main.getByText('Answered by mail')).toBeVisible();
  await expect.poll(() => mailsTo(dataDir, writer.email).join()).toContain('Yes, and there is a ramp.');

  await openFrom(learner);
  await main.getByRole('button', { name: 'Confirm the seat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm the seat' }).click();
  await expect(main.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect.poll(() => mailsTo(dataDir, learner.email).join()).toContain('Your seat');

  await openFrom(caller);
  await main.getByRole('button', { name: 'Give a timing' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: `Free timings of ${DOCTOR} on ${dayInWords(REQUESTED)}` })
    .getByText('9:40 AM', { exact: true })
    .click();
  await dialog.getByRole('button', { name: 'Give this timing' }).click();
  await expect(main.getByText('Booked', { exact: true })).toBeVisible();
  await expect.poll(() => textsTo(dataDir, `+91${callersPhone}`).join()).toContain('Appointment booked');

  await openFrom(payer);
  await main.getByRole('button', { name: 'Confirm the payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, it has arrived' }).click();
  await expect(main.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect.poll(() => textsTo(dataDir, `+91${payersPhone}`).join()).toContain('is paid');

  await main.getByRole('link', { name: 'Done', exact: true }).click();
  for (const { name } of [writer, learner, caller, payer]) {
    await expect(main.getByRole('row', { name })).toContainText('Done');
  }
});
