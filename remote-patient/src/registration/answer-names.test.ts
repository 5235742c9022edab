import { EMPTY_REGISTRATION, toRegistration } from '@nivara/shared/domain/patient-values';
import { answerInWords } from './answer-names';

test.each([
  ['personalDetails.firstName', 'Asha'],
  ['personalDetails.dob', '29 February 1980'],
  ['personalDetails.height', '162.5'],
  ['personalDetails.weight', 'Not given'],
  ['address.landmark', 'Not given'],
  ['patientHistory.medicalHistory', 'Asthma, Gout'],
  ['patientHistory.surgeryHistory', 'Not given'],
  ['patientHistory.covidHistory', 'Negative'],
  ['patientHistory.uploadedDocuments', 'report.pdf'],
] as const)('%s is shown as “%s”', (path, words) => {
  const registration = toRegistration({
    personalDetails: { firstName: 'Asha', dob: '1980-02-29', height: 162.5, weight: Number.NaN },
    patientHistory: {
      medicalHistory: ['Asthma', 'Gout'],
      uploadedDocuments: [{ url: `/api/uploads/${'a'.repeat(32)}/file`, display_name: 'report.pdf' }],
    },
  });
  expect(answerInWords(registration, path)).toBe(words);
});

test('leaves an impossible date unchanged', () => {
  const personalDetails = { ...EMPTY_REGISTRATION.personalDetails, dob: '1980-02-30' };
  expect(answerInWords({ ...EMPTY_REGISTRATION, personalDetails }, 'personalDetails.dob')).toBe('1980-02-30');
});
