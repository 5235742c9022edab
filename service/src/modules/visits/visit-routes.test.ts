import { VISIT_MESSAGES, type Visit, type VisitRow, type VisitSummary } from '@nivara/shared/domain/visit';
import { addAppointment } from '../../../test/add-appointment';
import { type Cast, type Person, letTreat } from '../../../test/cast';
import { addTreatedMember } from '../../../test/patient-records';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { NOTES, addSignedVisit } from '../../../test/visit-notes';

let test: TestApp;
let cast: Cast;
let id: string;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  id = await addAppointment(test, cast.treatingDoctor, cast.patient, { complaints: 'Cough' });
});
afterEach(() => test.close());

const doctorCalls = (
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  body?: object,
  who = cast.treatingDoctor,
) => test.call(method, `/visits/${id}${path}`, body, who.headers);
const read = async (who: Person = cast.treatingDoctor) =>
  (await doctorCalls('GET', '', undefined, who)).json<Visit & VisitSummary>();
const statusFor = async (who: Person) => (await doctorCalls('GET', '', undefined, who)).statusCode;
const write = (notes: object = {}, version = 0) =>
  doctorCalls('PUT', '/notes', { ...NOTES, ...notes, version });
const sign = (version = 1) => doctorCalls('POST', '/sign', { version });

describe('the state of a visit', () => {
  const setState = (state: string) => doctorCalls('PUT', '/state', { state });
  const appointmentStatus = async () =>
    (await test.call('GET', `/appointments/${id}`, undefined, cast.patient.headers)).json<{
      status: string;
    }>().status;

  it('goes from arrival to the end, and keeps the moment of each step', async () => {
    const arrived = await setState('arrived');
    expect(arrived.json()).toMatchObject({
      appointmentId: id,
      state: 'arrived',
      complaints: 'Cough',
      patient: { id: cast.patient.accountId, name: 'Demo Patient', since: '2026-02-23', isNew: false },
    });
    test.passMinutes(5);
    await setState('being-seen');
    test.passMinutes(10);
    await setState('done');
    expect(await read()).toMatchObject({
      state: 'done',
      arrivedAt: '2026-03-02T04:30:00.000Z',
      startedAt: '2026-03-02T04:35:00.000Z',
      endedAt: '2026-03-02T04:45:00.000Z',
      isMine: true,
    });
    expect(await appointmentStatus()).toBe('completed');
  });

  it('is audited as a read when it is set once more', async () => {
    await setState('arrived');
    const again = await setState('arrived');
    expect(again.json()).toMatchObject({ complaints: 'Cough' });
    const audit = await test.context.database
      .selectFrom('audit')
      .select(['action', 'patient_id'])
      .where('record_id', '=', id)
      .where('noun', '=', 'visits')
      .execute();
    const patient_id = cast.patient.accountId;
    expect(audit).toHaveLength(2);
    expect(audit).toEqual(
      expect.arrayContaining([
        { action: 'update', patient_id },
        { action: 'read', patient_id },
      ]),
    );
  });

  it('can be undone', async () => {
    await setState('missed');
    expect(await appointmentStatus()).toBe('missed');
    expect((await setState('expected')).json()).toMatchObject({ state: 'expected', status: 'booked' });
    expect(await appointmentStatus()).toBe('booked');
  });

  it('cannot change before the day of the visit, nor become missed before the appointment begins', async () => {
    id = await addAppointment(test, cast.treatingDoctor, cast.patient, { appointment_date: '2026-03-03' });
    expect((await setState('arrived')).json().detail).toBe(VISIT_MESSAGES.notThatDay);
    id = await addAppointment(test, cast.treatingDoctor, cast.patient, { slot: 20 });
    expect((await setState('missed')).json().detail).toBe(VISIT_MESSAGES.notBegun);
    expect((await setState('arrived')).statusCode).toBe(200);
  });

  it('does not exist for a cancelled appointment', async () => {
    await test.context.database.updateTable('appointments').set({ status: 'cancelled' }).execute();
    expect((await setState('arrived')).statusCode).toBe(404);
  });

  it('stays as it is once the notes are signed', async () => {
    await write();
    await sign();
    const answer = await setState('missed');
    expect([answer.statusCode, answer.json().detail]).toEqual([409, VISIT_MESSAGES.signed]);
    expect(await appointmentStatus()).toBe('completed');
  });
});

describe('the notes', () => {
  it('are saved, and get a new version with each change', async () => {
    expect((await write()).json()).toMatchObject({ notes: NOTES, version: 1 });
    expect((await write({ plan: '' }, 1)).json()).toMatchObject({ notes: { plan: '' }, version: 2 });
  });

  it('refuse a change to an outdated version', async () => {
    await write();
    const answer = await write({ plan: 'Other' });
    expect([answer.statusCode, answer.json().detail]).toEqual([409, VISIT_MESSAGES.changed]);
    expect((await read()).notes.plan).toBe(NOTES.plan);
  });

  it('keep one of two concurrent changes', async () => {
    const answers = await Promise.all([write({ plan: 'One' }), write({ plan: 'Other' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await read()).version).toBe(1);
  });

  it('refuse a follow-up date that is not after the visit, and may have none', async () => {
    const answer = await write({ followUpOn: '2026-03-02' });
    expect(answer.json().errors).toEqual([{ path: 'followUpOn', message: VISIT_MESSAGES.followUpPast }]);
    expect((await write({ followUpOn: null })).json().notes.followUpOn).toBeNull();
  });

  it('are seen only by the doctor of the visit before they are signed', async () => {
    await write();
    await letTreat(test, cast.otherDoctor, cast.patient);
    expect(await statusFor(cast.patient)).toBe(404);
    expect(await statusFor(cast.otherDoctor)).toBe(404);
    await sign();
    expect(await statusFor(cast.patient)).toBe(200);
    expect((await read(cast.otherDoctor)).isMine).toBe(false);
  });
});

describe('the signature', () => {
  it('needs an assessment or a plan, and the current version', async () => {
    expect((await sign(0)).json().errors).toEqual([{ path: 'assessment', message: VISIT_MESSAGES.empty }]);
    await write();
    expect((await sign(0)).statusCode).toBe(409);
    expect((await sign(1)).json()).toMatchObject({ state: 'done', signedBy: 'Dr. Asha Demo' });
    expect((await sign(1)).json().detail).toBe(VISIT_MESSAGES.signed);
    expect((await write({}, 1)).json().detail).toBe(VISIT_MESSAGES.signed);
  });

  it('is not possible for a missed appointment', async () => {
    await write();
    await doctorCalls('PUT', '/state', { state: 'missed' });
    expect((await sign()).json().detail).toBe(VISIT_MESSAGES.missed);
  });

  it('gives the patient a summary without the findings, and notifies them', async () => {
    await write();
    await sign();
    const { followUpOn, findings, ...texts } = NOTES;
    const summary = await read(cast.patient);
    expect(summary).toMatchObject({
      id,
      patient: 'self',
      date: '2026-03-02',
      doctor: 'Dr. Asha Demo',
      followUpOn,
      ...texts,
    });
    expect(JSON.stringify(summary)).not.toContain(findings);
    const notified = await test.context.database.selectFrom('notifications').selectAll().execute();
    expect(notified).toMatchObject([
      { account_id: cast.patient.accountId, kind: 'visit', about_kind: 'visit', about_id: id },
    ]);
  });

  it('is needed before an addendum, which the patient can read', async () => {
    const add = () => doctorCalls('POST', '/addenda', { text: ' The X-ray is normal. ' });
    expect((await add()).json().detail).toBe(VISIT_MESSAGES.notSigned);
    await write();
    await sign();
    expect((await add()).statusCode).toBe(201);
    const addenda = [
      { text: 'The X-ray is normal.', at: '2026-03-02T04:30:00.000Z', doctor: 'Dr. Asha Demo' },
    ];
    expect((await read(cast.patient)).addenda).toEqual(addenda);
  });
});

describe('what is written during a visit', () => {
  const prescribe = (body: object) =>
    test.call(
      'POST',
      '/prescriptions',
      { patient: cast.patient.accountId, kind: 'medicine', prescription: 'Rest', visit: id, ...body },
      cast.treatingDoctor.headers,
    );

  it('is linked to that visit', async () => {
    const headers = cast.treatingDoctor.headers;
    const patient = cast.patient.accountId;
    expect((await prescribe({ info: 'Cough' })).json()).toMatchObject({ visitId: id });
    await test.call('POST', '/tests', { patient, visit: id, testName: 'X-ray', kind: 'clinic' }, headers);
    const diet = {
      title: 'Warm food',
      validFrom: '2026-03-02',
      validTo: '2026-03-09',
      items: [{ title: 'Soup' }],
    };
    await test.call('POST', '/diets', { patient, visit: id, ...diet }, headers);
    expect((await read()).links).toMatchObject({
      prescriptions: [{ kind: 'medicine', date: '2026-03-02', title: 'Cough' }],
      tests: [{ kind: 'clinic', date: '2026-03-02', title: 'X-ray' }],
      plans: [{ kind: 'diet', date: '2026-03-02', title: 'Warm food' }],
    });
  });

  it('cannot be linked to the visit of another patient or doctor', async () => {
    const familyMember = await addTreatedMember(test, cast.patient, 'Ravi', cast.treatingDoctor);
    expect((await prescribe({ familyMember })).json().errors).toMatchObject([{ path: 'visit' }]);
    await letTreat(test, cast.otherDoctor, cast.patient);
    id = await addAppointment(test, cast.otherDoctor, cast.patient);
    expect((await prescribe({})).json().errors).toMatchObject([{ path: 'visit' }]);
  });
});

describe('the list', () => {
  const list = async (who: Person, query = '') =>
    (await test.call('GET', `/visits${query}`, undefined, who.headers)).json<{ rows: VisitRow[] }>().rows;

  it('has a patient’s signed visits, and all of a doctor’s visits that have begun or are over', async () => {
    const signed = await addSignedVisit(test, cast, { appointment_date: '2026-03-01' });
    expect((await list(cast.patient)).map((row) => row.id)).toEqual([signed]);
    const own = await list(cast.treatingDoctor);
    expect(own.map(({ date, state }) => [date, state])).toEqual([
      ['2026-03-01', 'done'],
      ['2026-02-23', 'done'],
    ]);
    expect(own[0]).toMatchObject({ assessment: NOTES.assessment, followUpOn: NOTES.followUpOn });
    expect(await list(cast.otherDoctor)).toEqual([]);
    expect(await list(cast.otherPatient)).toEqual([]);
  });

  it('can be filtered by words, patient and dates', async () => {
    await addSignedVisit(test, cast, { appointment_date: '2026-03-01' });
    const { treatingDoctor, patient, otherPatient } = cast;
    expect(await list(treatingDoctor, '?q=viral%20demo&from=2026-03-01')).toHaveLength(1);
    expect(await list(treatingDoctor, `?patient=${patient.accountId}&to=2026-02-28`)).toHaveLength(1);
    expect(await list(treatingDoctor, `?patient=${otherPatient.accountId}`)).toEqual([]);
  });
});

it('audits each read by a doctor', async () => {
  await read();
  const audit = await test.context.database
    .selectFrom('audit')
    .select(['action', 'record_id', 'patient_id'])
    .where('noun', '=', 'visits')
    .execute();
  expect(audit).toEqual([{ action: 'read', record_id: id, patient_id: cast.patient.accountId }]);
});
