import { COURSE_DATE_MESSAGES } from '@nivara/shared/domain/course-date';
import { NAME_MESSAGE } from '@nivara/shared/domain/person-name';
import type { Cast } from '../../../test/cast';
import { OWN, answerOf, courseDesk, seatOf } from '../../../test/course-desk';
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

describe('an enrolment', () => {
  it('takes a seat, and waits when none is free', async () => {
    const { id } = await desk.plan();
    const answers = [];
    for (const name of ['Asha', 'Kabir', 'Meera']) answers.push((await desk.enrol(id, name)).json().seat);
    expect(answers).toEqual(['requested', 'requested', 'waiting']);
    expect(await desk.offered()).toMatchObject([{ free: 0, waiting: 1 }]);
    expect(await desk.look(id)).toMatchObject({ requested: 2, confirmed: 0, waiting: 1, status: 'open' });
    // Apart from a mail with a code, an enrolment sends none, since the sender may have named a stranger's address.
    expect(await desk.mailsTo('Asha')).toEqual([]);
  });

  it('takes no seat without a date', async () => {
    await desk.plan();
    expect((await desk.enrol(undefined, 'Asha')).json()).toEqual({ id: expect.any(String), seat: null });
    expect(await desk.offered()).toMatchObject([{ free: 2 }]);
  });

  it('waits when all seats are taken, however many enrolments arrive at once', async () => {
    const { id } = await desk.plan({ seats: 5 });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => desk.enrol(id, `Person${index}`)),
    );
    const seats = answers.map((answer) => answer.json().seat as string);
    expect(seats.filter((seat) => seat === 'requested')).toHaveLength(5);
    expect(seats.filter((seat) => seat === 'waiting')).toHaveLength(35);
    expect(await desk.look(id)).toMatchObject({ free: 0, requested: 5, waiting: 35 });
  });

  it('sent three times at once from one network takes one seat', async () => {
    const { id } = await desk.plan({ seats: 4 });
    const network = { 'x-forwarded-for': '203.0.113.7' };
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => desk.sendForm(id, 'Asha', {}, network)),
    );
    expect(answers.map(seatOf)).toEqual(Array(3).fill('requested'));
    expect(await desk.look(id)).toMatchObject({ free: 3, requested: 1 });
  });

  it.each(['requested', 'confirmed'])(
    'from another network does not reveal that the e-mail address has a %s seat already',
    async (state) => {
      const { id } = await desk.plan({ seats: 8 });
      await desk.sendForm(id, 'Asha');
      if (state === 'confirmed') await desk.confirm(await desk.enrolmentOf(id, 'Asha'));
      const seen = [];
      for (const [index, name] of ['Asha', 'Unknown'].entries()) {
        const stranger = { 'x-forwarded-for': `203.0.113.${index}` };
        const before = (await desk.offered())[0]?.free ?? 0;
        const first = (await desk.sendForm(id, name, {}, stranger)).json().seat;
        const free = before - ((await desk.offered())[0]?.free ?? 0);
        const next = (await desk.sendForm(id, `Next${index}`, {}, stranger)).json().seat;
        seen.push([first, free, next]);
      }
      expect(seen).toEqual(Array(2).fill(['requested', 1, 'unconfirmed']));
    },
  );

  it('answers with an id of its own each time, whether or not the e-mail address is enrolled', async () => {
    const { id } = await desk.plan({ seats: 8 });
    await desk.confirm(answerOf(await desk.sendForm(id, 'Asha')).id);
    const seen = [];
    for (const [index, name] of ['Asha', 'Unknown'].entries()) {
      const [one, other] = [1, 2].map((host) => ({ 'x-forwarded-for': `203.0.113.${index}${host}` }));
      const first = answerOf(await desk.sendForm(id, name, {}, one));
      await desk.sendForm(id, `Next${index}`, {}, other);
      const last = answerOf(await desk.sendForm(id, name, {}, other));
      seen.push([first.seat, last.seat, last.id === first.id]);
    }
    expect(seen).toEqual(Array(2).fill(['requested', 'unconfirmed', false]));
  });

  it('by the owner of an e-mail address ends the enrolments that strangers have made with it', async () => {
    const { id } = await desk.plan({ seats: 8 });
    const own = { email: 'patient@example.org' };
    for (const name of ['Rude', 'Ruder']) await desk.sendForm(id, name, own);
    expect(await desk.look(id)).toMatchObject({ free: 6, requested: 2 });
    await desk.sendForm(id, 'Own', own, cast.patient.headers);
    expect(await desk.look(id)).toMatchObject({ free: 7, requested: 1 });
    await desk.sendForm(id, 'Rudest', own);
    expect(await desk.look(id)).toMatchObject({ free: 6, requested: 2 });
    await desk.sendForm(id, 'Own', own, cast.patient.headers);
    expect(await desk.look(id)).toMatchObject({ free: 7, requested: 1 });
  });

  it('does not say whether somebody has a seat of a full course', async () => {
    const { id } = await desk.plan({ seats: 1 });
    await desk.enrol(id, 'Asha');
    for (const name of ['Asha', 'Kabir']) {
      for (const { headers } of [cast.anonymous, cast.patient]) {
        const answer = await desk.sendForm(id, name, {}, headers);
        expect(answer.json()).toMatchObject({ seat: 'unconfirmed', confirmation: {} });
      }
    }
    expect(await desk.statesOf(id)).toEqual({ asha: 'requested', kabir: 'waiting' });
  });

  it('is accepted only three times from one account, even if its e-mail address changes', async () => {
    const { id } = await desk.plan({ seats: 20 });
    const { accountId, headers } = cast.patient;
    const answers: number[] = [];
    for (const email of [
      'patient@example.org',
      'one@catch.example',
      'two@catch.example',
      'three@catch.example',
    ]) {
      await test.context.database
        .updateTable('accounts')
        .set({ email })
        .where('id', '=', accountId)
        .execute();
      answers.push((await desk.sendForm(id, 'Own', { email }, headers)).statusCode);
    }
    expect(answers).toEqual([201, 201, 201, 429]);
  });

  it('is accepted three times for one date from one network or account, and again an hour later', async () => {
    const { id } = await desk.plan({ seats: 20 });
    const other = await desk.plan({ seats: 20 });
    const network = { 'x-forwarded-for': '203.0.113.9' };
    const all: object[] = [network, { ...cast.patient.headers }];
    for (const [index, headers] of all.entries()) {
      const answers = [];
      for (const name of ['One', 'Two', 'Three', 'Four'])
        answers.push((await desk.sendForm(id, `${name}${index}`, {}, headers)).statusCode);
      expect(answers).toEqual([201, 201, 201, 429]);
    }
    expect((await desk.sendForm(other.id, 'Five', {}, network)).statusCode).toBe(201);
    expect((await desk.enrol(undefined, 'Six', {}, network)).statusCode).toBe(201);
    expect(await desk.look(id)).toMatchObject({ requested: 4, unconfirmed: 2 });
    test.passMinutes(61);
    expect((await desk.sendForm(id, 'Seven', {}, network)).statusCode).toBe(201);
  });

  it.each(['Win at www.evil.example', 'a@evil.example', 'http://evil.example'])(
    'is refused with the name %j, since mails contain the name',
    async (firstName) => {
      const { id } = await desk.plan();
      expect((await desk.enrol(id, 'Asha', { firstName })).json().errors).toEqual([
        { path: 'firstName', message: NAME_MESSAGE },
      ]);
      expect((await desk.enrol(id, 'Asha', { lastName: firstName })).statusCode).toBe(422);
    },
  );

  it('of a bot takes no seat', async () => {
    const { id } = await desk.plan();
    const answer = await desk.enrol(id, 'Bot', { website: 'https://spam.example' });
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(String), seat: 'requested' }]);
    expect(await desk.enrolments(id)).toEqual([]);
  });

  it.each([
    [{ date: '0'.repeat(32) }, 409],
    [{ course: '/courses/first-aid-life-support' }, 409],
    [{ date: 'soon' }, 422],
  ])('with %j is refused', async (differences, status) => {
    const { id } = await desk.plan();
    expect((await desk.enrol(id, 'Asha', differences)).statusCode).toBe(status);
    expect(await desk.enrolments(id)).toEqual([]);
  });

  it('is refused once the course has begun', async () => {
    const { id } = await desk.plan({ startsOn: '2026-03-01' });
    expect((await desk.enrol(id, 'Asha')).json().detail).toBe(COURSE_DATE_MESSAGES.begun);
  });

  it('by phone is made at the desk', async () => {
    const { id } = await desk.plan();
    const person = { firstName: 'Om', lastName: 'Rao', email: 'om@example.org', phone: '98765 43211' };
    const answer = await desk.send('POST', `/course-dates/${id}/enrolments`, person);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({ name: 'Om Rao', phone: '+919876543211', state: 'requested', bill: null }),
    ]);
  });

  it('by phone of somebody who is enrolled is refused, shows nothing of theirs, and changes nothing', async () => {
    const { id } = await desk.plan({ seats: 8 });
    await desk.sendForm(id, 'Own', OWN, cast.patient.headers);
    const before = await desk.enrolments(id);
    const person = { firstName: 'Om', lastName: 'Rao', email: OWN.email.toUpperCase(), phone: '98765 43211' };
    const answer = await desk.send('POST', `/course-dates/${id}/enrolments`, person);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        status: 409,
        title: 'Conflict',
        detail: COURSE_DATE_MESSAGES.enrolled,
        errors: [{ path: 'email', message: COURSE_DATE_MESSAGES.enrolled }],
      },
    ]);
    expect(await desk.enrolments(id)).toEqual(before);
  });

  it('by phone is made for at most thirty e-mail addresses an hour by one member of the desk', async () => {
    const { id } = await desk.plan({ seats: 50 });
    const enrol = (index: number) =>
      desk.send('POST', `/course-dates/${id}/enrolments`, {
        firstName: 'Om',
        lastName: 'Rao',
        email: `om${index}@example.org`,
        phone: '98765 43211',
      });
    for (let index = 0; index < 30; index += 1) expect((await enrol(index)).statusCode).toBe(201);
    const refused = await enrol(30);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect(await desk.look(id)).toMatchObject({ requested: 30 });
  });

  it('by phone confirms what the visitor has entered before', async () => {
    const { id } = await desk.plan({ seats: 8 });
    await desk.sendForm(id, 'Om', { firstName: 'O.' });
    const person = { firstName: 'Om', lastName: 'Rao', email: 'om@example.org', phone: '98765 43211' };
    const answer = await desk.send('POST', `/course-dates/${id}/enrolments`, person);
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { name: 'Om Rao', unconfirmed: false }]);
    expect(await desk.enrolments(id)).toHaveLength(1);
  });
});
