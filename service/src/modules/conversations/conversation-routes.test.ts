import { CONVERSATION_MESSAGES } from '@nivara/shared/domain/conversation';
import type {
  Conversation,
  ConversationWithMessages,
  ReachableDoctor,
} from '@nivara/shared/domain/conversation';
import { type Cast, type Person, addPatient, letTreatMember } from '../../../test/cast';
import { countAttempt } from '../../plugins/rate-limits';
import { addFamilyMember } from '../../../test/patient-records';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { MESSAGE_LIMIT, NETWORK_MESSAGE_LIMIT } from './conversation-routes';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const begin = (body: object = {}, who: Person = cast.patient) =>
  test.call(
    'POST',
    '/conversations',
    { doctor: cast.treatingDoctor.accountId, text: 'May I take it with milk?', ...body },
    who.headers,
  );
const begun = async (...how: Parameters<typeof begin>) =>
  (await begin(...how)).json<ConversationWithMessages>();
const answer = (id: string, text: string, who: Person) =>
  test.call('POST', `/conversations/${id}/messages`, { text }, who.headers);
const list = async (who: Person) =>
  (await test.call('GET', '/conversations', undefined, who.headers)).json<{
    rows: Conversation[];
    total: number;
    unread: number;
  }>();

it('a conversation goes from the patient to the doctor and back', async () => {
  const { id } = await begun();
  expect((await list(cast.treatingDoctor)).unread).toBe(1);
  await test.call('POST', `/conversations/${id}/read`, undefined, cast.treatingDoctor.headers);
  expect((await list(cast.treatingDoctor)).unread).toBe(0);
  expect((await list(cast.patient)).rows).toMatchObject([{ id, isUnanswered: true }]);

  test.passMinutes(1);
  await answer(id, ' Yes, with milk. ', cast.treatingDoctor);
  const { rows, unread } = await list(cast.patient);
  expect(unread).toBe(1);
  expect(rows).toMatchObject([
    { id, unread: 1, lastText: 'Yes, with milk.', about: null, isUnanswered: false },
  ]);
  const read = await test.call('GET', `/conversations/${id}`, undefined, cast.patient.headers);
  expect(read.json<ConversationWithMessages>().messages).toMatchObject([
    { isOwn: true, isFromPatient: true, text: 'May I take it with milk?' },
    { isOwn: false, isFromPatient: false, text: 'Yes, with milk.' },
  ]);
});

it('a patient whose only appointment with the doctor was cancelled is told that nobody would read a message', async () => {
  const { id } = await begun();
  const setStatus = (status: 'cancelled' | 'completed') =>
    test.context.database
      .updateTable('appointments')
      .set({ status })
      .where('account_id', '=', cast.patient.accountId)
      .where('doctor_id', '=', cast.treatingDoctor.accountId)
      .execute();
  await setStatus('cancelled');
  const refused = await answer(id, 'Are you there?', cast.patient);
  expect([refused.statusCode, refused.json().detail]).toEqual([409, CONVERSATION_MESSAGES.notTreating]);
  await setStatus('completed');
  expect((await answer(id, 'Are you there?', cast.patient)).statusCode).toBe(201);
});

it('a conversation may be about the patient’s own appointment, and about nobody else’s', async () => {
  const wish = { service: 2, patient: 'self', appointmentDate: '2026-03-03', timing: '9:15 AM' };
  const own = await test.call('POST', '/appointments', wish, cast.patient.headers);
  const { id } = own.json<{ id: string }>();
  const { about } = await begun({ about: { kind: 'appointment', id } });
  expect(about).toMatchObject({ kind: 'appointment', id, title: expect.stringContaining('2026') });

  const other = await test.call(
    'POST',
    '/appointments',
    { ...wish, timing: '10:05 AM' },
    cast.otherPatient.headers,
  );
  const { id: otherId } = other.json<{ id: string }>();
  expect((await begin({ about: { kind: 'appointment', id: otherId } })).statusCode).toBe(422);
});

it('notifies the other side without a word of the message', async () => {
  const { id } = await begun({ text: 'A rash on both arms' });
  const { rows } = (await test.call('GET', '/notifications', undefined, cast.treatingDoctor.headers)).json<{
    rows: { kind: string; text: string; about: object }[];
  }>();
  const [first] = rows.filter(({ kind }) => kind === 'message');
  expect(first).toMatchObject({ about: { kind: 'conversation', id } });
  expect(JSON.stringify(first)).not.toContain('rash');
  expect(first?.text).toBe('A patient has written to you.');
});

it('lets a patient write only to a doctor who treats them', async () => {
  expect((await begin({ doctor: cast.otherDoctor.accountId })).statusCode).toBe(422);
  const { doctors } = (
    await test.call('GET', '/conversations/doctors', undefined, cast.patient.headers)
  ).json<{ doctors: { id: string }[] }>();
  expect(doctors.map(({ id }) => id)).toContain(cast.treatingDoctor.accountId);
  expect(doctors.map(({ id }) => id)).not.toContain(cast.otherDoctor.accountId);
});

describe('a family', () => {
  const reachable = async () => {
    const answer = await test.call('GET', '/conversations/doctors', undefined, cast.patient.headers);
    return answer.json<{ doctors: ReachableDoctor[] }>().doctors;
  };
  const patientsOf = async (doctor: Person) =>
    (await reachable()).find(({ id }) => id === doctor.accountId)?.patients;

  it('sees which of its members each doctor treats', async () => {
    const child = await addFamilyMember(test, cast.patient, 'Ravi Rao');
    expect(await patientsOf(cast.otherDoctor)).toBeUndefined();
    await letTreatMember(test, cast.otherDoctor, cast.patient, child);
    expect(await patientsOf(cast.otherDoctor)).toEqual([{ id: child, name: 'Ravi Rao' }]);
    expect((await patientsOf(cast.treatingDoctor))?.map(({ id }) => id)).not.toContain(child);

    await letTreatMember(test, cast.treatingDoctor, cast.patient, child);
    const both = await patientsOf(cast.treatingDoctor);
    expect(both?.[0]).toMatchObject({ id: cast.patient.accountId });
    expect(both?.filter(({ id }) => id === child)).toEqual([{ id: child, name: 'Ravi Rao' }]);
  });

  it('writes about the member whom it names, if the doctor treats that member', async () => {
    const child = await addFamilyMember(test, cast.patient, 'Ravi Rao');
    expect((await begin({ patient: child })).statusCode).toBe(422);
    await letTreatMember(test, cast.treatingDoctor, cast.patient, child);
    expect((await begun({ patient: child })).patient).toMatchObject({ id: child, name: 'Ravi Rao' });
    const { accountId } = cast.patient;
    expect((await begun({ patient: accountId })).patient).toMatchObject({ id: accountId });
    expect((await begin({ patient: cast.otherPatient.accountId })).statusCode).toBe(422);
  });

  it('still reaches the doctor of a removed member, but not about that member', async () => {
    const child = await addFamilyMember(test, cast.patient, 'Ravi Rao');
    await letTreatMember(test, cast.otherDoctor, cast.patient, child);
    await test.call('DELETE', `/family/${child}`, undefined, cast.patient.headers);
    expect(await patientsOf(cast.otherDoctor)).toEqual([]);
  });
});

it('answers with the newest fifty messages, or with the fifty before a given message', async () => {
  const { id } = await begun({ text: '0' });
  const otherConversation = await begun({ text: 'another conversation' });
  for (let count = 1; count <= 120; count += 1) await answer(id, `${count}`, cast.treatingDoctor);
  const read = async (before = '') =>
    (
      await test.call('GET', `/conversations/${id}${before}`, undefined, cast.patient.headers)
    ).json<ConversationWithMessages>();
  const textsOf = ({ messages }: ConversationWithMessages) => messages.map(({ text }) => text);
  const before = ({ messages }: ConversationWithMessages) => read(`?before=${messages[0]?.id}`);
  const newest = await read();
  const middle = await before(newest);
  const oldest = await before(middle);
  // Messages of the same moment have no fixed order, but each is in exactly one of the three answers.
  const all = [oldest, middle, newest].flatMap(textsOf);
  expect(all.map(Number).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 121 }, (_, index) => index),
  );
  expect([newest, middle, oldest].map(({ messages, hasEarlier }) => [messages.length, hasEarlier])).toEqual([
    [50, true],
    [50, true],
    [21, false],
  ]);
  expect((await before(otherConversation)).messages).toEqual([]);
});

it('lets a doctor write first, to a patient of theirs', async () => {
  const conversation = { patient: cast.patient.accountId, doctor: undefined };
  expect((await begin(conversation, cast.treatingDoctor)).statusCode).toBe(201);
  expect((await begin(conversation, cast.otherDoctor)).statusCode).toBe(422);
});

it.each(['', '   '])('refuses an empty message: %j', async (text) => {
  expect((await begin({ text })).statusCode).toBe(422);
});

it('limits how many messages a patient sends, but not how many a doctor sends', async () => {
  const { id } = await begun();
  for (let count = 1; count < MESSAGE_LIMIT.free; count += 1)
    expect((await answer(id, `${count}`, cast.patient)).statusCode).toBe(201);
  for (const refused of [await answer(id, 'one more', cast.patient), await begin()])
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect((await answer(id, 'Please wait', cast.treatingDoctor)).statusCode).toBe(201);
  test.passMinutes(1);
  expect((await answer(id, 'Thank you', cast.patient)).statusCode).toBe(201);
});

it('limits how many messages the new patients of a network send together in a day', async () => {
  const network = { 'x-forwarded-for': '203.0.113.7' };
  const third = await addPatient(test, 'Third Patient');
  const booked = async ({ headers }: Person, timing: string) => {
    const body = {
      service: 2,
      patient: 'self',
      doctor: cast.treatingDoctor.accountId,
      appointmentDate: '2026-03-03',
      timing,
    };
    expect((await test.call('POST', '/appointments', body, headers)).statusCode).toBe(201);
  };
  await booked(cast.otherPatient, '9:15 AM');
  await booked(third, '9:40 AM');
  const from = (who: Person) => ({ ...who, headers: { ...who.headers, ...network } });
  for (let times = 2; times < NETWORK_MESSAGE_LIMIT.free; times += 1)
    await countAttempt(test.context, NETWORK_MESSAGE_LIMIT, '203.0.113.7');
  const first = await begin({}, from(cast.otherPatient));
  expect(first.statusCode).toBe(201);
  expect((await begin({}, from(third))).statusCode).toBe(201);
  const refused = await answer(first.json<{ id: string }>().id, 'One more', from(cast.otherPatient));
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    429,
    'Too many attempts. Please try again in 24 hours.',
  ]);
  expect((await begin({}, from(cast.patient))).statusCode).toBe(201);
});
