import type { Prescription } from '@nivara/shared/domain/prescription';
import { lastPrescription } from '../testing/serve-prescriptions';
import { correctedValues, previewOf, startingValues, toCorrection } from './prescription-values';

const made: Prescription = { ...lastPrescription, prescription: 'Paracetamol 500 mg, 1-0-1' };
const own: Prescription = { ...lastPrescription, prescription: 'As before.' };

const correctDose = (before: Prescription, prescription?: string) => {
  const values = correctedValues(before);
  const items = [{ ...values.items[0], dose: '650 mg' }];
  return toCorrection(before, { ...values, items, prescription: prescription ?? values.prescription });
};

test('a correction omits words that were made from the lines, since the service makes them again', () => {
  expect(correctedValues(made).prescription).toBe('');
  expect(correctDose(made)).not.toHaveProperty('prescription');
});

test('the doctor’s own words stay until they are changed or emptied', () => {
  expect(correctDose(own).prescription).toBe('As before.');
  expect(correctDose(own, '').prescription).toBe('');
  expect(correctDose(made, 'Half a tablet more.').prescription).toBe('Half a tablet more.');
});

test('the preview has the doctor’s own words, or else the words that the service makes from the lines', () => {
  const patient = { ...lastPrescription, phone: null };
  const preview = previewOf('medicine', startingValues('medicine', lastPrescription), patient, {
    doctor: lastPrescription.doctor,
    date: lastPrescription.date,
  });
  expect(preview.prescription).toBe('Paracetamol 500 mg');
  const values = { ...startingValues('medicine', lastPrescription), prescription: '' };
  expect(
    previewOf('medicine', values, patient, { doctor: '', date: lastPrescription.date }).prescription,
  ).toBe('Paracetamol 500 mg, 1-0-1');
});
