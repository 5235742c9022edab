import { type MedicalTestWithValues, TEST_MESSAGES } from '@nivara/shared/domain/medical-test';
import { VALUE_MESSAGES } from '@nivara/shared/domain/test-values';
import { type Cast, letTreat } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const ANALYTES = [
  { name: 'Haemoglobin', unit: 'g/dL', low: 12, high: 15.5 },
  { name: 'Ferritin', unit: 'ng/mL', low: 15, high: null },
];

async function ordered(more: object = {}) {
  const body = { patient: cast.patient.accountId, testName: 'Iron', kind: 'clinic', analytes: ANALYTES };
  const answer = await test.call('POST', '/tests', { ...body, ...more }, cast.treatingDoctor.headers);
  return answer.json<MedicalTestWithValues>();
}

const change = (id: string, body: object, by = cast.treatingDoctor) =>
  test.call('PATCH', `/tests/${id}`, body, by.headers);

const notifications = () =>
  test.context.database
    .selectFrom('notifications')
    .select(['account_id', 'kind', 'text', 'about_kind', 'about_id'])
    .where('title', '=', 'Test result')
    .orderBy('created_at')
    .execute();

describe('a result', () => {
  const values = [
    { analyte: 'Haemoglobin', value: 11.2, measuredAt: '2026-03-01T09:00:00+05:30' },
    { analyte: ' ferritin ', value: 15 },
  ];

  it('completes the test and flags values out of range', async () => {
    const { id } = await ordered();
    test.passMinutes(5);
    const answer = await change(id, { status: 'completed', values, report: ' Iron is low. ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'completed',
      date: '2026-03-02',
      report: 'Iron is low.',
      values: [
        {
          id: expect.stringMatching(/^[0-9a-f]{32}$/),
          analyte: 'Haemoglobin',
          value: 11.2,
          unit: 'g/dL',
          low: 12,
          high: 15.5,
          measuredAt: '2026-03-01T03:30:00.000Z',
          flag: 'low',
        },
        {
          analyte: 'Ferritin',
          value: 15,
          high: null,
          measuredAt: '2026-03-02T04:35:00.000Z',
          flag: 'normal',
        },
      ],
    });
    const read = await test.call('GET', `/tests/${id}`, undefined, cast.treatingDoctor.headers);
    expect(read.json()).toEqual(answer.json());
    expect(await notifications()).toEqual([]);
  });

  it('can be a report without values', async () => {
    const { id } = await ordered({ analytes: [] });
    expect((await change(id, { status: 'completed', report: 'No finding.' })).statusCode).toBe(200);
  });

  it('can follow an earlier report', async () => {
    const { id } = await ordered();
    await change(id, { report: 'No finding.' });
    expect(await notifications()).toEqual([]);
    expect((await change(id, { status: 'completed' })).statusCode).toBe(200);
  });

  it.each([
    [{}, 'values', TEST_MESSAGES.resultRequired],
    [{ report: ' ' }, 'values', TEST_MESSAGES.resultRequired],
    [{ values: [{ analyte: 'Sugar', value: 5 }] }, 'values[0].analyte', VALUE_MESSAGES.notMeasured],
    [
      { values: [{ ...values[0], measuredAt: '2026-03-02T04:30:00.001Z' }] },
      'values[0].measuredAt',
      VALUE_MESSAGES.future,
    ],
    [{ values: [{ ...values[0], flag: 'low' }] }, 'values[0].flag', 'This field is not known.'],
  ])('is refused with %j, without a change', async (more, path, message) => {
    const before = await ordered();
    const answer = await change(before.id, { status: 'completed', remark: 'x', ...more });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ path, message }]);
    const read = await test.call('GET', `/tests/${before.id}`, undefined, cast.patient.headers);
    expect(read.json()).toEqual(before);
    expect(await notifications()).toEqual([]);
  });

  it('is accepted once from concurrent requests', async () => {
    const { id } = await ordered();
    const tries = Array.from({ length: 20 }, () => change(id, { status: 'completed', values }));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    const read = await test.call('GET', `/tests/${id}`, undefined, cast.treatingDoctor.headers);
    expect(read.json().values).toHaveLength(2);
  });
});

it('any treating doctor corrects a result; patient and ordering doctor learn by whom', async () => {
  const { id, testId } = await ordered();
  await change(id, { status: 'completed', report: 'No finding.' });
  await test.call('POST', `/tests/${id}/release`, {}, cast.treatingDoctor.headers);
  test.passMinutes(1);
  await letTreat(test, cast.otherDoctor, cast.patient);
  const answer = await change(id, { report: 'A finding.', remark: 'Mended' }, cast.otherDoctor);
  expect(answer.json()).toMatchObject({ report: 'A finding.', remark: 'Mended', status: 'completed' });
  expect((await change(id, { remark: 'Mended again' })).statusCode).toBe(200);
  const { accountId: patient } = cast.patient;
  const { accountId: doctor } = cast.treatingDoctor;
  const result = `The result of test ${testId} for Demo Patient`;
  const sent = (await notifications()).map(({ account_id, text }) => [account_id, text]);
  expect(sent).toHaveLength(4);
  expect(sent).toEqual(
    expect.arrayContaining([
      [patient, `${result} is ready.`],
      [patient, `${result} has been corrected by Dr. other.doctor.`],
      [doctor, `The result of test ${testId} has been corrected by Dr. other.doctor.`],
      [patient, `${result} has been corrected by Dr. Asha Demo.`],
    ]),
  );
});

describe('the appointment', () => {
  it('is made, moved and removed', async () => {
    const { id } = await ordered();
    const first = await change(id, { appointmentDate: '2026-03-05', appointmentTime: '8:00 PM' });
    expect(first.json()).toMatchObject({ appointmentDate: '2026-03-05', appointmentTime: '8:00 PM' });
    const later = await change(id, { appointmentDate: '2026-03-06' });
    expect(later.json()).toMatchObject({ appointmentDate: '2026-03-06', appointmentTime: '8:00 PM' });
    const none = await change(id, { appointmentDate: null, appointmentTime: null });
    expect(none.json()).toMatchObject({ appointmentDate: null, appointmentTime: null });
  });

  it.each([
    [{ appointmentDate: '2026-03-01' }, 'appointmentDate', TEST_MESSAGES.datePast],
    [{ appointmentDate: null }, 'appointmentDate', TEST_MESSAGES.dateMissing],
    [{ appointmentTime: 'noon' }, 'appointmentTime', TEST_MESSAGES.timing],
  ])('is refused with %j', async (body, path, message) => {
    const { id } = await ordered({ appointmentDate: '2026-03-05', appointmentTime: '8:00 AM' });
    const answer = await change(id, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ path, message }]);
  });

  it('can get another time after its day has passed', async () => {
    const { id } = await ordered({ appointmentDate: '2026-03-05', appointmentTime: '8:00 AM' });
    await test.context.database.updateTable('tests').set({ appointment_date: '2026-03-01' }).execute();
    expect((await change(id, { appointmentTime: '8:25 AM' })).statusCode).toBe(200);
  });

  it('is refused for a selfcare test', async () => {
    const { id } = await ordered({ kind: 'selfcare' });
    const answer = await change(id, { appointmentDate: '2026-03-05' });
    expect(answer.json().errors).toEqual([{ path: 'appointmentDate', message: TEST_MESSAGES.noAppointment }]);
  });

  it('of a completed test cannot be changed', async () => {
    const { id } = await ordered();
    await change(id, { status: 'completed', report: 'No finding.' });
    const answer = await change(id, { appointmentDate: '2026-03-05' });
    expect([answer.statusCode, answer.json().detail]).toEqual([409, TEST_MESSAGES.appointmentOver]);
  });
});
