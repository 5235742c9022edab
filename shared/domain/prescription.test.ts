import { messagesOf } from '../testing/messages-of';
import { FIELD_MESSAGES } from './field-rules';
import { PATIENT_MESSAGES } from './patient-in-care';
import {
  PRESCRIPTION_MESSAGES,
  newPrescriptionSchema,
  prescriptionChangeSchema,
  tidyItem,
} from './prescription';

const patient = 'a'.repeat(32);
const medicine = {
  patient,
  kind: 'medicine',
  items: [{ name: 'Metformin', dose: '500 mg', frequency: 'twice a day', days: 30 }],
};
const residential = {
  patient,
  kind: 'residential',
  bedId: 'B-12',
  items: [{ from: '2026-03-01', ward: 'East' }],
};
const messages = (value: unknown) => messagesOf(newPrescriptionSchema, value);

describe('a new prescription', () => {
  it.each([
    medicine,
    residential,
    { patient, kind: 'yoga', items: [{ name: 'Tadasana', minutes: 5, repetitions: 3 }] },
    {
      patient,
      kind: 'diet',
      items: [{ meal: 'Breakfast', food: 'Poha', instructions: 'Little salt.\nNo sugar.' }],
    },
    { patient, kind: 'diet', prescription: 'No sugar.' },
    {
      patient,
      kind: 'diet',
      prescription: 'No sugar.',
      items: [],
      bedId: null,
      info: '',
      familyMember: null,
    },
    { ...residential, items: [{ from: '2026-03-01', to: '2026-03-01', ward: 'East' }] },
  ])('is fine: %j', (value) => {
    expect(messages(value)).toEqual({});
  });

  it('reports every missing field at once', () => {
    expect(messages({})).toEqual({ patient: PATIENT_MESSAGES.required, kind: FIELD_MESSAGES.choice });
    expect(messages({ kind: 'residential', items: [{}] })).toEqual({
      patient: PATIENT_MESSAGES.required,
      bedId: PRESCRIPTION_MESSAGES.bedRequired,
      'items[0].from': PRESCRIPTION_MESSAGES.missing('From'),
      'items[0].ward': PRESCRIPTION_MESSAGES.missing('Ward'),
    });
  });

  it.each([
    [{ ...medicine, items: [] }, 'prescription', PRESCRIPTION_MESSAGES.empty],
    [{ ...medicine, items: [], prescription: '  ' }, 'prescription', PRESCRIPTION_MESSAGES.empty],
    [{ ...medicine, items: undefined }, 'prescription', PRESCRIPTION_MESSAGES.empty],
    [{ ...medicine, bedId: 'B-12' }, 'bedId', PRESCRIPTION_MESSAGES.noBed],
    [{ ...residential, bedId: ' ' }, 'bedId', PRESCRIPTION_MESSAGES.bedRequired],
    [{ ...residential, bedId: null }, 'bedId', PRESCRIPTION_MESSAGES.bedRequired],
    [{ ...medicine, kind: 'surgery' }, 'kind', FIELD_MESSAGES.choice],
    [{ ...medicine, kind: null }, 'kind', FIELD_MESSAGES.choice],
    [{ ...medicine, date: '2026-02-30' }, 'date', FIELD_MESSAGES.date],
    [{ ...medicine, date: null }, 'date', FIELD_MESSAGES.date],
    [{ ...medicine, info: null }, 'info', FIELD_MESSAGES.text],
    [{ ...medicine, info: 'two\nlines' }, 'info', FIELD_MESSAGES.oneLine],
    [{ ...medicine, clinicalNotes: 'x'.repeat(4001) }, 'clinicalNotes', FIELD_MESSAGES.tooLong(4000)],
    [{ ...medicine, familyMember: '' }, 'familyMember', 'There is nothing with this id.'],
    [{ ...medicine, items: null }, 'items', FIELD_MESSAGES.required],
    [{ ...medicine, items: 'Metformin', prescription: 'x' }, 'items', FIELD_MESSAGES.required],
    [{ ...medicine, items: [null], prescription: 'x' }, 'items[0]', FIELD_MESSAGES.required],
    [{ ...medicine, items: Array(31).fill(medicine.items[0]) }, 'items', FIELD_MESSAGES.tooMany(30)],
  ])('is refused with a message at the field (case %#)', (value, path, message) => {
    expect(messages(value)).toMatchObject({ [path]: message });
  });

  it.each([
    [{ days: 0 }, 'days', FIELD_MESSAGES.between(1, 1000)],
    [{ days: 1.5 }, 'days', FIELD_MESSAGES.wholeNumber],
    [{ days: 1e308 }, 'days', FIELD_MESSAGES.between(1, 1000)],
    [{ days: '30' }, 'days', FIELD_MESSAGES.number],
    [{ days: null }, 'days', FIELD_MESSAGES.number],
    [{ dose: '' }, 'dose', PRESCRIPTION_MESSAGES.missing('Dose')],
    [{ dose: 500 }, 'dose', FIELD_MESSAGES.text],
    [{ ward: 'East' }, 'ward', PRESCRIPTION_MESSAGES.otherKind],
    [{ minutes: 5 }, 'minutes', PRESCRIPTION_MESSAGES.otherKind],
  ])('is refused if a line has %j', (change, field, message) => {
    const value = { ...medicine, items: [medicine.items[0], { ...medicine.items[0], ...change }] };
    expect(messages(value)).toEqual({ [`items[1].${field}`]: message });
  });

  it('is refused if a stay ends before it begins', () => {
    const items = [{ from: '2026-03-02', to: '2026-03-01', ward: 'East' }];
    expect(messages({ ...residential, items })).toEqual({ 'items[0].to': PRESCRIPTION_MESSAGES.endsBefore });
  });
});

describe('a correction', () => {
  it.each([{ info: 'x' }, { items: [] }, { bedId: null }, { date: '2026-03-01' }])('may be %j', (value) => {
    expect(messagesOf(prescriptionChangeSchema, value)).toEqual({});
  });

  it('must change something', () => {
    expect(messagesOf(prescriptionChangeSchema, {})).toEqual({ '': PRESCRIPTION_MESSAGES.nothing });
  });
});

it('keeps only the filled-in fields of a line', () => {
  expect(tidyItem({ name: ' Tadasana ', minutes: 5, instructions: ' ', dose: undefined })).toEqual({
    name: 'Tadasana',
    minutes: 5,
  });
});
