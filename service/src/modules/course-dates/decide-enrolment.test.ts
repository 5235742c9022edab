import { COURSE_DATE_MESSAGES } from '@nivara/shared/domain/course-date';
import { billDesk } from '../../../test/bill-desk';
import type { Cast } from '../../../test/cast';
import { courseDesk } from '../../../test/course-desk';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
let desk: ReturnType<typeof courseDesk>;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  desk = courseDesk(test, cast);
});
afterEach(() => test.close());

describe('the desk', () => {
  it('confirms a seat, bills the fee, and mails where to pay it', async () => {
    const { id } = await desk.plan();
    // The name “Patient” gives the form the e-mail address of the patient's account.
    await desk.enrol(id, 'Patient', {}, cast.patient.headers);
    const enrolment = await desk.enrolmentOf(id, 'Patient');
    const answer = await desk.confirm(enrolment);
    const { bill } = answer.json();
    expect(answer.json()).toMatchObject({ state: 'confirmed', bill: { status: 'unpaid' } });
    const shown = await billDesk(test, cast).readBill(bill.id);
    expect(shown).toMatchObject({
      patientName: 'Asha Rao',
      phone: '+919876543210',
      service: 'Course: Yoga teacher foundations',
      amount: 118_000,
      lines: [
        { text: 'Yoga teacher foundations, from 14 March 2026', amount: 100_000 },
        { text: 'GST 18%', amount: 18_000 },
      ],
    });
    const [mail] = await desk.mailsTo('Patient');
    expect(mail?.text).toContain(`the bill number ${bill.billNo}`);
    expect(mail?.text).toContain('The fee is ₹1,180.00.');
    expect(mail?.text).toContain('Saturdays, 10 AM to 1 PM');
    // The sender was signed in, so their account can read the bill.
    expect((await test.call('GET', `/bills/${bill.id}`, undefined, cast.patient.headers)).statusCode).toBe(
      200,
    );
    const again = await desk.confirm(enrolment);
    expect([again.statusCode, again.json().detail]).toEqual([409, COURSE_DATE_MESSAGES.notRequested]);
  });

  it('confirms a seat once, with one bill, when several requests arrive at once', async () => {
    const { id } = await desk.plan();
    await desk.enrol(id, 'Asha');
    const enrolment = await desk.enrolmentOf(id, 'Asha');
    const answers = await Promise.all(Array.from({ length: 8 }, () => desk.confirm(enrolment)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
    const bills = await test.context.database.selectFrom('bills').select('id').execute();
    expect(bills).toHaveLength(1);
  });

  it('bills nothing for a course that is free', async () => {
    const { id } = await desk.plan({ fee: 0 });
    await desk.enrol(id, 'Asha');
    expect((await desk.confirm(await desk.enrolmentOf(id, 'Asha'))).json()).toMatchObject({
      state: 'confirmed',
      bill: null,
    });
    expect((await desk.mailsTo('Asha'))[0]?.text).toContain('It costs nothing.');
  });

  it('gives a cancelled seat to the next in line, and marks the paid fee as due for a refund', async () => {
    const { id } = await desk.plan({ seats: 1 });
    for (const name of ['Asha', 'Kabir', 'Meera']) {
      await desk.enrol(id, name);
      test.passMinutes(1);
    }
    const asha = await desk.enrolmentOf(id, 'Asha');
    const { bill } = (await desk.confirm(asha)).json();
    await billDesk(test, cast).pay(bill.id, 118_000);
    const cancelled = await desk.cancel(asha, 'You have asked for it.');
    expect(cancelled.json()).toMatchObject({ state: 'cancelled', bill: { status: 'refund due' } });
    expect(await desk.statesOf(id)).toEqual({ asha: 'cancelled', kabir: 'requested', meera: 'waiting' });
    expect((await desk.mailsTo('Asha')).at(-1)?.text).toContain('You have asked for it.');
    expect((await desk.mailsTo('Kabir'))[0]?.text).toContain('we keep it for you');
    expect((await desk.cancel(asha)).json().detail).toBe(COURSE_DATE_MESSAGES.cancelledAlready);
    // Somebody on the waiting list has no seat to free.
    await desk.cancel(await desk.enrolmentOf(id, 'Meera'));
    expect(await desk.look(id)).toMatchObject({ requested: 1, waiting: 0, free: 0 });
  });

  it('keeps the seats exact when many cancel and enrol at once', async () => {
    const { id } = await desk.plan({ seats: 3 });
    for (let index = 0; index < 6; index += 1) await desk.enrol(id, `First${index}`);
    const first = (await desk.enrolments(id)).filter(({ state }) => state === 'requested');
    await Promise.all([
      ...first.map((each) => desk.cancel(each.id)),
      ...Array.from({ length: 10 }, (_, index) => desk.enrol(id, `Later${index}`)),
    ]);
    const { free, requested, confirmed } = await desk.look(id);
    expect([free, requested + confirmed]).toEqual([0, 3]);
  });

  it('cannot confirm an enrolment on the waiting list, nor find an unknown one', async () => {
    const { id } = await desk.plan({ seats: 1 });
    for (const name of ['Asha', 'Kabir']) await desk.enrol(id, name);
    expect((await desk.confirm(await desk.enrolmentOf(id, 'Kabir'))).statusCode).toBe(409);
    expect((await desk.confirm('0'.repeat(32))).statusCode).toBe(404);
  });
});
