import type { Cast } from '../../../test/cast';
import { LEELA, deskPatients } from '../../../test/desk-patients';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { sendQueuedMails } from '../../mail/mail-queue';

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
