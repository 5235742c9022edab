import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessible';
import { dayAhead } from '../fixtures/booking-form';
import { newPerson } from '../fixtures/new-account';
import { mailsTo } from '../fixtures/outbox';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

const COURSE = '/courses/geriatric-caregiving';

test('a visitor who enters the mailed code gets a seat when none is left for unconfirmed visitors', async ({
  page,
  composed,
}) => {
  const { url, dataDir } = composed;
  const visitor = newPerson();
  const [firstName = '', ...others] = visitor.name.split(' ');
  await signInByCall(page, url, 'desk');
  const planned = await page.request.post(`${url}/api/desk/course-dates`, {
    headers: { origin: url },
    data: {
      course: COURSE,
      title: 'Geriatric caregiving',
      startsOn: dayAhead(180),
      times: 'Mondays, 6 PM',
      place: 'Hall (demo)',
      teacher: 'Asana Example',
      fee: 0,
      taxPercent: 0,
      seats: 1,
    },
  });
  const { id } = (await planned.json()) as { id: string };
  await page.context().clearCookies();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(COURSE);
  const offer = page.getByRole('article', { name: dateInWords(dayAhead(180)) });
  await offer.getByRole('button', { name: 'Take a seat' }).click();
  const dialog = page.getByRole('dialog');
  const form = dialog.getByRole('form', { name: 'Enrol' });
  await form.getByLabel('First Name').fill(firstName);
  await form.getByLabel('Last Name').fill(others.join(' '));
  await form.getByLabel('Email').fill(visitor.email);
  await form.getByLabel('Phone Number').fill('98765 43210');
  await form.getByLabel('Message').fill('I look forward to it.');
  await form.getByRole('button', { name: 'Enrol' }).click();
  await expect(dialog.getByText('Your enrolment has been sent.')).toBeVisible();
  await expect(dialog.getByText(/It has no seat yet: please confirm it with the code below/)).toBeVisible();
  await expect(dialog.getByLabel('Code')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const codes = () =>
    mailsTo(dataDir, visitor.email).flatMap((mail) => /(\d{6}) is your/.exec(mail)?.[1] ?? []);
  await expect.poll(codes).toHaveLength(1);
  await dialog.getByLabel('Code').fill(codes()[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/We keep a seat for you until it is confirmed/)).toBeVisible();
  const offered = await page.request.get(`${url}/api/course-dates?course=${COURSE}`);
  const dates = (await offered.json()) as { id: string; free: number }[];
  expect(dates.find((date) => date.id === id)).toMatchObject({ free: 0 });
});
