import { strFromU8, unzipSync } from 'fflate';
import type { Cast, Person } from '../../../test/cast';
import { storeMostKinds, uploadAs } from '../../../test/store-most-kinds';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { insertAudit } from '../audit/audit-repository';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const call = (method: 'GET' | 'POST', url: string, body?: object, who: Person = cast.patient) =>
  test.call(method, url, body, who.headers);

const upload = (name: string, content: string) => uploadAs(test, cast.patient, name, content);

describe('the export', () => {
  const download = async () => {
    const answer = await call('GET', '/accounts/me/export');
    return { answer, files: unzipSync(new Uint8Array(answer.rawPayload)) };
  };

  it('contains everything about the account and nothing about another account', async () => {
    await storeMostKinds(test, cast, cast.patient);
    await storeMostKinds(test, cast, cast.otherPatient);
    await call('GET', '/personalDetails', undefined, cast.treatingDoctor);
    const { answer, files } = await download();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="nivara-patient-2026-03-02.zip"',
    );
    expect(Object.keys(files)).toEqual(['account.json', 'documents/1 blood_ test.pdf']);
    expect(strFromU8(files['documents/1 blood_ test.pdf'] ?? new Uint8Array())).toBe('%PDF-1.4 of patient');

    const text = strFromU8(files['account.json'] ?? new Uint8Array());
    expect(JSON.parse(text)).toMatchObject({
      exportedAt: '2026-03-02T04:30:00.000Z',
      account: { username: 'patient', email: 'patient@example.org' },
      personalDetails: { personalDetails: { firstName: 'Asha', age: 45 } },
      family: [{ fullName: 'Ravi' }],
      appointments: [
        { doctor: 'Dr. Asha Demo', service: 'Consultation', status: 'completed' },
        { doctor: 'Dr. Asha Demo', service: 'Consultation', status: 'completed' },
      ],
      visits: [{ assessment: 'A cold', doctor: 'Dr. Asha Demo', addenda: [{ text: 'No fever' }] }],
      waitingList: [],
      bills: [
        {
          number: 'NV-patient',
          amountPaise: 80_000,
          lines: [{ text: 'Consultation', position: 0 }],
          payments: [{ method: 'upi', reference: 'T-1', amountPaise: 80_000 }],
          refunds: [],
          creditNotes: [],
        },
      ],
      prescriptions: [{ clinicalNotes: 'Cough', items: [{ name: 'Syrup' }], doctor: 'Dr. Asha Demo' }],
      tests: [{ testId: 'L-patient', values: [{ analyte: 'Glucose', value: 5.5 }] }],
      plans: [{ title: 'Less salt', marks: [{ date: '2026-03-01' }] }],
      consents: [{ kind: 'treatment', state: 'given', text: expect.stringContaining('I agree') }],
      notifications: [{ kind: 'result' }],
      notificationsByMail: [{ kind: 'result' }],
      messages: [{ message: 'Hello' }],
      enrolments: [],
      uploads: [{ displayName: 'blood: test.pdf' }],
      olderOnRequest: [],
      accesses: expect.arrayContaining([
        {
          at: expect.any(String),
          by: 'Dr. Asha Demo',
          action: 'read',
          noun: 'personalDetails',
          recordId: null,
        },
      ]),
    });
    for (const secret of [
      'scrypt',
      'Chest clear',
      'passwordHash',
      'storedName',
      'patient2',
      cast.otherPatient.accountId,
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('has the newest 20,000 accesses, and says when there are older ones', async () => {
    const rows = Array.from({ length: 20_001 }, (_none, number) => ({
      id: number.toString(16).padStart(32, '0'),
      at: new Date(number * 1000).toISOString(),
      actor_id: null,
      actor_role: null,
      action: 'update' as const,
      noun: 'account',
      record_id: null,
      patient_id: cast.patient.accountId,
    }));
    while (rows.length > 0) await insertAudit(test.context.database, rows.splice(0, 1000));
    const { files } = await download();
    const exported = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()));
    const { accesses, olderOnRequest } = exported;
    expect([accesses.length, olderOnRequest]).toEqual([20_000, ['accesses']]);
    expect(accesses[0].at < accesses[19_999].at).toBe(true);
  });

  it('has the newest rows of each list, and names the lists that have older ones', async () => {
    const { database } = test.context;
    const account_id = cast.patient.accountId;
    const doctor_id = cast.treatingDoctor.accountId;
    const timeOf = (number: number) => new Date(number * 1000).toISOString();
    const idOf = (number: number) => number.toString(16).padStart(32, '0');
    const about = { about_kind: null, about_id: null, about_title: null };
    const patient = { account_id, family_member_id: null, patient_key: null, patient_name: null };
    const times = { created_at: timeOf(0), last_at: timeOf(0) };
    await database
      .insertInto('conversations')
      .values({ id: idOf(0), doctor_id, last_text: '', ...patient, ...about, ...times })
      .execute();
    const consent = { account_id, kind: 'research', version: 1, state: 'given' } as const;
    const message = { conversation_id: idOf(0), author_id: account_id, author_name: 'Asha' };
    const notification = { account_id, kind: 'result', title: '', about_kind: null, about_id: null } as const;
    const [consents, messages, notifications] = [1001, 2001, 5001].map((count) =>
      Array.from({ length: count }, (_none, number) => number),
    ) as [number[], number[], number[]];
    while (consents.length > 0) {
      const rows = consents
        .splice(0, 500)
        .map((number) => ({ id: idOf(number), number, at: timeOf(number) }));
      await database
        .insertInto('consent_changes')
        .values(rows.map((row) => ({ ...row, ...consent })))
        .execute();
    }
    while (messages.length > 0) {
      const rows = messages.splice(0, 500).map((number) => ({ id: idOf(number), at: timeOf(number) }));
      await database
        .insertInto('conversation_messages')
        .values(rows.map((row) => ({ ...row, ...message, text: row.at })))
        .execute();
    }
    while (notifications.length > 0) {
      const rows = notifications.splice(0, 500).map((number) => ({ id: idOf(number), text: timeOf(number) }));
      await database
        .insertInto('notifications')
        .values(rows.map((row) => ({ ...row, ...notification, created_at: row.text, read_at: null })))
        .execute();
    }

    const { files } = await download();
    const exported = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()));
    expect(exported.olderOnRequest.toSorted()).toEqual([
      'consents',
      'conversations.messages',
      'notifications',
    ]);
    expect(exported.consents).toHaveLength(1000);
    expect(exported.consents[0]).toMatchObject({ at: timeOf(1), text: expect.stringContaining('I agree') });
    expect(exported.conversations[0].messages).toHaveLength(2000);
    expect(exported.conversations[0].messages[0].at).toBe(timeOf(1));
    expect(exported.notifications).toHaveLength(5000);
    expect(exported.notifications[0].text).toBe(timeOf(1));
    expect(exported.notifications.at(-1).text).toBe(timeOf(5000));
  });

  it('works for an empty account, and for a document whose file is missing', async () => {
    await upload('a.pdf', '%PDF-1');
    await test.context.database.updateTable('uploads').set({ stored_name: 'gone' }).execute();
    const { files } = await download();
    expect(Object.keys(files)).toEqual(['account.json']);
    const exported = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()));
    expect(exported).toMatchObject({
      personalDetails: null,
      family: [],
      uploads: [{ displayName: 'a.pdf' }],
    });
  });

  it('contains large documents completely', async () => {
    const content = `%PDF-${'x'.repeat(3_000_000)}`;
    await upload('large.pdf', content);
    const { files } = await download();
    expect(strFromU8(files['documents/1 large.pdf'] ?? new Uint8Array())).toBe(content);
  });

  it('runs once at a time for one account', async () => {
    const ask = () => call('GET', '/accounts/me/export');
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await download()).answer.statusCode).toBe(200);
  });

  it('is limited to ten per hour', async () => {
    for (let count = 0; count < 10; count += 1) expect((await download()).answer.statusCode).toBe(200);
    expect((await call('GET', '/accounts/me/export')).statusCode).toBe(429);
  });
});
