import { ROLE } from '@nivara/shared/contracts/session';
import { familyMember } from '@nivara/shared/testing/family-member';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { whoComes } from './patient-id';

const asha = sessionUser();
const ravi = familyMember();

test.each([
  ['Asha Kulkarni', 'self'],
  ['Ravi Kulkarni', ravi.id],
  ['A Neighbour', undefined],
])('%s', (name, id) => {
  expect(whoComes(name, asha, { status: 'ready', members: [ravi] })).toBe(id);
});

test('of two with one name it is not certain who comes', () => {
  const namesake = familyMember({ id: 'd'.repeat(32) });
  expect(whoComes('Ravi Kulkarni', asha, { status: 'ready', members: [ravi, namesake] })).toBeUndefined();
});

test('nobody is certain before the family is known, nor for a doctor', () => {
  expect(whoComes('Asha Kulkarni', asha, { status: 'loading' })).toBeUndefined();
  const doctor = sessionUser({ M_RoleID: ROLE.doctor });
  expect(whoComes('Asha Kulkarni', doctor, { status: 'ready', members: [] })).toBeUndefined();
});
