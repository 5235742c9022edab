import { PATIENT_MESSAGES } from '@nivara/shared/domain/patient-in-care';
import type { Cast } from '../../../test/cast';
import { addFamilyMember, addTreatedMember, keepPatientRecord } from '../../../test/patient-records';
import { prescriptionCalls } from '../../../test/prescription-calls';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { newId } from '../../security/tokens';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const { medicine, write, written, list } = prescriptionCalls(() => ({ test, cast }));

describe('what a doctor writes', () => {
  it('keeps the name and phone that the patient has at the moment of writing', async () => {
    await keepPatientRecord(test, cast.patient, { name: 'Asha R. Rao', phone: '+919876543210' });
    const first = await written();
    expect(first).toMatchObject({ name: 'Asha R. Rao', phone: '+919876543210' });
    await test.context.database.updateTable('personal_details').set({ name: 'Asha Kale' }).execute();
    expect((await list()).rows[0]?.name).toBe('Asha R. Rao');
    expect((await written()).name).toBe('Asha Kale');
  });

  it('has the account’s name while the patient record has none', async () => {
    await keepPatientRecord(test, cast.patient, { name: ' ', phone: null });
    expect(await written()).toMatchObject({ name: 'Demo Patient', phone: null });
  });

  it('can be for a family member', async () => {
    const familyMember = await addTreatedMember(test, cast.patient, 'Mira Rao', cast.treatingDoctor);
    const prescription = await written({ ...medicine(), familyMember });
    expect(prescription).toMatchObject({ name: 'Mira Rao', familyMemberId: familyMember });
  });

  it('cannot be for a member of another family', async () => {
    const stranger = await addTreatedMember(test, cast.otherPatient, 'Mira Rao', cast.treatingDoctor);
    const answer = await write({ ...medicine(), familyMember: stranger });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ path: 'familyMember', message: PATIENT_MESSAGES.notFamily }]);
    expect((await list()).total).toBe(0);
  });

  it('cannot be for somebody whom the doctor does not treat', async () => {
    for (const patient of [
      cast.otherPatient.accountId,
      cast.treatingDoctor.accountId,
      newId(test.context.randomBytes),
    ]) {
      expect((await write({ ...medicine(), patient })).statusCode).toBe(404);
    }
    for (const familyMember of [
      await addFamilyMember(test, cast.patient, 'Ravi Rao'),
      newId(test.context.randomBytes),
    ]) {
      expect((await write({ ...medicine(), familyMember })).statusCode).toBe(404);
    }
    expect((await write(medicine(), cast.otherDoctor)).statusCode).toBe(404);
  });
});

it('writes the prescription or answers 422 when the family member is removed concurrently', async () => {
  const members = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) => addTreatedMember(test, cast.patient, name, cast.treatingDoctor)),
  );
  const { database } = test.context;
  const answers = await Promise.all(
    members.flatMap((familyMember) => [
      write({ ...medicine(), familyMember }).then(({ statusCode }) => statusCode),
      database
        .deleteFrom('family_members')
        .where('id', '=', familyMember)
        .execute()
        .then(() => 201),
    ]),
  );
  for (const status of answers) expect([201, 422]).toContain(status);
  const { rows } = await list();
  expect(rows.every(({ familyMemberId }) => familyMemberId === null)).toBe(true);
});
