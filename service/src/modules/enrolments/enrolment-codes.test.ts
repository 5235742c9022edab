import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { COURSE_DATE_MESSAGES as M } from '@nivara/shared/domain/course-date';
import type { Cast } from '../../../test/cast';
import { OWN, answerOf, courseDesk, seatOf, seatsOf } from '../../../test/course-desk';
import { networkOf as network } from '../../../test/new-patients';
import type { Answer, TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { sendQueuedMails } from '../../mail/mail-queue';

let test: TestApp;
let cast: Cast;
let desk: ReturnType<typeof courseDesk>;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  desk = courseDesk(test, cast);
});
afterEach(() => test.close());

const askMany = (id: string, count: number, name: string) =>
  Promise.all(Array.from({ length: count }, (_, index) => desk.sendForm(id, `${name}${index}`)));
const wrong = (code = '') => (code === '000000' ? '000001' : '000000');

describe('a code', () => {
  let id: string;
  let asked: Answer;
  beforeEach(async () => {
    ({ id } = await desk.plan({ seats: 2 }));
    await desk.sendForm(id, 'Invented');
    asked = await desk.sendForm(id, 'Asha');
  });

  it('goes to the e-mail address of the enrolment, which gets a free seat when the code is entered', async () => {
    expect(asked.json()).toEqual({
      id: expect.any(String),
      seat: 'unconfirmed',
      confirmation: {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        sentTo: 'a•••@example.org',
        expiresAt: '2026-03-02T04:40:00.000Z',
      },
    });
    const [code] = await desk.codesTo('Asha');
    const refused = await desk.confirmByCode(asked, 'Asha', wrong(code));
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ path: 'code', message: APPOINTMENT_MESSAGES.codeWrong }],
    ]);
    const answer = await desk.confirmByCode(asked, 'Asha');
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: answerOf(asked).id, seat: 'requested' }]);
    expect(await desk.statesOf(id)).toEqual({ invented: 'requested', asha: 'requested' });
    expect((await desk.mailsTo('Asha')).map(({ subject }) => subject)).toEqual([
      'A seat is free: Yoga teacher foundations',
    ]);
    expect((await desk.confirmByCode(asked, 'Asha')).statusCode).toBe(410);
    expect(await desk.look(id)).toMatchObject({ free: 0, requested: 2, unconfirmed: 0 });
  });

  it('confirms an enrolment whose account has been deleted since', async () => {
    const bo = { email: 'bo@example.org', firstName: 'Bo', phone: '98765 43212' };
    const asked = await desk.sendForm(id, 'Bo', bo, cast.otherPatient.headers);
    await desk.codesTo('Bo');
    await test.context.database
      .deleteFrom('accounts')
      .where('id', '=', cast.otherPatient.accountId)
      .execute();
    expect(seatOf(await desk.confirmByCode(asked, 'Bo'))).toBe('requested');
  });

  it('confirms the form that asked for it, even if a stranger’s account had entered the address before', async () => {
    const stranger = cast.otherPatient.headers;
    const bo = { email: 'bo@example.org', firstName: 'Mallory', phone: '98765 43212' };
    await desk.sendForm(id, 'Bo', bo, stranger);
    const owners = await desk.sendForm(id, 'Bo', { firstName: 'Bo', phone: '98765 43213' });
    expect(seatOf(await desk.confirmByCode(owners, 'Bo'))).toBe('requested');
    const row = await test.context.database
      .selectFrom('enrolments')
      .select(['account_id', 'first_name', 'phone'])
      .where('email', '=', 'bo@example.org')
      .executeTakeFirst();
    expect(row).toEqual({ account_id: null, first_name: 'Bo', phone: '+919876543213' });
  });

  it('is sent at most ten times an hour to one mailbox, also with different plus tags and from different networks', async () => {
    for (let tag = 1; tag <= 11; tag += 1) await desk.sendForm(id, 'Om', { email: `om+${tag}@example.org` });
    await sendQueuedMails(test.context);
    expect(test.mails.filter(({ to }) => to.startsWith('om+'))).toHaveLength(10);
  });

  it('gives a place on the waiting list where no seat is free', async () => {
    await desk.sendForm(id, 'Own', OWN, cast.patient.headers);
    expect(seatOf(await desk.confirmByCode(asked, 'Asha'))).toBe('waiting');
    expect(await desk.offered()).toMatchObject([{ free: 0, waiting: 1 }]);
  });

  it('that is late gives no seat, and the enrolment is kept until a new code confirms it', async () => {
    test.passMinutes(10);
    const late = await desk.confirmByCode(asked, 'Asha');
    expect([late.statusCode, late.json().detail]).toEqual([410, M.codeOver]);
    expect(await desk.statesOf(id)).toMatchObject({ asha: 'waiting' });
    const again = await desk.sendForm(id, 'Asha');
    expect((await desk.confirmByCode(again, 'Asha')).json()).toEqual({
      id: answerOf(asked).id,
      seat: 'requested',
    });
    expect(await desk.look(id)).toMatchObject({ requested: 2, unconfirmed: 0 });
  });

  it('is void after five wrong guesses', async () => {
    const [code] = await desk.codesTo('Asha');
    for (let guess = 0; guess < 5; guess += 1)
      expect((await desk.confirmByCode(asked, 'Asha', wrong(code))).statusCode).toBe(422);
    expect((await desk.confirmByCode(asked, 'Asha')).statusCode).toBe(410);
    expect(await desk.look(id)).toMatchObject({ free: 1, unconfirmed: 1 });
  });

  it('is sent at most ten times an hour to one address; the answer is the same afterwards, and the desk keeps the enrolment', async () => {
    for (let count = 1; count < 10; count += 1) await desk.sendForm(id, 'Asha');
    const last = await desk.sendForm(id, 'Asha');
    expect([last.statusCode, last.json()]).toEqual([
      201,
      {
        id: expect.any(String),
        seat: 'unconfirmed',
        confirmation: { ...answerOf(asked).confirmation, id: expect.any(String) },
      },
    ]);
    expect(await desk.look(id)).toMatchObject({ requested: 1, unconfirmed: 1 });
    expect(await desk.codesTo('Asha')).toHaveLength(10);
  });

  it('is spent once, and gives no more seats than there are, when all confirm at once', async () => {
    const others = await askMany(id, 6, 'Real');
    await Promise.all(others.map((_, index) => desk.codesTo(`Real${index}`)));
    const answers = await Promise.all(
      others.flatMap((answer, index) => [
        desk.confirmByCode(answer, `Real${index}`),
        desk.confirmByCode(answer, `Real${index}`),
      ]),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
    expect(seatsOf(answers, 'requested')).toBe(1);
    expect(await desk.look(id)).toMatchObject({ free: 0, requested: 2, waiting: 5, unconfirmed: 1 });
  });

  it('of an enrolment books no appointment, and still confirms the enrolment', async () => {
    const [code] = await desk.codesTo('Asha');
    const path = `/appointments/confirmations/${answerOf(asked).confirmation?.id}`;
    expect((await test.call('POST', path, { code })).statusCode).toBe(410);
    expect((await desk.confirmByCode(asked, 'Asha')).statusCode).toBe(200);
  });

  it('of a second enrolment with the same e-mail address frees its seat when the first is already confirmed', async () => {
    const { id: larger } = await desk.plan({ seats: 4 });
    for (const host of [1, 2]) await desk.sendForm(larger, 'Meera', {}, network(host));
    const [first] = await desk.enrolments(larger);
    await desk.confirm(first?.id ?? '');
    await desk.sendForm(larger, 'Om');
    expect(await desk.look(larger)).toMatchObject({ free: 1, requested: 2, confirmed: 1 });
    const repeated = await desk.sendForm(larger, 'Meera', {}, network(2));
    const answer = await desk.confirmByCode(repeated, 'Meera');
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: first?.id, seat: 'requested' }]);
    expect(await desk.look(larger)).toMatchObject({ free: 2, requested: 1, confirmed: 1 });
  });

  it('of a cancelled enrolment leaves the enrolment cancelled', async () => {
    await desk.cancel(answerOf(asked).id);
    const answer = await desk.confirmByCode(asked, 'Asha');
    expect([answer.statusCode, answer.json().detail]).toEqual([409, M.cancelledAlready]);
    expect(await desk.statesOf(id)).toMatchObject({ asha: 'cancelled' });
  });
});
