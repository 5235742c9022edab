import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type Socket, connect } from 'node:net';
import type { Readable } from 'node:stream';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { sendQueuedMails } from '../../mail/mail-queue';
import { openDatabase } from '../../database/open-database';
import { inTransaction } from '../../database/in-transaction';
import { notify } from './notify';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const TEST_ID = 'e1'.repeat(16);

const addNotification = (title: string, accountId = cast.patient.accountId) =>
  notify(test.context, {
    accountId,
    kind: 'result',
    title,
    text: 'Your results are there.',
    about: { kind: 'test', id: TEST_ID },
  });
const list = async (query = '', patient = cast.patient) =>
  (await test.call('GET', `/notifications${query}`, undefined, patient.headers)).json() as {
    rows: { id: string; title: string; read: boolean }[];
    total: number;
    unread: number;
  };

it('lists notifications, newest first, and keeps read marks', async () => {
  await addNotification('One');
  test.passMinutes(1);
  await addNotification('Two');
  const { rows, total, unread } = await list();
  expect([rows.map(({ title }) => title), total, unread]).toEqual([['Two', 'One'], 2, 2]);
  const first = `/notifications/${rows[0]?.id}`;
  const read = await test.call('PATCH', first, { read: true }, cast.patient.headers);
  expect(read.json()).toMatchObject({ title: 'Two', read: true, about: { kind: 'test', id: TEST_ID } });
  expect((await list('?read=false')).rows.map(({ title }) => title)).toEqual(['One']);
  expect((await test.call('PATCH', first, { read: true }, cast.otherPatient.headers)).statusCode).toBe(404);
  await test.call('PATCH', first, { read: false }, cast.patient.headers);
  expect((await list()).unread).toBe(2);
  await test.call('POST', '/notifications/read-all', undefined, cast.patient.headers);
  expect((await list()).unread).toBe(0);
  expect((await list('', cast.otherPatient)).total).toBe(0);
});

it('rolls a notification back with the change that causes it', async () => {
  const failing = inTransaction(test.context, async (context) => {
    await notify(context, { accountId: cast.patient.accountId, kind: 'bill', title: 'Bill', text: 'A bill' });
    throw new Error('out of luck');
  });
  await expect(failing).rejects.toThrow('out of luck');
  expect((await list()).total).toBe(0);
});

describe('a notification by mail', () => {
  const prefer = (mail: unknown) =>
    test.call('PUT', '/notifications/preferences', { mail }, cast.patient.headers);

  it('is sent once, if the account wants its kind by mail', async () => {
    await addNotification('Before');
    expect((await prefer(['result', 'bill', 'result'])).json()).toEqual({ mail: ['bill', 'result'] });
    await addNotification('Results');
    await Promise.all([sendQueuedMails(test.context), sendQueuedMails(test.context)]);
    await sendQueuedMails(test.context);
    expect(test.mails).toEqual([
      {
        to: 'patient@example.org',
        subject: 'Results',
        text: expect.stringContaining('https://clinic.example/user/patient/tests/reports'),
      },
    ]);
    expect(
      (await test.call('GET', '/notifications/preferences', undefined, cast.patient.headers)).json(),
    ).toEqual({
      mail: ['bill', 'result'],
    });
  });

  it('is retried after a failure', async () => {
    await prefer(['result']);
    await addNotification('Results');
    const failing = { ...test.context, mailer: { send: () => Promise.reject(new Error('no mail today')) } };
    await expect(sendQueuedMails(failing)).rejects.toThrow('1 mails could not be sent');
    await sendQueuedMails(test.context);
    expect(test.mails).toHaveLength(0);
    test.passMinutes(1);
    await sendQueuedMails(test.context);
    expect(test.mails).toHaveLength(1);
  });

  it.each([[undefined], [['everything']], ['result'], [[null]]])(
    'cannot be chosen for the kinds %j',
    async (mail) => {
      expect((await prefer(mail)).statusCode).toBe(422);
    },
  );
});

describe('the stream', () => {
  const open = async (headers: Record<string, string> = {}) => {
    const answer = await test.send({
      method: 'GET',
      url: '/notifications/stream',
      headers: { ...cast.patient.headers, ...headers },
      payloadAsStream: true,
    });
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    return answer.stream();
  };

  async function readUntil(stream: Readable, wanted: RegExp): Promise<string> {
    let received = '';
    for await (const chunk of stream) {
      received += String(chunk);
      if (wanted.test(received)) break;
    }
    return received;
  }

  it('pushes each new notification of the account once', async () => {
    await addNotification('Old');
    const stream = await open();
    await addNotification('Somebody else’s', cast.otherPatient.accountId);
    await addNotification('First');
    const received = readUntil(stream, /Second/);
    test.passMinutes(0.01);
    await addNotification('Second');
    expect([...(await received).matchAll(/"title":"([^"]+)"/g)].map(([, title]) => title)).toEqual([
      'First',
      'Second',
    ]);
  });

  it('pushes notifications that another process wrote', async () => {
    const stream = await open();
    const received = readUntil(stream, /From afar/);
    const other = openDatabase(test.location, () => undefined);
    await notify(
      { ...test.context, database: other.database },
      { accountId: cast.patient.accountId, kind: 'bill', title: 'From afar', text: 'A bill' },
    );
    expect(await received).toContain('event: notification');
    await other.database.destroy();
  });

  it('sends the desk, and nobody else, the number of waiting items', async () => {
    const desk = await open(cast.desk.headers);
    const patient = await open();
    const received = readUntil(desk, /"waiting":1/);
    await test.call('POST', '/messages', {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.org',
      phone: '9876543210',
      message: 'When does it begin?',
    });
    expect(await received).toContain('event: inbox\ndata: {"waiting":1,"late":0}');
    const receivedByPatient = readUntil(patient, /Last/);
    await addNotification('Last');
    expect(await receivedByPatient).not.toContain('inbox');
  });

  it('resumes after an interruption', async () => {
    await addNotification('One');
    test.passMinutes(0.01);
    await addNotification('Two');
    const one = (await list()).rows.find(({ title }) => title === 'One');
    const received = await readUntil(await open({ 'last-event-id': one?.id ?? '' }), /Two/);
    expect(received).not.toContain('"One"');
  });

  it('ends when the service stops', async () => {
    const stream = await open();
    const ended = once(stream, 'close');
    stream.resume();
    await test.app.close();
    await ended;
  });

  it('writes nothing more once it has ended, while the client still reads', async () => {
    const { cookie = '' } = cast.patient.headers;
    const address = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
    const client = connect(Number(address.port), address.hostname);
    client.write(`GET /notifications/stream HTTP/1.1\r\nhost: clinic\r\ncookie: ${cookie}\r\n\r\n`);
    const [, response] = (await once(test.app.server, 'request')) as [unknown, ServerResponse];
    await once(client, 'data');
    // Delays the close, as if the client had much left to read.
    const closing = response.listeners('close') as (() => void)[];
    response.removeAllListeners('close');
    response.end();
    const write = jest.spyOn(response, 'write');
    const other = readUntil(await open(), /Last/);
    await addNotification('Last');
    await other;
    expect(write).not.toHaveBeenCalled();
    closing.forEach((close) => close());
    client.destroy();
  });

  it('opens at most ten times for one account, even when twenty requests arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        test.send({
          method: 'GET',
          url: '/notifications/stream',
          headers: cast.patient.headers,
          payloadAsStream: true,
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  });

  it('does not count towards the limit when its client hung up before it began', async () => {
    const { cookie = '' } = cast.patient.headers;
    const address = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
    // On SQLite the requests wait for this transaction, so that all clients are gone when their streams would begin.
    const transaction = await test.context.database.startTransaction().execute();
    for (let count = 0; count < 12; count += 1) {
      const client = connect(Number(address.port), address.hostname);
      client.write(`GET /notifications/stream HTTP/1.1\r\nhost: clinic\r\ncookie: ${cookie}\r\n\r\n`);
      const [{ socket }] = (await once(test.app.server, 'request')) as [{ socket: Socket }];
      client.destroy();
      if (!socket.destroyed) await once(socket, 'close');
    }
    await transaction.commit().execute();
    const status = async () =>
      (
        await test.send({
          method: 'GET',
          url: '/notifications/stream',
          headers: cast.patient.headers,
          payloadAsStream: true,
        })
      ).statusCode;
    // The twelve requests count until the service has handled them.
    const deadline = Date.now() + 3000;
    let last = await status();
    while (last !== 200 && Date.now() < deadline) last = await status();
    expect(last).toBe(200);
  });

  it('answers HEAD with 404, since the response would never end', async () => {
    const head = await test.send({
      method: 'HEAD',
      url: '/notifications/stream',
      headers: cast.patient.headers,
    });
    expect(head.statusCode).toBe(404);
  });

  it('opens at most ten times for one account', async () => {
    for (let count = 0; count < 10; count += 1) await open();
    const one = await test.call('GET', '/notifications/stream', undefined, cast.patient.headers);
    expect(one.statusCode).toBe(429);
  });
});
