import { messagesOf } from '../testing/messages-of';
import { FIELD_MESSAGES } from './field-rules';
import { TEST_MESSAGES, newTestSchema, testChangeSchema } from './medical-test';
import { PATIENT_MESSAGES } from './patient-in-care';
import { VALUE_MESSAGES } from './test-values';

const patient = 'a'.repeat(32);
const sugar = { name: 'Fasting glucose', unit: 'mg/dL', low: 70, high: 99 };
const selfcare = { patient, testName: 'Blood sugar', kind: 'selfcare', analytes: [sugar] };
const clinic = {
  ...selfcare,
  kind: 'clinic',
  appointmentDate: '2026-03-04',
  appointmentTime: '8:25 AM',
};

describe('an order', () => {
  const messages = (value: unknown) => messagesOf(newTestSchema, value);

  it.each([
    selfcare,
    clinic,
    { ...clinic, analytes: [], testName: 'Chest X-ray' },
    { patient, testName: 'Chest X-ray', kind: 'clinic' },
    { ...clinic, appointmentTime: null },
    { ...clinic, appointmentDate: null, appointmentTime: null, familyMember: null },
    { ...selfcare, analytes: [{ name: 'pH' }, { name: 'Base excess', unit: '', low: -2, high: null }] },
    { ...selfcare, analytes: [{ name: 'Protein', low: 0, high: 0 }] },
  ])('is valid: %j', (value) => {
    expect(messages(value)).toEqual({});
  });

  it('reports every missing field at once', () => {
    expect(messages({})).toEqual({
      patient: PATIENT_MESSAGES.required,
      testName: FIELD_MESSAGES.required,
      kind: TEST_MESSAGES.choose,
    });
  });

  it.each([
    [{ ...selfcare, analytes: [] }, 'analytes', VALUE_MESSAGES.analyteRequired],
    [{ ...selfcare, analytes: undefined }, 'analytes', VALUE_MESSAGES.analyteRequired],
    [{ ...clinic, analytes: null }, 'analytes', FIELD_MESSAGES.required],
    [{ ...clinic, analytes: {} }, 'analytes', FIELD_MESSAGES.required],
    [{ ...clinic, analytes: [null] }, 'analytes[0]', FIELD_MESSAGES.required],
    [
      { ...clinic, analytes: Array.from({ length: 31 }, (_, index) => ({ name: `Analyte ${index}` })) },
      'analytes',
      FIELD_MESSAGES.tooMany(30),
    ],
    [{ ...clinic, analytes: [{ ...sugar, name: ' ' }] }, 'analytes[0].name', VALUE_MESSAGES.analyteRequired],
    [{ ...clinic, analytes: [{ ...sugar, high: 69 }] }, 'analytes[0].high', VALUE_MESSAGES.rangeReversed],
    [{ ...clinic, analytes: [{ ...sugar, low: '70' }] }, 'analytes[0].low', FIELD_MESSAGES.number],
    [{ ...clinic, analytes: [{ ...sugar, unit: null }] }, 'analytes[0].unit', FIELD_MESSAGES.text],
    [
      { ...clinic, analytes: [sugar, { name: ' fasting GLUCOSE ' }] },
      'analytes[1].name',
      VALUE_MESSAGES.analyteTwice,
    ],
    [{ ...selfcare, appointmentDate: '2026-03-04' }, 'appointmentDate', TEST_MESSAGES.noAppointment],
    [{ ...selfcare, appointmentTime: '8:25 AM' }, 'appointmentTime', TEST_MESSAGES.noAppointment],
    [{ ...clinic, appointmentDate: undefined }, 'appointmentDate', TEST_MESSAGES.dateMissing],
    [{ ...clinic, appointmentDate: '2026-02-30' }, 'appointmentDate', FIELD_MESSAGES.date],
    [{ ...clinic, appointmentTime: '8:20 AM' }, 'appointmentTime', TEST_MESSAGES.timing],
    [{ ...clinic, kind: 'home' }, 'kind', TEST_MESSAGES.choose],
    [{ ...clinic, remark: null }, 'remark', FIELD_MESSAGES.text],
  ])('is refused with a message at the field (case %#)', (value, path, message) => {
    expect(messages(value)).toEqual({ [path]: message });
  });
});

describe('a change', () => {
  const values = [{ analyte: 'Fasting glucose', value: 92 }];

  it.each([
    { remark: '' },
    { report: 'No finding.' },
    { status: 'completed', values },
    { status: 'completed' },
    { appointmentDate: null, appointmentTime: null },
  ])('is valid: %j', (value) => {
    expect(messagesOf(testChangeSchema, value)).toEqual({});
  });

  it.each([
    [{}, '', TEST_MESSAGES.nothing],
    [{ status: 'completed', values: [] }, 'values', VALUE_MESSAGES.valuesRequired],
    [{ status: 'pending' }, 'status', FIELD_MESSAGES.choice],
    [{ status: null }, 'status', FIELD_MESSAGES.choice],
  ])('is refused: %j', (value, path, message) => {
    expect(messagesOf(testChangeSchema, value)).toEqual({ [path]: message });
  });
});
