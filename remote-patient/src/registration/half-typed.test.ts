import { COMPLETE_REGISTRATION } from '@nivara/shared/testing/complete-registration';
import { OTHER_VACCINES, withHalfTyped, withText } from './half-typed';

test('a box that is emptied is not kept', () => {
  expect(withText({ a: 'Asth' }, 'a', 'Asthm')).toEqual({ a: 'Asthm' });
  expect(withText({ a: 'Asth', b: 'Gout' }, 'a', '')).toEqual({ b: 'Gout' });
});

test('what stands in the boxes still is taken, each once', () => {
  const patientHistory = { ...COMPLETE_REGISTRATION.patientHistory, medicalHistory: ['Asthma'] };
  const texts = {
    'patientHistory.medicalHistory': 'asthma ',
    'patientHistory.surgeryHistory': ' Appendix',
    [OTHER_VACCINES]: 'Rabies',
  };
  expect(withHalfTyped({ ...COMPLETE_REGISTRATION, patientHistory }, texts).patientHistory).toEqual({
    ...patientHistory,
    surgeryHistory: ['Appendix'],
    vaccinationHistory: ['Rabies'],
  });
});
