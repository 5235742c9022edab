import type { Cast } from '../../test/cast';
import { addFamilyMember, keepPatientRecord } from '../../test/patient-records';
import type { TestApp } from '../../test/test-app';
import { startTestWithCast } from '../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const storedNames = async () => {
  const rows = await test.context.database
    .selectFrom('patient_names')
    .select(['patient_key', 'name', 'search_text'])
    .where('account_id', '=', cast.patient.accountId)
    .orderBy('name')
    .execute();
  return rows.map(({ patient_key, ...row }) => ({ kind: patient_key.split(':')[0], ...row }));
};
const texts = async () => (await storedNames()).map(({ search_text }) => search_text);

it('stores the account’s name for the holder while there is no patient record', async () => {
  const { database } = test.context;
  await database
    .updateTable('accounts')
    .set({ name: 'Asha Demo' })
    .where('id', '=', cast.patient.accountId)
    .execute();
  expect(await storedNames()).toMatchObject([{ kind: 'account', name: 'Asha Demo' }]);
  await keepPatientRecord(test, cast.patient, { name: 'Asha Rao', phone: '+919876543210' });
  expect(await storedNames()).toMatchObject([{ name: 'Asha Rao' }]);
  expect((await texts())[0]).toMatch(/^asha rao \+919876543210 np-\w{8} $/);
  await database.deleteFrom('personal_details').where('account_id', '=', cast.patient.accountId).execute();
  expect(await storedNames()).toMatchObject([{ name: 'Asha Demo' }]);
});

it('puts the holder’s phone number into a family member’s search text, and follows a new name', async () => {
  const member = await addFamilyMember(test, cast.patient, 'Zubin Rao');
  await keepPatientRecord(test, cast.patient, { name: 'Asha Rao', phone: '+919876543210' });
  expect((await texts())[1]).toMatch(/^zubin rao \+919876543210 np-\w{8} 2015-05-05$/);
  await test.context.database
    .updateTable('family_members')
    .set({ full_name: 'Zubin Joshi' })
    .where('id', '=', member)
    .execute();
  expect(await storedNames()).toMatchObject([{ name: 'Asha Rao' }, { kind: 'family', name: 'Zubin Joshi' }]);
});

it('removes several members of one family at once, while their account changes', async () => {
  const { database } = test.context;
  const members = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) => addFamilyMember(test, cast.patient, name)),
  );
  await Promise.all(
    members.flatMap((id, index) => [
      database.deleteFrom('family_members').where('id', '=', id).execute(),
      database
        .updateTable('accounts')
        .set({ name: `Asha ${index}` })
        .where('id', '=', cast.patient.accountId)
        .execute(),
    ]),
  );
  expect(await storedNames()).toMatchObject([
    { kind: 'account', name: expect.stringMatching(/^Asha \d$/) as string },
  ]);
});

it('forgets a removed family member, and everybody of a deleted account', async () => {
  const { database } = test.context;
  const zubin = await addFamilyMember(test, cast.patient, 'Zubin Rao');
  await database.deleteFrom('family_members').where('id', '=', zubin).execute();
  expect(await storedNames()).toHaveLength(1);
  await addFamilyMember(test, cast.patient, 'Zubin Rao');
  await database.deleteFrom('accounts').where('id', '=', cast.patient.accountId).execute();
  expect(await storedNames()).toEqual([]);
});
