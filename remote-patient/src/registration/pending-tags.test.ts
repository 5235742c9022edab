import { COMPLETE_REGISTRATION } from '@nivara/shared/testing/complete-registration';
import { OTHER_VACCINES, withPendingTags, withText, withoutPendingTags } from './pending-tags';

test('drops the text of an emptied field', () => {
  expect(withText({ a: 'Asth' }, 'a', 'Asthm')).toEqual({ a: 'Asthm' });
  expect(withText({ a: 'Asth', b: 'Gout' }, 'a', '')).toEqual({ b: 'Gout' });
});

test('adds each pending text to its list once', () => {
  const patientHistory = { ...COMPLETE_REGISTRATION.patientHistory, medicalHistory: ['Asthma'] };
  const texts = {
    'patientHistory.medicalHistory': 'asthma ',
    'patientHistory.surgeryHistory': ' Appendix',
    [OTHER_VACCINES]: 'Rabies',
  };
  expect(withPendingTags({ ...COMPLETE_REGISTRATION, patientHistory }, texts).patientHistory).toEqual({
    ...patientHistory,
    surgeryHistory: ['Appendix'],
    vaccinationHistory: ['Rabies'],
  });
});

test('returns each pending text to its box, and keeps the entries that were in the list before', () => {
  const before = {
    ...COMPLETE_REGISTRATION,
    patientHistory: { ...COMPLETE_REGISTRATION.patientHistory, medicalHistory: ['Asthma'] },
  };
  const texts = { 'patientHistory.medicalHistory': 'asthma', 'patientHistory.surgeryHistory': 'Appendix' };
  expect(withoutPendingTags(withPendingTags(before, texts), texts, before)).toEqual(before);
});
