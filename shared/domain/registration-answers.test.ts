import type { PatientRecord, Registration } from './patient';
import { EMPTY_REGISTRATION } from './patient-values';
import {
  ANSWER_PATHS,
  answerAt,
  answersOf,
  changedAnswers,
  compareChanges,
  pickAnswers,
  takeAnswers,
  unsaveableAnswers,
} from './registration-answers';

const TODAY = '2026-03-02';

interface Changes {
  person?: Partial<Registration['personalDetails']>;
  home?: Partial<Registration['address']>;
  history?: Partial<Registration['patientHistory']>;
}

const make = ({ person, home, history }: Changes): Registration => ({
  personalDetails: { ...EMPTY_REGISTRATION.personalDetails, ...person },
  address: { ...EMPTY_REGISTRATION.address, ...home },
  patientHistory: { ...EMPTY_REGISTRATION.patientHistory, ...history },
});

it('lists every answer of the patient record, and counts a list as one answer', () => {
  expect(ANSWER_PATHS).toHaveLength(13 + 8 + 12);
  expect(answerAt(make({ home: { city: 'Pune' } }), 'address.city')).toBe('Pune');
});

it('leaves out values that nobody enters', () => {
  const patientRecord: PatientRecord = {
    ...make({ person: { firstName: 'Asha' } }),
    id: '1',
    accountId: '2',
    status: 'draft',
    version: 3,
    createdAt: '',
    updatedAt: '',
    personalDetails: { ...EMPTY_REGISTRATION.personalDetails, firstName: 'Asha', age: 45 },
  };
  expect(answersOf(patientRecord)).toEqual(make({ person: { firstName: 'Asha' } }));
  expect(answersOf(undefined)).toEqual(EMPTY_REGISTRATION);
});

it('finds changed answers, but no answer that is only written differently', () => {
  const before = make({ person: { phone: '+919876543210' }, history: { medicalHistory: ['Asthma'] } });
  expect(
    changedAnswers(
      before,
      make({ person: { phone: '98765 43210 ', lastName: '  ' }, history: { medicalHistory: ['Asthma '] } }),
    ),
  ).toEqual([]);
  expect(
    changedAnswers(before, make({ person: { phone: '98765 43211' }, history: { medicalHistory: [] } })),
  ).toEqual(['personalDetails.phone', 'patientHistory.medicalHistory']);
});

it('picks only the named answers', () => {
  const registration = make({ home: { city: 'Pune' }, history: { surgeryHistory: ['Appendix'] } });
  expect(pickAnswers(registration, ['address.city', 'patientHistory.surgeryHistory'])).toEqual({
    address: { city: 'Pune' },
    patientHistory: { surgeryHistory: ['Appendix'] },
  });
  expect(pickAnswers(registration, [])).toEqual({});
});

it('copies some answers without changing the registration that gets them', () => {
  const into = make({ home: { city: 'Pune' } });
  const taken = takeAnswers(into, make({ home: { city: 'Nashik', landmark: 'Lake' } }), ['address.landmark']);
  expect(taken.address).toMatchObject({ city: 'Pune', landmark: 'Lake' });
  expect(into.address.landmark).toBe('');
});

it('finds the answers that a draft refuses', () => {
  expect(unsaveableAnswers(EMPTY_REGISTRATION, TODAY)).toEqual([]);
  expect(
    unsaveableAnswers(
      make({
        person: { height: 5, weight: Number.NaN, dob: '2026-03-03', phone: '98' },
        history: { medicalHistory: ['Asthma', 'x'.repeat(201)] },
      }),
      TODAY,
    ),
  ).toEqual([
    'personalDetails.dob',
    'personalDetails.height',
    'personalDetails.weight',
    'patientHistory.medicalHistory',
  ]);
});

it('distinguishes conflicts from changes of the other side', () => {
  const before = make({ home: { city: 'Pune', landmark: 'Lake', areaStreet: 'Baner Road' } });
  const mine = make({
    home: { city: 'Nashik', landmark: 'Temple', areaStreet: 'Baner Road', flatHouse: '1' },
  });
  const theirs = make({ home: { city: 'Nagpur', landmark: 'Temple ', areaStreet: 'Aundh Road' } });
  expect(compareChanges(before, mine, theirs)).toEqual({
    conflicts: ['address.city'],
    elsewhere: ['address.areaStreet'],
  });
});
