import { MOST_CORRECTIONS, PRESCRIPTION_MESSAGES } from '@nivara/shared/domain/prescription';
import type { Prescription } from '@nivara/shared/domain/prescription';
import { type Cast, letTreat } from '../../../test/cast';
import { addTreatedMember } from '../../../test/patient-records';
import { METFORMIN, prescriptionCalls } from '../../../test/prescription-calls';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const { medicine, residential, written, list, correct } = prescriptionCalls(() => ({ test, cast }));

describe('a correction', () => {
  it('changes the given fields only', async () => {
    const before = await written();
    test.passMinutes(10);
    const answer = await correct(before.id, { info: ' Type 2 diabetes ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      ...before,
      info: 'Type 2 diabetes',
      updatedAt: '2026-03-02T04:40:00.000Z',
      earlier: [expect.anything()],
    });
    expect((await list()).rows).toEqual([answer.json()]);
  });

  it('keeps the versions that it replaces, and the patient can read them', async () => {
    const { id, date, clinicalNotes, prescription } = await written();
    await correct(id, { info: 'Type 2 diabetes' });
    test.passMinutes(10);
    await correct(id, { items: [{ ...METFORMIN, days: 60 }] });
    const { earlier } = (
      await test.call('GET', `/prescriptions/${id}`, undefined, cast.patient.headers)
    ).json<Prescription>();
    const first = { date, info: 'Diabetes', clinicalNotes, prescription, items: [METFORMIN], bedId: null };
    expect(earlier).toEqual([
      { ...first, replacedAt: '2026-03-02T04:30:00.000Z' },
      { ...first, info: 'Type 2 diabetes', replacedAt: '2026-03-02T04:40:00.000Z' },
    ]);
  });

  it('is refused when there have been too many', async () => {
    const { id } = await written();
    const earlier = JSON.stringify(Array.from({ length: MOST_CORRECTIONS }, () => ({})));
    await test.context.database.updateTable('prescriptions').set({ earlier }).execute();
    const answer = await correct(id, { info: 'x' });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      PRESCRIPTION_MESSAGES.tooManyCorrections,
    ]);
  });

  it('rewrites the text only if the text was made from the lines', async () => {
    const items = [{ ...METFORMIN, days: 60 }];
    const made = await written();
    expect((await correct(made.id, { items })).json().prescription).toContain('for 60 days');
    const own = await written({ ...medicine(), prescription: 'As before.' });
    expect((await correct(own.id, { items })).json()).toMatchObject({ items, prescription: 'As before.' });
    expect((await correct(own.id, { prescription: '' })).json().prescription).toContain('for 60 days');
  });

  it.each([
    [{ bedId: '' }, 'bedId', PRESCRIPTION_MESSAGES.bedRequired],
    [{ bedId: null }, 'bedId', PRESCRIPTION_MESSAGES.bedRequired],
    [{ items: [METFORMIN] }, 'items[0].name', PRESCRIPTION_MESSAGES.otherKind],
    [{ items: [] }, 'prescription', PRESCRIPTION_MESSAGES.empty],
    [{ date: '2026-03-03' }, 'date', PRESCRIPTION_MESSAGES.future],
    [{ kind: 'diet' }, 'kind', 'This field is not known.'],
    [{}, '', PRESCRIPTION_MESSAGES.nothing],
  ])('is refused with a message at the invalid field: %j', async (change, path, message) => {
    const { id } = await written(residential());
    const answer = await correct(id, change);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toContainEqual({ path, message });
  });

  it('is refused when the doctor is not the author', async () => {
    const { id } = await written();
    await letTreat(test, cast.otherDoctor, cast.patient);
    const answer = await correct(id, { info: 'x' }, cast.otherDoctor);
    expect(answer.statusCode).toBe(403);
    expect((await list('', cast.otherDoctor)).rows).toMatchObject([{ id, info: 'Diabetes' }]);
  });

  it('is saved together with other corrections that are sent at the same time', async () => {
    const { id } = await written();
    const changes = [{ info: 'One' }, { clinicalNotes: 'Two' }, { prescription: 'Three' }];
    const answers = await Promise.all(changes.map((change) => correct(id, change)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await list()).rows).toMatchObject([{ info: 'One', clinicalNotes: 'Two', prescription: 'Three' }]);
  });
});

it('offers no deletion, and keeps a prescription whose family member is removed', async () => {
  const familyMember = await addTreatedMember(test, cast.patient, 'Mira Rao', cast.treatingDoctor);
  const { id } = await written({ ...medicine(), familyMember });
  const removal = await test.call('DELETE', `/prescriptions/${id}`, undefined, cast.treatingDoctor.headers);
  expect(removal.statusCode).toBe(404);
  await test.context.database.deleteFrom('family_members').execute();
  expect((await list()).rows).toMatchObject([{ name: 'Mira Rao', familyMemberId: null }]);
});
