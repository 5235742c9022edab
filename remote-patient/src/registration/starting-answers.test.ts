import { EMPTY_REGISTRATION } from '@nivara/shared/domain/patient-values';
import { registrationFromAccount } from './starting-answers';

const email = 'asha@example.org';

test.each([
  ['Asha', { firstName: 'Asha', middleName: '', lastName: '' }],
  [' Asha  Rao ', { firstName: 'Asha', middleName: '', lastName: 'Rao' }],
  ['Asha R. Devi Rao', { firstName: 'Asha', middleName: 'R. Devi', lastName: 'Rao' }],
  ['asha_2', { firstName: '', middleName: '', lastName: '' }],
])('splits the account’s name %j into %j', (name, taken) => {
  expect(registrationFromAccount({ name, email }).personalDetails).toEqual({
    ...EMPTY_REGISTRATION.personalDetails,
    ...taken,
    email,
  });
});

test('starts empty without an account', () => {
  expect(registrationFromAccount(undefined)).toBe(EMPTY_REGISTRATION);
});
