import { COURSE_DATE_MESSAGES as M } from '@nivara/shared/domain/course-date';
import { INBOX_MESSAGES } from '@nivara/shared/domain/inbox';
import { billDesk } from '../../../test/bill-desk';
import type { Cast } from '../../../test/cast';
import { courseDesk } from '../../../test/course-desk';
import { inboxDesk } from '../../../test/inbox-desk';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
let desk: ReturnType<typeof courseDesk>;
let inbox: ReturnType<typeof inboxDesk>;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  desk = courseDesk(test, cast);
  inbox = inboxDesk(test, cast);
});
afterEach(() => test.close());

const enrolWithoutDate = async (name: string, headers: object = {}) =>
  (await desk.enrol(undefined, name, {}, headers)).json<{ id: string }>().id;
const give = (id: string, body: object) => desk.send('POST', `/enrolments/${id}/date`, body);
const refusal = async (answer: Promise<{ statusCode: number; json: () => { detail: string } }>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().detail];
};

describe('an enrolment without a date', () => {
  it('gets a seat when the desk gives it a date, and the sender gets a mail', async () => {
    const { id: date } = await desk.plan();
    const id = await enrolWithoutDate('Asha');
    expect((await give(id, { date })).json()).toMatchObject({ id, state: 'requested', bill: null });
    expect(await desk.look(date)).toMatchObject({ requested: 1, free: 1 });
    expect(await inbox.look(id)).toMatchObject({
      doneAt: null,
      undecided: true,
      enrolment: { seat: 'requested', date: { id: date } },
      history: [{ kind: 'dated', text: 'Yoga teacher foundations, 14 March 2026', own: true }],
    });
    expect(await desk.mailsTo('Asha')).toEqual([
      expect.objectContaining({
        subject: 'A seat for you: Yoga teacher foundations',
        text: expect.stringContaining('Saturdays, 10 AM to 1 PM'),
      }),
    ]);
    expect((await desk.confirm(id)).json()).toMatchObject({ state: 'confirmed', bill: { status: 'unpaid' } });
    expect(await refusal(give(id, { date }))).toEqual([409, M.dated]);
  });

  it('gets a bill when the desk gives it a free seat on a date and confirms it; one mail is sent', async () => {
    const { id: date } = await desk.plan();
    const id = await enrolWithoutDate('Asha', cast.patient.headers);
    const { state, bill } = (await give(id, { date, confirm: true })).json();
    expect(state).toBe('confirmed');
    expect(await billDesk(test, cast).readBill(bill.id)).toMatchObject({
      amount: 118_000,
      patientName: 'Asha Rao',
    });
    expect(await inbox.look(id)).toMatchObject({ decided: true, doneAt: expect.any(String) });
    expect((await desk.mailsTo('Asha')).map(({ subject }) => subject)).toEqual([
      'Your seat: Yoga teacher foundations',
    ]);
  });

  it('joins the waiting list of a full date, even if the desk confirms it at once, and moves up', async () => {
    const { id: date } = await desk.plan({ seats: 1 });
    await desk.enrol(date, 'Kabir');
    const id = await enrolWithoutDate('Asha');
    expect((await give(id, { date, confirm: true })).json()).toMatchObject({ state: 'waiting', bill: null });
    expect((await desk.mailsTo('Asha'))[0]?.text).toContain('You are on the waiting list');
    await desk.cancel(await desk.enrolmentOf(date, 'Kabir'));
    expect(await desk.statesOf(date)).toEqual({ kabir: 'cancelled', asha: 'requested' });
  });

  it('is cancelled with a mail that names no payment', async () => {
    const { id: date } = await desk.plan();
    const id = await enrolWithoutDate('Asha');
    expect((await desk.cancel(id, 'You have asked for it.')).json()).toMatchObject({ state: 'cancelled' });
    const [mail] = await desk.mailsTo('Asha');
    expect(mail?.text).toContain(
      'Your enrolment in “Yoga teacher foundations” is cancelled. You have asked for it.',
    );
    expect(mail?.text).not.toContain('paid');
    expect(await inbox.look(id)).toMatchObject({ decided: true, doneAt: expect.any(String) });
    expect(await refusal(desk.cancel(id))).toEqual([409, M.cancelledAlready]);
    expect(await refusal(give(id, { date }))).toEqual([409, M.cancelledAlready]);
  });

  it('is not confirmed without a date', async () => {
    expect(await refusal(desk.confirm(await enrolWithoutDate('Asha')))).toEqual([409, M.noDate]);
  });

  it('gets no second seat for the same e-mail address', async () => {
    const { id: date } = await desk.plan();
    await desk.enrol(date, 'Asha');
    const id = await enrolWithoutDate('Asha');
    expect(await refusal(give(id, { date }))).toEqual([409, M.enrolled]);
    expect(await desk.look(date)).toMatchObject({ requested: 1 });
  });

  it('gets no date while it is closed, and gets a date after it is opened again', async () => {
    const { id: date } = await desk.plan();
    const id = await enrolWithoutDate('Asha');
    await inbox.call('PUT', `/${id}/done`);
    expect(await refusal(give(id, { date }))).toEqual([409, INBOX_MESSAGES.done]);
    await inbox.call('DELETE', `/${id}/done`);
    expect((await give(id, { date })).statusCode).toBe(200);
  });

  it('gets one date and one bill when the desk gives it several dates at once', async () => {
    const { id: date } = await desk.plan();
    const other = await desk.plan({ startsOn: '2026-04-11', endsOn: '2026-04-11' });
    const id = await enrolWithoutDate('Asha');
    const answers = await Promise.all(
      [date, other.id, date, other.id].map((each) => give(id, { date: each, confirm: true })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const bills = await test.context.database.selectFrom('bills').select('id').execute();
    expect(bills).toHaveLength(1);
  });

  it.each([
    ['another course', { course: '/courses/first-aid-life-support' }, M.gone],
    ['a course that has begun', { startsOn: '2026-03-01' }, M.begun],
  ])('gets no date of %s', async (_, differences, message) => {
    const { id: date } = await desk.plan(differences);
    expect(await refusal(give(await enrolWithoutDate('Asha'), { date }))).toEqual([409, message]);
  });

  it.each([
    [{}, 422],
    [{ date: 'soon' }, 422],
    [{ date: '0'.repeat(32) }, 409],
    [{ date: '0'.repeat(32), seat: 'confirmed' }, 422],
  ])('gets no date from the body %j', async (body, status) => {
    expect((await give(await enrolWithoutDate('Asha'), body)).statusCode).toBe(status);
    expect((await give('0'.repeat(32), { date: '0'.repeat(32) })).statusCode).toBe(404);
  });
});
