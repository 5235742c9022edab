import { addAppointment } from '../../../test/add-appointment';
import type { Cast } from '../../../test/cast';
import { LEELA, deskPatients } from '../../../test/desk-patients';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { sendQueuedMails } from '../../mail/mail-queue';
import { newId } from '../../security/tokens';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const { desk, make } = deskPatients(() => ({ test, cast }));
const OWN = 'leela@example.org';

/** Changes the patient, and returns the warnings that were sent meanwhile. */
async function warningsOf(id: string, change: object) {
  const before = test.mails.length;
  expect((await desk('PATCH', `/people/${id}`, change)).statusCode).toBe(200);
  await test.settled();
  await sendQueuedMails(test.context);
  return test.mails.slice(before).filter(({ text }) => !text.includes('#password='));
}

describe('the mail to the address of an account whose e-mail or phone the desk changes', () => {
  it('says so at the former address, and names nobody', async () => {
    const { id } = await make({ ...LEELA, email: OWN });
    const [warning, ...further] = await warningsOf(id, { email: 'clerk@example.org' });
    expect(further).toEqual([]);
    expect(warning).toMatchObject({
      to: OWN,
      text: expect.stringContaining(
        'The clinic has entered another e-mail address for the account with this address.',
      ),
    });
    expect(warning?.text).toContain('If you did not ask for that, please call us');
    expect(`${warning?.subject} ${warning?.text}`).not.toMatch(/Leela|Joshi|clerk@/);
  });

  it('tells of another phone number, and of both at once', async () => {
    const { id } = await make({ ...LEELA, email: OWN });
    const [ofPhone] = await warningsOf(id, { phone: '90000 00003' });
    expect([ofPhone?.to, ofPhone?.text]).toEqual([OWN, expect.stringContaining('another phone number for')]);
    const [ofBoth] = await warningsOf(id, { phone: '90000 00004', email: 'clerk@example.org' });
    expect([ofBoth?.to, ofBoth?.text]).toEqual([
      OWN,
      expect.stringContaining('another e-mail address and another phone number for'),
    ]);
  });

  it('is not sent if nothing changes or the account has no address', async () => {
    const { id } = await make({ ...LEELA, email: OWN });
    expect(await warningsOf(id, { phone: LEELA.phone, email: OWN })).toEqual([]);
    const { id: withoutMail } = await make({ ...LEELA, firstName: 'Om' });
    expect(await warningsOf(withoutMail, { phone: '90000 00003' })).toEqual([]);
    expect(await warningsOf(withoutMail, { email: 'om@example.org' })).toEqual([]);
  });

  it('is sent at most ten times a day', async () => {
    const { id } = await make({ ...LEELA, email: OWN });
    let sent = 0;
    for (let number = 0; number < 12; number += 1) {
      sent += (await warningsOf(id, { phone: `90000 000${number + 10}` })).length;
    }
    expect(sent).toBe(10);
  });
});

describe('the doctors of a patient who does not sign in yet', () => {
  const notified = () =>
    test.context.database
      .selectFrom('notifications')
      .select(['account_id', 'text', 'about_kind', 'about_id'])
      .where('kind', '=', 'account')
      .execute();
  const change = (id: string, values: object) => desk('PATCH', `/people/${id}`, values);

  it('hear of another address and phone once a visit has begun', async () => {
    const { id } = await make();
    const leela = { ...cast.patient, accountId: id };
    await addAppointment(test, cast.treatingDoctor, leela, { status: 'completed' });
    await change(id, { email: OWN });
    await change(id, { email: 'clerk@example.org', phone: '90000 00003' });
    const about = {
      account_id: cast.treatingDoctor.accountId,
      about_kind: 'patient',
      about_id: id,
    };
    expect(await notified()).toEqual([
      { ...about, text: expect.stringContaining('entered an e-mail address for') },
      { ...about, text: expect.stringContaining('another e-mail address and another phone number for') },
    ]);
    expect(JSON.stringify(await notified())).not.toMatch(/Leela|Joshi/);
  });

  it('hear of it when they have written about the patient, also without a chart to open', async () => {
    const { id } = await make();
    const leela = { ...cast.patient, accountId: id };
    await addAppointment(test, cast.otherDoctor, leela, { status: 'cancelled' });
    await addPlan(id, cast.otherDoctor.accountId);
    await change(id, { phone: '90000 00003' });
    expect(await notified()).toEqual([
      {
        account_id: cast.otherDoctor.accountId,
        text: expect.stringContaining('another phone number for'),
        about_kind: null,
        about_id: null,
      },
    ]);
  });

  it('hear nothing before the first visit, when nothing changes, or once they have left', async () => {
    const { id } = await make({ ...LEELA, email: OWN });
    const leela = { ...cast.patient, accountId: id };
    await addAppointment(test, cast.treatingDoctor, leela);
    await change(id, { phone: '90000 00003' });
    await addPlan(id, cast.otherDoctor.accountId);
    await change(id, { phone: '90000 00003', email: OWN });
    const left = { left_at: '2026-03-02T04:30:00.000Z' };
    await test.context.database
      .updateTable('accounts')
      .set(left)
      .where('id', '=', cast.otherDoctor.accountId)
      .execute();
    await change(id, { phone: '90000 00004' });
    expect(await notified()).toEqual([]);
  });
});

const addPlan = (account_id: string, doctor_id: string) =>
  test.context.database
    .insertInto('care_plans')
    .values({
      id: newId(test.context.randomBytes),
      account_id,
      family_member_id: null,
      doctor_id,
      patient_key: `account:${account_id}`,
      patient_name: 'Leela Joshi',
      kind: 'diet',
      title: 'Plan',
      notes: '',
      valid_from: '2026-03-01',
      valid_to: '2026-03-31',
      items: '[]',
      created_at: '2026-03-01T04:30:00.000Z',
      updated_at: '2026-03-01T04:30:00.000Z',
    })
    .execute();
