import { UNDO_MS, INBOX_MESSAGES as M, type InboxItemInDetail } from '@nivara/shared/domain/inbox';
import { sendQueuedMails } from '../../mail/mail-queue';
import { readAccountData } from '../account-export/read-account-data';
import type { Cast } from '../../../test/cast';
import { addColleague } from '../../../test/colleague';
import { inboxDesk } from '../../../test/inbox-desk';
import { type TestApp, signIn } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
let desk: ReturnType<typeof inboxDesk>;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  desk = inboxDesk(test, cast);
});
afterEach(() => test.close());

const kinds = async (id: string) => (await desk.look(id)).history.map(({ kind }) => kind);

describe('the list', () => {
  it('has all four kinds of items, the oldest first, and filters, searches, sorts and counts them', async () => {
    await desk.send.message({ message: 'When does\nit begin?' });
    test.passMinutes(1);
    await desk.send.enrolment({ firstName: 'Meera' });
    test.passMinutes(1);
    await desk.send.request();
    test.passMinutes(1);
    await desk.send.payment();
    const { rows, ...counts } = await desk.list();
    expect(rows.map(({ kind, about }) => [kind, about])).toEqual([
      ['message', 'When does it begin?'],
      ['enrolment', 'Yoga teacher foundations'],
      ['request', 'Consultation, 4 March 2026'],
      ['payment', expect.stringMatching(/^₹.* for bill NV-/)],
    ]);
    expect(rows[0]).toMatchObject({
      name: 'Asha Rao',
      email: 'asha@example.org',
      phone: '+919876543210',
      holder: null,
      late: false,
    });
    expect(rows[3]).toMatchObject({ email: 'patient@example.org' });
    expect(counts).toEqual({ total: 4, waiting: 4, late: 0 });
    expect((await desk.list('?kind=request')).total).toBe(1);
    // A full page does not tell the total, so the service counts the rows separately.
    expect((await desk.list('?size=1')).total).toBe(4);
    expect((await desk.list('?size=1&kind=request')).total).toBe(1);
    expect((await desk.list('?size=1&page=2&view=done')).total).toBe(0);
    expect((await desk.list('?size=1&q=example')).total).toBe(3);
    expect((await desk.list('?q=meera')).total).toBe(1);
    expect((await desk.list('?q=UPI123456789')).rows[0]?.kind).toBe('payment');
    expect((await desk.list('?sort=-createdAt&size=1')).rows[0]?.kind).toBe('payment');
    for (const query of ['?view=lost', '?kind=bill', '?sort=name']) {
      expect(await desk.list(query)).toMatchObject({ status: 422 });
    }
  });

  it('marks items that are older than a working day', async () => {
    await desk.send.message();
    expect((await desk.list()).late).toBe(0);
    test.passMinutes(24 * 60 + 1);
    cast.desk.headers = await signIn(test, 'desk', 'Desk-demo-1');
    const { rows, late } = await desk.list();
    expect([rows[0]?.late, late]).toEqual([true, 1]);
  });

  it('audits who read an item, and the account that the item belongs to', async () => {
    const id = await desk.send.payment();
    await desk.look(id);
    const reads = await test.context.database
      .selectFrom('audit')
      .select(['actor_id', 'patient_id', 'record_id'])
      .where('noun', '=', 'inbox')
      .execute();
    expect(reads).toContainEqual({
      actor_id: cast.desk.accountId,
      patient_id: cast.patient.accountId,
      record_id: id,
    });
  });
});

describe('a message', () => {
  it('is answered by mail and closed, and its history keeps the answer', async () => {
    const id = await desk.send.message({ message: 'When does it begin?' });
    const answered = await desk.call('POST', `/${id}/answers`, { text: ' On 1 May. ', done: true });
    expect(answered.json()).toMatchObject({
      message: 'When does it begin?',
      doneAt: expect.any(String),
      holder: { id: cast.desk.accountId },
      history: [
        { kind: 'answer', text: 'On 1 May.', own: true, by: expect.any(String) },
        { kind: 'done', text: '' },
      ],
    });
    expect(await desk.mails()).toEqual([
      {
        to: 'asha@example.org',
        subject: 'Your message to us: an answer from Nivara',
        text: expect.stringContaining('Dear Asha Rao,\n\nOn 1 May.\n\n'),
      },
    ]);
    expect((await desk.list()).total).toBe(0);
    expect((await desk.list('?view=done')).rows.map((row) => row.id)).toEqual([id]);
    const seen = await test.call('GET', '/messages', undefined, cast.otherDoctor.headers);
    expect(seen.json()).toMatchObject({ rows: [{ id, status: 'handled' }] });
  });

  it('opens again if its answer is undone before the mail leaves, and keeps its holder', async () => {
    const id = await desk.send.message();
    const answered = await desk.call('POST', `/${id}/answers`, { text: 'On 1 May.', done: true });
    const [answer] = answered.json<InboxItemInDetail>().history;
    expect(answer?.leavesInMs).toBe(UNDO_MS);
    await sendQueuedMails(test.context);
    expect(test.mails).toEqual([]);
    const undo = () => desk.call('DELETE', `/${id}/answers/${answer?.id}`);
    expect((await undo()).json()).toMatchObject({
      doneAt: null,
      holder: { id: cast.desk.accountId },
      history: [],
    });
    expect((await undo()).statusCode).toBe(404);
    expect(await desk.mails()).toEqual([]);
    const seen = await test.call('GET', '/messages', undefined, cast.otherDoctor.headers);
    expect(seen.json()).toMatchObject({ rows: [{ id, status: 'new' }] });
  });

  it('keeps its answer when a colleague tries to undo it, or when the mail has left', async () => {
    const id = await desk.send.message();
    const answered = await desk.call('POST', `/${id}/answers`, { text: 'On 1 May.' });
    const url = `/${id}/answers/${answered.json<InboxItemInDetail>().history[0]?.id}`;
    const colleague = await addColleague(test);
    expect((await desk.call('DELETE', url, undefined, colleague)).statusCode).toBe(404);
    expect(await desk.mails()).toHaveLength(1);
    expect((await desk.call('DELETE', url)).json()).toMatchObject({ status: 409, detail: M.sent });
    expect((await desk.look(id)).history).toMatchObject([{ kind: 'answer', leavesInMs: null }]);
  });

  it('has its answer undone once by concurrent requests, and no mail leaves', async () => {
    const id = await desk.send.message();
    const answered = await desk.call('POST', `/${id}/answers`, { text: 'On 1 May.' });
    const url = `/${id}/answers/${answered.json<InboxItemInDetail>().history[0]?.id}`;
    const answers = await Promise.all([1, 2, 3].map(() => desk.call('DELETE', url)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    expect(await desk.mails()).toEqual([]);
  });

  it('is closed without an answer, and opened again', async () => {
    const id = await desk.send.message();
    expect((await desk.call('PUT', `/${id}/done`)).statusCode).toBe(200);
    expect((await desk.call('PUT', `/${id}/done`)).json()).toMatchObject({ status: 409, detail: M.done });
    expect((await desk.call('POST', `/${id}/answers`, { text: 'Yes.' })).statusCode).toBe(409);
    expect((await desk.call('PUT', `/${id}/holder`, { holder: null })).statusCode).toBe(409);
    expect((await desk.call('DELETE', `/${id}/done`)).json()).toMatchObject({ doneAt: null });
    expect((await desk.call('DELETE', `/${id}/done`)).json()).toMatchObject({ status: 409, detail: M.open });
    expect(await kinds(id)).toEqual(['done', 'opened']);
    expect(await desk.mails()).toEqual([]);
  });

  it('is taken over, handed to a colleague, and given back', async () => {
    const colleague = await addColleague(test);
    const id = await desk.send.message();
    const giveTo = (holder: string | null) => desk.call('PUT', `/${id}/holder`, { holder });
    await giveTo(cast.desk.accountId);
    expect(await desk.names('?view=mine')).toEqual(['Asha Rao']);
    expect(await desk.list('', colleague)).toMatchObject({ total: 0, waiting: 0 });
    expect(await desk.names('?view=others', colleague)).toEqual(['Asha Rao']);
    expect((await giveTo(colleague.accountId)).json()).toMatchObject({ holder: { name: 'Ravi Sample' } });
    expect(await desk.list('?view=mine', colleague)).toMatchObject({ total: 1, waiting: 1 });
    expect((await desk.list('?size=1&view=mine', colleague)).total).toBe(1);
    expect((await desk.list('?size=1&view=others')).total).toBe(1);
    expect((await desk.list('?size=1')).total).toBe(0);
    await giveTo(null);
    expect((await desk.list()).total).toBe(1);
    expect((await desk.look(id)).history.map(({ kind, text }) => [kind, text])).toEqual([
      ['taken', expect.any(String)],
      ['taken', 'Ravi Sample'],
      ['returned', ''],
    ]);
    for (const [holder, status] of [
      [cast.treatingDoctor.accountId, 422],
      ['0'.repeat(32), 422],
      [undefined, 422],
    ] as const) {
      expect((await desk.call('PUT', `/${id}/holder`, { holder })).statusCode).toBe(status);
    }
    const colleagues = await test.call('GET', '/desk/colleagues', undefined, cast.desk.headers);
    expect(colleagues.json()).toContainEqual({ id: colleague.accountId, name: 'Ravi Sample' });
  });

  it('has notes, which only their author can remove', async () => {
    const colleague = await addColleague(test);
    const id = await desk.send.message();
    const noted = await desk.call('POST', `/${id}/notes`, { text: 'She calls on Friday.' });
    const [note] = noted.json<{ history: { id: string }[] }>().history;
    const remove = (by = cast.desk) => desk.call('DELETE', `/${id}/notes/${note?.id}`, undefined, by);
    expect((await remove(colleague)).statusCode).toBe(404);
    expect((await remove()).json()).toMatchObject({ history: [] });
    expect((await remove()).statusCode).toBe(404);
    for (const text of ['', '  ', 'x'.repeat(1001)]) {
      expect((await desk.call('POST', `/${id}/notes`, { text })).statusCode).toBe(422);
    }
  });

  it('is not found under another id', async () => {
    const nobody = `/${'0'.repeat(32)}`;
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '/done', undefined],
      ['POST', '/notes', { text: 'A' }],
      ['POST', '/answers', { text: 'A' }],
      ['PUT', '/holder', { holder: null }],
    ] as const) {
      expect((await desk.call(method, nobody + path, body)).statusCode).toBe(404);
    }
  });

  it('is closed once by two colleagues at the same moment', async () => {
    const colleague = await addColleague(test);
    const id = await desk.send.message();
    const answers = await Promise.all(
      [cast.desk, colleague].map((by) => desk.call('PUT', `/${id}/done`, undefined, by)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await kinds(id)).toEqual(['done']);
  });
});

it('refuses an answer where no mail address is known', async () => {
  const id = await desk.send.request();
  const answer = await desk.call('POST', `/${id}/answers`, { text: 'Please call.' });
  expect(answer.json()).toMatchObject({ status: 409, detail: M.noEmail });
});

it('puts the answers into the sender’s account export, but no notes', async () => {
  const id = await desk.send.message({}, cast.patient.headers);
  await desk.call('POST', `/${id}/notes`, { text: 'She calls on Friday.' });
  await desk.call('POST', `/${id}/answers`, { text: 'On 1 May.' });
  const theirs = await readAccountData(test.context, cast.patient.accountId);
  expect(theirs).toMatchObject({ answers: [{ sentId: id, text: 'On 1 May.' }] });
  expect(JSON.stringify(theirs)).not.toContain('Friday');
  expect(await readAccountData(test.context, cast.otherPatient.accountId)).toMatchObject({ answers: [] });
});

it('a request’s item is deleted with the account that sent it', async () => {
  await desk.send.ownRequest();
  expect((await desk.list()).total).toBe(1);
  const deletion = { password: 'Patient-demo-1', confirmation: 'DELETE' };
  const deleted = await test.call('POST', '/accounts/me/deletion', deletion, cast.patient.headers);
  expect(deleted.statusCode).toBeLessThan(300);
  expect((await desk.list()).total).toBe(0);
});
