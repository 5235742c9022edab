import type { Registration } from './patient';
import { PATIENT_MESSAGES } from './patient-rules';
import { EMPTY_REGISTRATION, toRegistration } from './patient-values';
import { FIELD_MESSAGES } from './field-rules';
import {
  firstUnfinishedStep,
  invalidSteps,
  isStepValid,
  stepProblems,
  stepSchema,
} from './registration-steps';

const TODAY = '2026-03-02';

const complete: Registration = toRegistration({
  personalDetails: {
    prefix: 'Mrs.',
    firstName: 'Asha',
    lastName: 'Rao',
    dob: '1980-02-29',
    gender: 'Female',
    languages: 'Marathi',
    phone: '98765 43210',
    email: 'asha@example.org',
  },
  address: {
    flatHouse: '12',
    buildingApartment: 'Lotus Court',
    areaStreet: 'Baner Road',
    state: 'Maharashtra',
    city: 'Pune',
    pinCode: '411045',
  },
});

const withPhone = (phone: string, address: Partial<Registration['address']> = {}): Registration => ({
  ...complete,
  personalDetails: { ...complete.personalDetails, phone },
  address: { ...complete.address, ...address },
});

it('knows which steps lack something, and what', () => {
  expect(invalidSteps(EMPTY_REGISTRATION, TODAY)).toEqual(['personal', 'address']);
  expect(invalidSteps(complete, TODAY)).toEqual([]);
  expect(
    stepProblems({ ...complete, address: { ...complete.address, city: ' ' } }, 'address', TODAY),
  ).toEqual([{ path: 'address.city', message: PATIENT_MESSAGES.city }]);
});

it('knows the day', async () => {
  const tomorrow = { ...complete, personalDetails: { ...complete.personalDetails, dob: '2026-03-03' } };
  expect(isStepValid(tomorrow, 'personal', TODAY)).toBe(false);
  await expect(stepSchema('personal', TODAY).validate(tomorrow)).rejects.toThrow('in the future');
  await expect(stepSchema('address', TODAY).validate(tomorrow)).resolves.toBeDefined();
});

it('lets the phone be of any country until the address says which', () => {
  const abroad = '+44 20 7946 0000';
  expect(isStepValid(withPhone(abroad, { city: '' }), 'personal', TODAY)).toBe(true);
  expect(stepProblems(withPhone(abroad), 'personal', TODAY)).toEqual([
    { path: 'personalDetails.phone', message: FIELD_MESSAGES.phone },
  ]);
  expect(isStepValid(withPhone(abroad, { country: 'UK', pinCode: 'CT1 2EH' }), 'personal', TODAY)).toBe(true);
});

it('goes on where something is missing, then at steps that nobody has looked at', () => {
  expect(firstUnfinishedStep(EMPTY_REGISTRATION, [], TODAY)).toBe('personal');
  expect(firstUnfinishedStep({ ...complete, address: EMPTY_REGISTRATION.address }, [], TODAY)).toBe(
    'address',
  );
  expect(firstUnfinishedStep(complete, [], TODAY)).toBe('medical');
  const ill = { ...complete.patientHistory, surgeryHistory: ['Appendix'] };
  expect(firstUnfinishedStep({ ...complete, patientHistory: ill }, [], TODAY)).toBe('vaccination');
  expect(firstUnfinishedStep(complete, ['medical', 'vaccination'], TODAY)).toBeUndefined();
});
