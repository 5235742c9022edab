import { type InferType, type TestFunction, array, object } from 'yup';
import { DOB_MESSAGES, dobField } from './date-of-birth';
import {
  FIELD_MESSAGES,
  choiceField,
  emailField,
  filled,
  isFilled,
  lineField,
  numberField,
  pinCodeField,
  tagsField,
  wholeNumberField,
} from './field-rules';
import {
  BLOOD_GROUPS,
  COUNTRIES,
  COVID_HISTORIES,
  GENDERS,
  INDIAN_STATES,
  LANGUAGES,
  MARITAL_STATUSES,
  PREFIXES,
  PATIENT_RECORD_STATUSES,
} from './patient';
import { nameField } from './person-name';
import { PHONE_ABROAD_MESSAGE, toE164In } from './phone-number';
import { UPLOAD_LIMITS, UPLOAD_MESSAGES, documentField } from './upload';

export const HEIGHT = { min: 30, max: 250 } as const;
export const WEIGHT = { min: 1, max: 400 } as const;

export const PATIENT_MESSAGES = {
  prefix: 'Please choose a prefix.',
  firstName: 'Please enter the first name.',
  lastName: 'Please enter the last name.',
  gender: 'Please choose a gender.',
  language: 'Please choose the preferred language.',
  height: `Please enter the height in cm, a number from ${HEIGHT.min} to ${HEIGHT.max}.`,
  weight: `Please enter the weight in kg, a number from ${WEIGHT.min} to ${WEIGHT.max}.`,
  flatHouse: 'Please enter the flat or house number.',
  areaStreet: 'Please enter the area or street.',
  country: 'Please choose a country.',
  state: 'Please enter the state.',
  indianState: 'Please choose one of India’s states and union territories.',
  city: 'Please enter the city.',
  pinCode: 'Please enter the PIN code.',
  postalCode: 'Please enter the postal code.',
  postalCodeCharacters: 'Please use only letters, digits, blanks and hyphens in the postal code.',
  staysComplete: 'A complete patient record cannot become a draft again.',
} as const;

const M = PATIENT_MESSAGES;
const NAME_MAX = 60;
const LINE_MAX = 120;
const PHONE_MAX = 40;
const POSTAL_CODE_MAX = 12;
const EMAIL_MAX = 254;
const HISTORY = { entries: 50, length: 200 } as const;
const POSTAL_CODE = /^[a-z0-9][a-z0-9 -]*$/i;
const LAST_VERSION = 1_000_000_000;

const orBlank = <const Choice extends string>(choices: readonly Choice[]) => choiceField(['', ...choices]);

/**
 * Types, lengths and names are checked in drafts too, since a booking takes the patient's name from the
 * patient record even while that is a draft.
 */
const personalDetails = {
  prefix: orBlank(PREFIXES),
  firstName: nameField(NAME_MAX),
  middleName: nameField(NAME_MAX),
  lastName: nameField(NAME_MAX),
  dob: dobField,
  gender: orBlank(GENDERS),
  maritalStatus: orBlank(MARITAL_STATUSES),
  bloodGroup: orBlank(BLOOD_GROUPS),
  height: numberField(HEIGHT.min, HEIGHT.max, M.height).nullable(),
  weight: numberField(WEIGHT.min, WEIGHT.max, M.weight).nullable(),
  languages: orBlank(LANGUAGES),
  phone: lineField(PHONE_MAX),
  email: lineField(EMAIL_MAX),
};

const address = {
  flatHouse: lineField(LINE_MAX),
  buildingApartment: lineField(LINE_MAX),
  areaStreet: lineField(LINE_MAX),
  landmark: lineField(LINE_MAX),
  country: orBlank(COUNTRIES),
  state: lineField(NAME_MAX),
  city: lineField(NAME_MAX),
  pinCode: lineField(POSTAL_CODE_MAX),
};

const historyList = tagsField(HISTORY.entries, HISTORY.length);

const history = {
  medicalHistory: historyList,
  surgeryHistory: historyList,
  hospitalizationHistory: historyList,
  covidHistory: choiceField(COVID_HISTORIES),
  uploadedDocuments: array(documentField).max(UPLOAD_LIMITS.files, UPLOAD_MESSAGES.tooMany),
};

const vaccination = {
  vaccinationHistory: historyList,
  allergies: historyList,
  conditions: historyList,
  currentMedicines: historyList,
  emergencyName: lineField(LINE_MAX),
  emergencyRelation: lineField(NAME_MAX),
  emergencyPhone: lineField(PHONE_MAX),
};

const isInIndia = (parent: unknown) => (parent as { country?: unknown }).country === 'India';

/** The country is an answer of the next step, so it is known only while the whole patient record is checked. */
const countryOf = (patientRecord: unknown) =>
  (patientRecord as { address?: { country?: string } }).address?.country;

const phoneInCountry: TestFunction<string | undefined> = (value, { from, createError }) => {
  const country = from?.[1] && countryOf(from[1].value);
  if (!isFilled(value) || toE164In(country, value ?? '') !== undefined) return true;
  const message = country === undefined || country === 'India' ? FIELD_MESSAGES.phone : PHONE_ABROAD_MESSAGE;
  return createError({ message });
};

const phone = personalDetails.phone.test('phone', phoneInCountry);

const state = address.state.test(
  'state',
  M.indianState,
  (value, { parent }) =>
    !isFilled(value) || !isInIndia(parent) || INDIAN_STATES.some((known) => known === value?.trim()),
);

/** A PIN code in India has a format of its own. */
const pinCode = address.pinCode.test('pin-code', (value, { parent, createError }) => {
  if (!isFilled(value)) return createError({ message: isInIndia(parent) ? M.pinCode : M.postalCode });
  if (isInIndia(parent))
    return pinCodeField.isValidSync(value) || createError({ message: FIELD_MESSAGES.pinCode });
  return POSTAL_CODE.test((value ?? '').trim()) || createError({ message: M.postalCodeCharacters });
});

/** The wizard's four steps; a field that is not named here is optional. */
export const personalDetailsStepSchema = object({
  ...personalDetails,
  prefix: filled(personalDetails.prefix, M.prefix),
  firstName: filled(personalDetails.firstName, M.firstName),
  lastName: filled(personalDetails.lastName, M.lastName),
  dob: filled(personalDetails.dob, DOB_MESSAGES.required),
  gender: filled(personalDetails.gender, M.gender),
  languages: filled(personalDetails.languages, M.language),
  phone: filled(phone, FIELD_MESSAGES.phoneRequired),
  email: filled(emailField, FIELD_MESSAGES.emailRequired),
});

export const addressStepSchema = object({
  ...address,
  flatHouse: filled(address.flatHouse, M.flatHouse),
  areaStreet: filled(address.areaStreet, M.areaStreet),
  country: filled(address.country, M.country),
  state: filled(state, M.state),
  city: filled(address.city, M.city),
  pinCode,
});

export const historyStepSchema = object(history);

/** The step also asks for what a doctor wants to know at once. */
export const vaccinationStepSchema = object({
  ...vaccination,
  emergencyPhone: vaccination.emergencyPhone.test('phone', phoneInCountry),
});

export const registrationSchema = object({
  personalDetails: personalDetailsStepSchema,
  address: addressStepSchema,
  patientHistory: historyStepSchema.concat(vaccinationStepSchema),
});

/** A draft may omit whole groups. */
export const registrationDraftSchema = object({
  personalDetails: object(personalDetails).optional(),
  address: object(address).optional(),
  patientHistory: object({ ...history, ...vaccination }).optional(),
});

const status = choiceField(PATIENT_RECORD_STATUSES);

export const newPatientRecordSchema = registrationDraftSchema.shape({ status });

/** A change with an outdated version is refused. */
export const patientRecordChangeSchema = newPatientRecordSchema.shape({
  version: wholeNumberField(1, LAST_VERSION),
});

export const PATIENT_RECORD_COLUMNS = [
  'name',
  'dob',
  'phone',
  'language',
  'status',
  'createdAt',
  'updatedAt',
] as const;

export type RegistrationDraft = InferType<typeof registrationDraftSchema>;
export type NewPatientRecord = InferType<typeof newPatientRecordSchema>;
export type PatientRecordChange = InferType<typeof patientRecordChangeSchema>;
