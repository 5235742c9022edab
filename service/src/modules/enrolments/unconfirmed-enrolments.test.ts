import { COURSE_DATE_MESSAGES as M } from '@nivara/shared/domain/course-date';
import type { Cast } from '../../../test/cast';
import { OWN, YOGA_COURSE, courseDesk, seatOf, seatsOf } from '../../../test/course-desk';
import { networkOf as network } from '../../../test/new-patients';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { sweep } from '../../housekeeping';

let test: TestApp;
let cast: Cast;
let desk: ReturnType<typeof courseDesk>;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  desk = courseDesk(test, cast);
});
afterEach(() => test.close());

const askMany = (id: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => desk.sendForm(id, `Invented${index}`)));

describe('visitors who confirmed nothing', () => {
  it('get half of a course date’s seats in all, and every enrolment is kept', async () => {
    const { id } = await desk.plan({ seats: 8 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => desk.sendForm(id, `Invented${index}`, {}, network(index % 4))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(201));
    expect([seatsOf(answers, 'requested'), seatsOf(answers, 'unconfirmed')]).toEqual([4, 8]);
    expect(await desk.offered()).toMatchObject([{ free: 4, waiting: 0 }]);
    expect(await desk.look(id)).toMatchObject({ requested: 4, waiting: 0, unconfirmed: 8 });
    const patient = await desk.sendForm(id, 'Own', OWN, cast.patient.headers);
    expect(patient.json()).toEqual({ id: expect.any(String), seat: 'requested' });
    const person = { firstName: 'Om', lastName: 'Rao', email: 'om@example.org', phone: '98765 43211' };
    const called = await desk.send('POST', `/course-dates/${id}/enrolments`, person);
    expect(called.json()).toMatchObject({ state: 'requested', unconfirmed: false });
  });

  it('get half of the seats if they come from forty networks at once', async () => {
    const { id } = await desk.plan({ seats: 9 });
    const answers = await askMany(id, 40);
    expect([seatsOf(answers, 'requested'), seatsOf(answers, 'unconfirmed')]).toEqual([4, 36]);
    expect(await desk.look(id)).toMatchObject({ free: 5, requested: 4, unconfirmed: 36 });
  });

  it('get one seat per network, and keep the seat when they send the form again', async () => {
    const { id } = await desk.plan({ seats: 8 });
    for (const name of ['One', 'Two', 'Three']) await desk.sendForm(id, name, {}, network(1));
    expect(await desk.offered()).toMatchObject([{ free: 7, waiting: 0 }]);
    // Sending the form again keeps the same enrolment.
    expect(seatOf(await desk.sendForm(id, 'Asha', {}, network(2)))).toBe('requested');
    expect(seatOf(await desk.sendForm(id, 'Asha', {}, network(2)))).toBe('requested');
  });

  it('get one seat in all if they use many IPv6 networks of one internet customer', async () => {
    const { id } = await desk.plan({ seats: 8 });
    const customerNetwork = (number: number, customer = 7) => ({
      'x-forwarded-for': `2001:db8:${customer}:${number}::1`,
    });
    for (const number of [1, 2, 3, 4])
      await desk.sendForm(id, `Invented${number}`, {}, customerNetwork(number));
    expect(await desk.offered()).toMatchObject([{ free: 7, waiting: 0 }]);
    expect(seatOf(await desk.sendForm(id, 'Asha', {}, customerNetwork(1, 8)))).toBe('requested');
  });

  it('never get a seat that becomes free: the first confirmed person gets it', async () => {
    const { id } = await desk.plan({ seats: 2 });
    await desk.enrol(id, 'Asha');
    await desk.enrol(id, 'Kabir');
    await desk.sendForm(id, 'Invented');
    test.passMinutes(1);
    expect(seatOf(await desk.enrol(id, 'Meera'))).toBe('waiting');
    expect(await desk.offered()).toMatchObject([{ free: 0, waiting: 1 }]);
    for (const name of ['Asha', 'Kabir']) await desk.cancel(await desk.enrolmentOf(id, name));
    expect(await desk.statesOf(id)).toMatchObject({ invented: 'waiting', meera: 'requested' });
    expect(await desk.offered()).toMatchObject([{ free: 1, waiting: 0 }]);
    await desk.send('PUT', `/course-dates/${id}`, { ...YOGA_COURSE, seats: 5 });
    expect(await desk.statesOf(id)).toMatchObject({ invented: 'waiting' });
  });

  it('have their network forgotten once the date has begun', async () => {
    const { id } = await desk.plan({ seats: 8 });
    await desk.sendForm(id, 'Asha', {}, network(1));
    const networks = () =>
      test.context.database.selectFrom('enrolments').select(['visitor_network', 'unconfirmed']).execute();
    expect(JSON.stringify(await networks())).not.toMatch(/null|203\.0/);
    test.passMinutes(20 * 24 * 60);
    await sweep(test.context);
    expect(await networks()).toEqual([{ visitor_network: null, unconfirmed: 1 }]);
  });
});

describe('the desk', () => {
  it('sees who waits for a confirmation, and confirming gives an unoccupied seat and its bill', async () => {
    const { id } = await desk.plan({ seats: 2 });
    await desk.sendForm(id, 'Invented');
    test.passMinutes(1);
    await desk.sendForm(id, 'Asha');
    expect(await desk.enrolments(id)).toMatchObject([
      { state: 'requested', unconfirmed: true },
      { state: 'waiting', unconfirmed: true },
    ]);
    const asha = await desk.enrolmentOf(id, 'Asha');
    const item = await test.call('GET', `/desk/inbox/${asha}`, undefined, cast.desk.headers);
    expect(item.json()).toMatchObject({ enrolment: { seat: 'waiting', unconfirmed: true } });
    expect((await desk.confirm(asha)).json()).toMatchObject({
      state: 'confirmed',
      unconfirmed: false,
      bill: { status: 'unpaid' },
    });
    expect((await desk.mailsTo('Asha')).map(({ subject }) => subject)).toEqual([
      'Your seat: Yoga teacher foundations',
    ]);
    // A confirmed seat no longer counts among the unconfirmed ones.
    await desk.confirm(await desk.enrolmentOf(id, 'Invented'));
    expect(await desk.enrolments(id)).toMatchObject([{ unconfirmed: false }, { unconfirmed: false }]);
  });

  it('confirms an enrolment for a full course date once, and leaves it on the waiting list', async () => {
    const { id } = await desk.plan({ seats: 1 });
    await desk.enrol(id, 'Kabir');
    await desk.sendForm(id, 'Asha');
    const asha = await desk.enrolmentOf(id, 'Asha');
    expect((await desk.confirm(asha)).json()).toMatchObject({ state: 'waiting', unconfirmed: false });
    expect((await desk.confirm(asha)).json().detail).toBe(M.notRequested);
    await desk.cancel(await desk.enrolmentOf(id, 'Kabir'));
    expect(await desk.statesOf(id)).toMatchObject({ asha: 'requested' });
  });
});
