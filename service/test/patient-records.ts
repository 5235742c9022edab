import { newId } from '../src/security/tokens';
import { type Person, letTreatMember } from './cast';
import type { TestApp } from './test-app';

export async function addFamilyMember(test: TestApp, of: Person, full_name: string): Promise<string> {
  const { database, now, randomBytes } = test.context;
  const id = newId(randomBytes);
  const names = { first_name: full_name, middle_name: '', last_name: '', full_name };
  const created_at = now().toISOString();
  await database
    .insertInto('family_members')
    .values({ id, account_id: of.accountId, ...names, dob: '2015-05-05', gender: 'Female', created_at })
    .execute();
  return id;
}

/** Adds a family member whom the doctor treats. */
export async function addTreatedMember(
  test: TestApp,
  of: Person,
  fullName: string,
  doctor: Person,
): Promise<string> {
  const id = await addFamilyMember(test, of, fullName);
  await letTreatMember(test, doctor, of, id);
  return id;
}

export async function keepPatientRecord(
  test: TestApp,
  of: Person,
  patientRecord: { name: string; phone: string | null },
): Promise<void> {
  const { database, now, randomBytes } = test.context;
  await database
    .insertInto('personal_details')
    .values({
      id: newId(randomBytes),
      account_id: of.accountId,
      version: 1,
      status: 'draft',
      dob: null,
      language: null,
      record: '{}',
      created_at: now().toISOString(),
      updated_at: now().toISOString(),
      ...patientRecord,
    })
    .execute();
}

/** Registers Asha Rao, who already takes these medicines. */
export async function registerAsha(test: TestApp, of: Person, currentMedicines: string[]): Promise<void> {
  const patientRecord = {
    personalDetails: {
      firstName: 'Asha',
      lastName: 'Rao',
      dob: '1980-12-31',
      gender: 'Female',
      languages: 'Marathi',
      phone: '98765 43210',
      bloodGroup: 'B+',
    },
    patientHistory: {
      allergies: ['Penicillin'],
      conditions: ['Diabetes'],
      currentMedicines,
      emergencyName: 'Ravi Rao',
      emergencyPhone: '98765 43211',
    },
  };
  const kept = await test.call('POST', '/personalDetails', patientRecord, of.headers);
  if (kept.statusCode !== 201) throw new Error(kept.body);
}
