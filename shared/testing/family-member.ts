import type { FamilyMember } from '../domain/family';

/** Somebody in the family of the patient who is signed in, but for what the test says otherwise. */
export function familyMember(differences: Partial<FamilyMember> = {}): FamilyMember {
  return {
    id: 'f'.repeat(32),
    accountId: 'a'.repeat(32),
    firstName: 'Ravi',
    middleName: '',
    lastName: 'Kulkarni',
    fullName: 'Ravi Kulkarni',
    dob: '2015-04-01',
    gender: 'Male',
    age: 11,
    createdAt: '2026-03-01T00:00:00.000Z',
    ...differences,
  };
}
