import { ROLE } from '@nivara/shared/contracts/session';
import { familyMember } from '@nivara/shared/testing/family-member';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { patientIdOf } from './patient-id';

const asha = sessionUser();
const ravi = familyMember();

test.each([
  ['Asha Kulkarni', 'self'],
  ['Ravi Kulkarni', ravi.id],
  ['A Neighbour', undefined],
])('%s', (name, id) => {
  expect(patientIdOf(name, asha, { status: 'ready', members: [ravi] })).toBe(id);
});

test('of two with one name it is not certain who comes', () => {
  const namesake = familyMember({ id: 'd'.repeat(32) });
  expect(patientIdOf('Ravi Kulkarni', asha, { status: 'ready', members: [ravi, namesake] })).toBeUndefined();
});

test('nobody is certain before the family is known, nor for a doctor', () => {
  expect(patientIdOf('Asha Kulkarni', asha, { status: 'loading' })).toBeUndefined();
  const doctor = sessionUser({ M_RoleID: ROLE.doctor });
  expect(patientIdOf('Asha Kulkarni', doctor, { status: 'ready', members: [] })).toBeUndefined();
});
