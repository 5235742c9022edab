import type { FamilyMember } from '../domain/family';

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
