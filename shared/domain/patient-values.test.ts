import { EMPTY_REGISTRATION, mergeRegistration, toRegistration } from './patient-values';

it('fills in missing values, with India as the country', () => {
  expect(toRegistration({})).toEqual(EMPTY_REGISTRATION);
  expect(toRegistration({ address: { country: '' } }).address.country).toBe('India');
});

it('trims and normalizes every value', () => {
  const { personalDetails, address, patientHistory } = toRegistration({
    personalDetails: { firstName: '  Asha  Devi ', phone: '098765-43210', email: ' Asha@Example.ORG ' },
    address: { city: ' Pune ', pinCode: '411 045' },
    patientHistory: { medicalHistory: [' Asthma ', 'Asthma', 'Hay  fever'] },
  });
  expect(personalDetails).toMatchObject({
    firstName: 'Asha Devi',
    phone: '+919876543210',
    email: 'asha@example.org',
  });
  expect(address).toMatchObject({ city: 'Pune', pinCode: '411045' });
  expect(patientHistory.medicalHistory).toEqual(['Asthma', 'Hay fever']);
});

it('normalizes foreign numbers and postal codes, and keeps an unfinished number', () => {
  const abroad = { personalDetails: { phone: '0044 (20) 7946-0000' }, address: { country: 'UK' } } as const;
  expect(toRegistration(abroad).personalDetails.phone).toBe('+442079460000');
  expect(toRegistration({ personalDetails: { phone: ' 9876 ' } }).personalDetails.phone).toBe('9876');
  expect(toRegistration({ address: { country: 'UK', pinCode: ' ct1  2eh' } }).address.pinCode).toBe(
    'CT1 2EH',
  );
});

it('merges field by field, and replaces lists', () => {
  const patientRecord = toRegistration({
    personalDetails: { firstName: 'Asha', lastName: 'Rao', height: 160 },
    patientHistory: { medicalHistory: ['Asthma'], surgeryHistory: ['Appendix'] },
  });
  const merged = mergeRegistration(patientRecord, {
    personalDetails: { lastName: 'Rane', height: null },
    patientHistory: { medicalHistory: [] },
  });
  expect(merged).toEqual({
    ...patientRecord,
    personalDetails: { ...patientRecord.personalDetails, lastName: 'Rane', height: null },
    patientHistory: { ...patientRecord.patientHistory, medicalHistory: [] },
  });
});
