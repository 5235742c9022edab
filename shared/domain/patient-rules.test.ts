import { DOB_MESSAGES, onDay } from './date-of-birth';
import { FIELD_MESSAGES } from './field-rules';
import {
  PATIENT_MESSAGES,
  addressStepSchema,
  historyStepSchema,
  personalDetailsStepSchema,
  registrationDraftSchema,
  registrationSchema,
  vaccinationStepSchema,
} from './patient-rules';
import { EMPTY_REGISTRATION } from './patient-values';
import { NAME_MESSAGE } from './person-name';
import { PHONE_ABROAD_MESSAGE } from './phone-number';
import { UPLOAD_MESSAGES } from './upload';
import { COMPLETE_REGISTRATION } from '../testing/complete-registration';
import { messagesOf } from '../testing/messages-of';

const M = PATIENT_MESSAGES;
const TODAY = '2026-03-02';

const { personalDetails: details, address: home } = COMPLETE_REGISTRATION;

const problems = (schema: Parameters<typeof messagesOf>[0], value: unknown) =>
  messagesOf(schema, value, { today: TODAY });

const inPersonalDetails = (change: object) => problems(personalDetailsStepSchema, { ...details, ...change });
const inAddress = (change: object) => problems(addressStepSchema, { ...home, ...change });
const inHistory = (change: object) => problems(historyStepSchema, change);

describe('the step of personal details', () => {
  it('reports missing answers and allows empty optional fields', () => {
    expect(problems(personalDetailsStepSchema, EMPTY_REGISTRATION.personalDetails)).toEqual({
      prefix: M.prefix,
      firstName: M.firstName,
      lastName: M.lastName,
      dob: 'Date of birth is required',
      gender: M.gender,
      languages: M.language,
      phone: FIELD_MESSAGES.phoneRequired,
      email: FIELD_MESSAGES.emailRequired,
    });
    expect(Object.keys(problems(personalDetailsStepSchema, {}))).toHaveLength(8);
    expect(inPersonalDetails({})).toEqual({});
  });

  it.each([
    ['2026-03-02', undefined],
    ['2026-03-03', DOB_MESSAGES.future],
    ['9999-12-31', DOB_MESSAGES.future],
    ['1900-01-01', undefined],
    ['1799-12-31', FIELD_MESSAGES.date],
    ['0000-00-00', FIELD_MESSAGES.date],
    ['1981-02-29', FIELD_MESSAGES.date],
    ['29.02.1980', FIELD_MESSAGES.date],
    ['   ', DOB_MESSAGES.required],
    [null, DOB_MESSAGES.required],
    [19800229, FIELD_MESSAGES.date],
  ])('gives the date of birth %j the message %s', (dob, message) => {
    expect(inPersonalDetails({ dob }).dob).toBe(message);
  });

  it('allows a future date while today is not known, and refuses it in a form', async () => {
    const tomorrow = { ...details, dob: '2026-03-03' };
    expect(personalDetailsStepSchema.isValidSync(tomorrow)).toBe(true);
    const inForm = onDay(personalDetailsStepSchema, TODAY);
    await expect(inForm.validate(tomorrow, { abortEarly: false })).rejects.toThrow(DOB_MESSAGES.future);
    await expect(inForm.validate(details)).resolves.toMatchObject({ dob: details.dob });
  });

  it.each([
    ['height', 30, undefined],
    ['height', 250, undefined],
    ['height', 172.5, undefined],
    ['height', 29.9, M.height],
    ['height', 251, M.height],
    ['height', '170', M.height],
    ['height', NaN, M.height],
    ['height', 1e308, M.height],
    ['weight', 1, undefined],
    ['weight', 400, undefined],
    ['weight', 0, M.weight],
    ['weight', 401, M.weight],
    ['weight', null, undefined],
    ['prefix', 'Dr.', FIELD_MESSAGES.choice],
    ['bloodGroup', 'C+', FIELD_MESSAGES.choice],
    ['bloodGroup', 'AB-', undefined],
    ['gender', 'Other', FIELD_MESSAGES.choice],
    ['languages', 'Klingon', FIELD_MESSAGES.choice],
    ['maritalStatus', 'Widowed', undefined],
    ['firstName', '  ', M.firstName],
    ['firstName', 'x'.repeat(60), undefined],
    ['firstName', 'x'.repeat(61), FIELD_MESSAGES.tooLong(60)],
    ['middleName', 'a\u0007b', FIELD_MESSAGES.oneLine],
    ['lastName', ['Rao'], FIELD_MESSAGES.text],
    ['firstName', '<b>', NAME_MESSAGE],
    ['middleName', '1234', NAME_MESSAGE],
    ['lastName', 'Rao 2', NAME_MESSAGE],
    ['lastName', 'D’Souza-Rao', undefined],
    ['email', 'asha', FIELD_MESSAGES.email],
  ])('gives %s %j the message %s', (field, value, message) => {
    expect(inPersonalDetails({ [field]: value })[field]).toBe(message);
  });

  it.each([
    ['9876543210', undefined],
    ['+44 20 7946 0000', undefined],
    ['5876543210', FIELD_MESSAGES.phone],
    ['123', FIELD_MESSAGES.phone],
    ['x'.repeat(41), FIELD_MESSAGES.tooLong(40)],
  ])('gives the phone %j the message %s before the country is known', (phone, message) => {
    expect(inPersonalDetails({ phone }).phone).toBe(message);
  });
});

describe('the step of the address', () => {
  it('reports missing answers', () => {
    expect(problems(addressStepSchema, { country: '' })).toEqual({
      flatHouse: M.flatHouse,
      areaStreet: M.areaStreet,
      country: M.country,
      state: M.state,
      city: M.city,
      pinCode: M.postalCode,
    });
    expect(inAddress({})).toEqual({});
  });

  it.each([
    [{ pinCode: '411 045' }, {}],
    [{ pinCode: '011045' }, { pinCode: FIELD_MESSAGES.pinCode }],
    [{ pinCode: '41104' }, { pinCode: FIELD_MESSAGES.pinCode }],
    [{ state: 'Delhi' }, {}],
    [{ state: 'Bombay' }, { state: M.indianState }],
    [{ country: 'UK', state: 'Kent', pinCode: 'CT1 2EH' }, {}],
    [{ country: 'USA', state: 'Ohio', pinCode: '44114-1234' }, {}],
    [{ country: 'USA', state: 'Ohio', pinCode: '#12' }, { pinCode: M.postalCodeCharacters }],
    [{ country: 'USA', state: 'Ohio', pinCode: ' ' }, { pinCode: M.postalCode }],
    [{ pinCode: ' ' }, { pinCode: M.pinCode }],
    [{ buildingApartment: '' }, {}],
    [{ country: 'France' }, { country: FIELD_MESSAGES.choice }],
    [{ city: 'x'.repeat(61) }, { city: FIELD_MESSAGES.tooLong(60) }],
  ])('gives %j the messages %j', (change, expected) => {
    expect(inAddress(change)).toEqual(expected);
  });
});

describe('the steps of the history', () => {
  const document = { url: `/api/uploads/${'a'.repeat(32)}/file`, display_name: 'report.pdf' };

  it('may be left empty', () => {
    expect(inHistory({})).toEqual({});
    expect(problems(vaccinationStepSchema, {})).toEqual({});
  });

  it.each([
    [{ medicalHistory: ['Asthma'] }, {}],
    [{ medicalHistory: ['Asthma', ' '] }, { 'medicalHistory[1]': FIELD_MESSAGES.required }],
    [{ surgeryHistory: ['x'.repeat(201)] }, { 'surgeryHistory[0]': FIELD_MESSAGES.tooLong(200) }],
    [{ hospitalizationHistory: Array(51).fill('x') }, { hospitalizationHistory: FIELD_MESSAGES.tooMany(50) }],
    [{ covidHistory: 'unknown' }, { covidHistory: FIELD_MESSAGES.choice }],
    [{ uploadedDocuments: Array(4).fill(document) }, {}],
    [{ uploadedDocuments: Array(5).fill(document) }, { uploadedDocuments: UPLOAD_MESSAGES.tooMany }],
    [{ uploadedDocuments: [null] }, { 'uploadedDocuments[0]': FIELD_MESSAGES.required }],
    [{ uploadedDocuments: [{ ...document, url: 'https://files.example/x.pdf' }] }, {}],
    [
      { uploadedDocuments: [{ ...document, url: 'javascript:alert(1)' }] },
      { 'uploadedDocuments[0].url': UPLOAD_MESSAGES.link },
    ],
  ])('give %j the messages %j', (change, expected) => {
    expect(inHistory(change)).toEqual(expected);
  });

  it('take any vaccine by name', () => {
    expect(problems(vaccinationStepSchema, { vaccinationHistory: ['Covid', 'Yellow fever'] })).toEqual({});
  });
});

describe('the whole patient record', () => {
  it('is valid when it is complete, and reports missing answers when it is empty', () => {
    expect(problems(registrationSchema, COMPLETE_REGISTRATION)).toEqual({});
    expect(Object.keys(problems(registrationSchema, EMPTY_REGISTRATION))).toContain('address.city');
  });

  it.each([
    ['India', '9876543210', undefined],
    ['India', '+44 20 7946 0000', undefined],
    ['India', '020 2553 1234', undefined],
    ['India', '2025531234', FIELD_MESSAGES.phone],
    ['UK', '+44 20 7946 0000', undefined],
    ['UK', '+91 98765 43210', undefined],
    ['UK', '9876543210', PHONE_ABROAD_MESSAGE],
    ['UK', '+91 12345', PHONE_ABROAD_MESSAGE],
  ])('with an address in %s gives the phone %j the message %s', (country, phone, message) => {
    const patientRecord = {
      ...COMPLETE_REGISTRATION,
      personalDetails: { ...details, phone },
      address: { ...home, country },
    };
    expect(problems(registrationSchema, patientRecord)['personalDetails.phone']).toBe(message);
  });
});

describe('a draft', () => {
  it('may be empty', () => {
    expect(problems(registrationDraftSchema, {})).toEqual({});
    expect(problems(registrationDraftSchema, EMPTY_REGISTRATION)).toEqual({});
    expect(problems(registrationDraftSchema, { personalDetails: { phone: '98', email: 'ash' } })).toEqual({});
  });

  it('is checked for types, lengths, choices and valid names, as a whole patient record is', () => {
    const wrong = {
      personalDetails: {
        firstName: 'x'.repeat(61),
        middleName: '\u202Egpj.exe',
        lastName: 'see www.evil.example/x',
        height: 1000,
        dob: '2026-03-03',
      },
      address: { pinCode: 411045, country: 'Mars' },
      patientHistory: { medicalHistory: 'Asthma' },
    };
    expect(Object.keys(problems(registrationDraftSchema, wrong)).sort()).toEqual([
      'address.country',
      'address.pinCode',
      'patientHistory.medicalHistory',
      'personalDetails.dob',
      'personalDetails.firstName',
      'personalDetails.height',
      'personalDetails.lastName',
      'personalDetails.middleName',
    ]);
  });
});
