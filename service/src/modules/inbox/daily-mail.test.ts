import { brand } from '@nivara/shared/contracts/brand';
import { openDatabase } from '../../database/open-database';
import type { Cast } from '../../../test/cast';
import { inboxDesk } from '../../../test/inbox-desk';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { mailWaitingItems } from './daily-mail';

let test: TestApp;
let cast: Cast;
let desk: ReturnType<typeof inboxDesk>;
// Each test begins on Monday, 2 March 2026, at 10 AM on the clinic's clock.
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  desk = inboxDesk(test, cast);
});
afterEach(() => test.close());

const HOUR = 60;
const queued = () =>
  test.context.database.selectFrom('mail_queue').select(['recipient', 'subject', 'text']).execute();
const emptyMailQueue = () => test.context.database.deleteFrom('mail_queue').execute();

it('the mail lists the waiting items once a day, without names', async () => {
  await desk.send.message();
  await desk.send.message();
  await desk.send.enrolment();
  await mailWaitingItems(test.context);
  await mailWaitingItems(test.context);
  const [mail, ...others] = await queued();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: brand.email, subject: '3 in the inbox' });
  expect(mail?.text).toContain('2 messages, since 2 March 2026, 10:00 AM\n1 enrolment, since');
  expect(mail?.text).toContain('https://clinic.example/desk/inbox');
  expect(mail?.text).not.toContain('Asha');
});

it('the mail waits for 8 AM of the next day, and counts the late items', async () => {
  await mailWaitingItems(test.context);
  await desk.send.message();
  expect(await queued()).toEqual([]);
  test.passMinutes(21 * HOUR);
  await mailWaitingItems(test.context);
  expect(await queued()).toEqual([]);
  test.passMinutes(HOUR);
  await mailWaitingItems(test.context);
  expect(await queued()).toMatchObject([{ subject: '1 in the inbox' }]);
  await emptyMailQueue();
  test.passMinutes(24 * HOUR);
  await mailWaitingItems(test.context);
  expect(await queued()).toMatchObject([{ subject: '1 in the inbox, 1 older than a working day' }]);
});

it('the mail is not sent on a day on which the clinic is closed', async () => {
  await test.context.database.deleteFrom('doctor_hours').where('weekday', '=', 1).execute();
  await desk.send.message();
  await mailWaitingItems(test.context);
  expect(await queued()).toEqual([]);
});

it('the mail is not sent when nothing waits', async () => {
  await mailWaitingItems(test.context);
  expect(await queued()).toEqual([]);
});

it('several processes together send one mail', async () => {
  await desk.send.message();
  const others = [1, 2, 3].map(() => openDatabase(test.location, () => undefined).database);
  await Promise.all(others.map((database) => mailWaitingItems({ ...test.context, database })));
  await Promise.all(others.map((database) => database.destroy()));
  expect(await queued()).toHaveLength(1);
});

it('the mail goes to the desk’s own address, which also gets a mail for each item', async () => {
  await test.close();
  ({ test, cast } = await startTestWithCast({ deskEmail: 'desk@clinic.example' }));
  desk = inboxDesk(test, cast);
  const id = await desk.send.message();
  expect(await queued()).toEqual([
    {
      recipient: 'desk@clinic.example',
      subject: 'New in the inbox: message',
      text: `Message received. Read and answer it here:\nhttps://clinic.example/desk/inbox/${id}`,
    },
  ]);
  await emptyMailQueue();
  await mailWaitingItems(test.context);
  expect(await queued()).toMatchObject([{ recipient: 'desk@clinic.example' }]);
});

it('the desk’s own address gets ten mails an hour, and the last three announce the pause', async () => {
  await test.close();
  ({ test, cast } = await startTestWithCast({ deskEmail: 'desk@clinic.example' }));
  desk = inboxDesk(test, cast);
  for (let index = 0; index < 12; index += 1) await desk.send.message();
  const mails = await queued();
  expect(mails).toHaveLength(10);
  expect(mails.filter(({ text }) => text.includes('further items are only in the inbox'))).toHaveLength(3);
  await emptyMailQueue();
  test.passMinutes(HOUR + 1);
  await desk.send.message();
  expect(await queued()).toHaveLength(1);
});
