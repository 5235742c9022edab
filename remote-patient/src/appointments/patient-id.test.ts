import { familyMember } from '@nivara/shared/testing/family-member';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { patientIdOf } from './patient-id';

const asha = sessionUser();
const ravi = familyMember();

test.each([
  ['Asha Kulkarni', 'self'],
  ['Ravi Kulkarni', ravi.id],
  ['A Neighbour', undefined],
])('the id of %s is %s', (name, id) => {
  expect(patientIdOf(name, asha, { status: 'ready', members: [ravi] })).toBe(id);
});

test('the id is undefined for two family members of one name', () => {
  const namesake = familyMember({ id: 'd'.repeat(32) });
  expect(patientIdOf('Ravi Kulkarni', asha, { status: 'ready', members: [ravi, namesake] })).toBeUndefined();
});

test('the id is undefined until the family is loaded', () => {
  expect(patientIdOf('Asha Kulkarni', asha, { status: 'loading' })).toBeUndefined();
});
