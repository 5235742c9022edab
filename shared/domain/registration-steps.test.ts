import type { Registration } from './patient';
import { PATIENT_MESSAGES } from './patient-rules';
import { EMPTY_REGISTRATION } from './patient-values';
import { PHONE_ABROAD_MESSAGE } from './phone-number';
import {
  firstUnfinishedStep,
  invalidSteps,
  isStepValid,
  stepProblems,
  stepSchema,
} from './registration-steps';
import { COMPLETE_REGISTRATION } from '../testing/complete-registration';

const TODAY = '2026-03-02';

const withPhone = (phone: string, address: Partial<Registration['address']> = {}): Registration => ({
  ...COMPLETE_REGISTRATION,
  personalDetails: { ...COMPLETE_REGISTRATION.personalDetails, phone },
  address: { ...COMPLETE_REGISTRATION.address, ...address },
});

it('finds unfinished steps and their missing answers', () => {
  expect(invalidSteps(EMPTY_REGISTRATION, TODAY)).toEqual(['personal', 'address']);
  expect(invalidSteps(COMPLETE_REGISTRATION, TODAY)).toEqual([]);
  expect(
    stepProblems(
      { ...COMPLETE_REGISTRATION, address: { ...COMPLETE_REGISTRATION.address, city: ' ' } },
      'address',
      TODAY,
    ),
  ).toEqual([{ path: 'address.city', message: PATIENT_MESSAGES.city }]);
});

it('refuses a date of birth after today, in its own step only', async () => {
  const tomorrow = {
    ...COMPLETE_REGISTRATION,
    personalDetails: { ...COMPLETE_REGISTRATION.personalDetails, dob: '2026-03-03' },
  };
  expect(isStepValid(tomorrow, 'personal', TODAY)).toBe(false);
  await expect(stepSchema('personal', TODAY).validate(tomorrow)).rejects.toThrow('in the future');
  await expect(stepSchema('address', TODAY).validate(tomorrow)).resolves.toBeDefined();
});

it('accepts a phone number of any country, and asks for the country code when the address is abroad', () => {
  const abroad = '+44 20 7946 0000';
  const home = { country: 'UK', pinCode: 'CT1 2EH' } as const;
  expect(isStepValid(withPhone(abroad, { city: '' }), 'personal', TODAY)).toBe(true);
  expect(isStepValid(withPhone(abroad), 'personal', TODAY)).toBe(true);
  expect(isStepValid(withPhone(abroad, home), 'personal', TODAY)).toBe(true);
  expect(stepProblems(withPhone('9876543210', home), 'personal', TODAY)).toEqual([
    { path: 'personalDetails.phone', message: PHONE_ABROAD_MESSAGE },
  ]);
});

it('continues at the first incomplete step; an optional one is complete once it is answered or skipped', () => {
  expect(firstUnfinishedStep(EMPTY_REGISTRATION, [], TODAY)).toBe('personal');
  expect(
    firstUnfinishedStep({ ...COMPLETE_REGISTRATION, address: EMPTY_REGISTRATION.address }, [], TODAY),
  ).toBe('address');
  expect(firstUnfinishedStep(COMPLETE_REGISTRATION, [], TODAY)).toBe('medical');
  const ill = { ...COMPLETE_REGISTRATION.patientHistory, surgeryHistory: ['Appendix'] };
  expect(firstUnfinishedStep({ ...COMPLETE_REGISTRATION, patientHistory: ill }, [], TODAY)).toBe(
    'vaccination',
  );
  expect(firstUnfinishedStep(COMPLETE_REGISTRATION, ['medical', 'vaccination'], TODAY)).toBeUndefined();
});
