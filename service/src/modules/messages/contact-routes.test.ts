import { CONTACT_MESSAGES, type Contact, type ContactNoun } from '@nivara/shared/domain/contact';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { countAttempt } from '../../plugins/rate-limits';
import { contactDayLimit } from './receive-contact';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const form = {
  firstName: ' Asha ',
  lastName: 'Rao',
  email: ' Asha@Example.org',
  phone: '098765 43210',
  message: 'When does the course begin?\n\nAsha\n',
  course: '/courses/yoga-teacher-training',
};

describe.each<ContactNoun>(['messages', 'enrolments'])('%s', (noun) => {
  const send = (values: object = {}, headers: Record<string, string> = {}) =>
    test.call('POST', `/${noun}`, { ...form, ...values }, { 'x-forwarded-for': '198.51.100.1', ...headers });
  const list = async (query = '') => {
    const answer = await test.call('GET', `/${noun}${query}`, undefined, cast.otherDoctor.headers);
    return answer.json() as { rows: Contact[]; total: number };
  };

  it('reach the clinic', async () => {
    const answer = await send();
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { id: expect.stringMatching(/^[0-9a-f]{32}$/), ...(noun === 'enrolments' && { seat: null }) },
    ]);
    expect(await list()).toEqual({
      rows: [
        {
          id: answer.json().id,
          createdAt: '2026-03-02T04:30:00.000Z',
          firstName: 'Asha',
          lastName: 'Rao',
          email: 'asha@example.org',
          phone: '+919876543210',
          message: 'When does the course begin?\n\nAsha',
          course: '/courses/yoga-teacher-training',
          accountId: null,
          status: 'new',
        },
      ],
      total: 1,
    });
  });

  it('are limited to forty a day from all networks of one internet customer', async () => {
    const limit = contactDayLimit(noun);
    for (let times = 1; times < limit.free; times += 1)
      await countAttempt(test.context, limit, '2001:db8:7::/48');
    const from = (network: string) => send({}, { 'x-forwarded-for': `2001:db8:${network}::1` });
    expect((await from('7:1')).statusCode).toBe(201);
    expect((await from('7:2')).statusCode).toBe(429);
    expect((await from('8:1')).statusCode).toBe(201);
  });

  it('keep the account of a signed-in sender, and are audited when a doctor reads them', async () => {
    const { id } = (await send({ email: 'patient@example.org' }, cast.patient.headers)).json() as {
      id: string;
    };
    await send();
    expect((await list('?sort=createdAt')).rows.find((row) => row.id === id)?.accountId).toBe(
      cast.patient.accountId,
    );
    const reads = await test.context.database
      .selectFrom('audit')
      .select(['actor_id', 'patient_id'])
      .where('noun', '=', noun)
      .where('action', '=', 'read')
      .execute();
    expect(reads).toHaveLength(2);
    expect(reads).toContainEqual({
      actor_id: cast.otherDoctor.accountId,
      patient_id: cast.patient.accountId,
    });
  });

  it('send no mail', async () => {
    await send();
    await test.settled();
    expect(test.mails).toEqual([]);
    expect(await test.context.database.selectFrom('mail_queue').selectAll().execute()).toEqual([]);
  });

  it('from bots get the same answer and are not stored', async () => {
    const answer = await send({ website: 'https://example.com' });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { id: expect.stringMatching(/^[0-9a-f]{32}$/), ...(noun === 'enrolments' && { seat: null }) },
    ]);
    expect((await send({ website: '  ' })).statusCode).toBe(201);
    expect((await list()).total).toBe(1);
    const { id } = answer.json() as { id: string };
    expect((await test.call('GET', `/desk/inbox/${id}`, undefined, cast.desk.headers)).statusCode).toBe(404);
  });

  it('from a network that sends many are refused, each time for longer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => send(index % 2 === 0 ? {} : { website: 'x' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
    expect((await send({}, { 'x-forwarded-for': '198.51.100.2' })).statusCode).toBe(201);
    const retryAfter = [];
    for (let round = 0; round < 3; round += 1) {
      const blocked = await send();
      expect(blocked.statusCode).toBe(429);
      retryAfter.push(blocked.headers['retry-after']);
      test.passMinutes(Number(blocked.headers['retry-after']) / 60);
      expect((await send()).statusCode).toBe(201);
    }
    expect(retryAfter).toEqual(['60', '120', '240']);
  });

  it('are found, sorted and paged', async () => {
    for (const [firstName, course] of [
      ['Meera', '/courses/b'],
      ['Asha', '/courses/c'],
      ['Kabir', '/courses/a'],
    ]) {
      await send({ firstName, course, email: `${firstName}@example.org` });
      test.passMinutes(1);
    }
    const names = async (query: string) => (await list(query)).rows.map(({ firstName }) => firstName);
    expect(await names('')).toEqual(['Kabir', 'Asha', 'Meera']);
    expect(await names('?sort=createdAt')).toEqual(['Meera', 'Asha', 'Kabir']);
    expect(await names('?sort=firstName')).toEqual(['Asha', 'Kabir', 'Meera']);
    expect(await names('?sort=-email')).toEqual(['Meera', 'Kabir', 'Asha']);
    expect(await names('?sort=course')).toEqual(['Kabir', 'Meera', 'Asha']);
    expect(await names('?q=MEERA rao')).toEqual(['Meera']);
    expect(await names('?q=courses/c')).toEqual(['Asha']);
    expect(await names('?sort=firstName&page=2&size=2')).toEqual(['Meera']);
    expect(await names('?page=100000')).toEqual([]);
    for (const query of ['?sort=message', '?status=lost', '?patient=1']) {
      expect(await list(query)).toMatchObject({ status: 422 });
    }
  });

  it.each([
    [{ firstName: '' }, 'firstName', CONTACT_MESSAGES.firstName],
    [{ message: null }, 'message', CONTACT_MESSAGES.message],
    [{ course: 'javascript:alert(1)' }, 'course', CONTACT_MESSAGES.course],
    [{ status: 'handled' }, 'status', 'This field is not known.'],
  ])('like %j are refused', async (values, path, message) => {
    const answer = await send(values);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message }]]);
  });
});

it('needs a course for an enrolment, but not for a message', async () => {
  const { course: _, ...withoutCourse } = form;
  expect((await test.call('POST', '/messages', withoutCourse)).statusCode).toBe(201);
  expect((await test.call('POST', '/messages', { ...form, course: '' })).statusCode).toBe(201);
  const refused = await test.call('POST', '/enrolments', withoutCourse);
  expect(refused.json().errors).toEqual([{ path: 'course', message: CONTACT_MESSAGES.course }]);
  const rows = await test.context.database.selectFrom('messages').select('course').execute();
  expect(rows).toEqual([{ course: null }, { course: null }]);
});
