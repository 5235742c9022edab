import { tidyEmail } from './field-rules';
import type { Address, PatientHistory, PersonalDetails, Registration } from './patient';
import type { RegistrationDraft } from './patient-rules';
import { tidyBlanks } from './person-name';
import { toE164In } from './phone-number';

/** The registration wizard begins with these empty values. */
export const EMPTY_REGISTRATION: Registration = {
  personalDetails: {
    prefix: '',
    firstName: '',
    middleName: '',
    lastName: '',
    dob: '',
    gender: '',
    maritalStatus: '',
    bloodGroup: '',
    height: null,
    weight: null,
    languages: '',
    phone: '',
    email: '',
  },
  address: {
    flatHouse: '',
    buildingApartment: '',
    areaStreet: '',
    landmark: '',
    country: 'India',
    state: '',
    city: '',
    pinCode: '',
  },
  patientHistory: {
    medicalHistory: [],
    surgeryHistory: [],
    hospitalizationHistory: [],
    vaccinationHistory: [],
    covidHistory: 'negative',
    uploadedDocuments: [],
    allergies: [],
    conditions: [],
    currentMedicines: [],
    emergencyName: '',
    emergencyRelation: '',
    emergencyPhone: '',
  },
};

/** Merges field by field, replaces lists as a whole, and normalizes every value. */
export function mergeRegistration(registration: Registration, change: RegistrationDraft): Registration {
  const address = tidyAddress({
    ...registration.address,
    ...change.address,
    country: change.address?.country || registration.address.country,
  });
  return {
    personalDetails: tidyDetails(
      { ...registration.personalDetails, ...change.personalDetails },
      address.country,
    ),
    address,
    patientHistory: tidyHistory(
      { ...registration.patientHistory, ...change.patientHistory },
      address.country,
    ),
  };
}

/** Fills missing values in, with India as the country. */
export const toRegistration = (entered: RegistrationDraft) => mergeRegistration(EMPTY_REGISTRATION, entered);

function tidyDetails(details: PersonalDetails, country: string): PersonalDetails {
  return {
    ...details,
    firstName: tidyBlanks(details.firstName),
    middleName: tidyBlanks(details.middleName),
    lastName: tidyBlanks(details.lastName),
    dob: details.dob.trim(),
    // A draft keeps an unfinished number as it was typed.
    phone: toE164In(country, details.phone) ?? details.phone.trim(),
    email: tidyEmail(details.email),
  };
}

function tidyAddress(address: Address): Address {
  const pinCode = address.pinCode.trim().toUpperCase();
  return {
    flatHouse: tidyBlanks(address.flatHouse),
    buildingApartment: tidyBlanks(address.buildingApartment),
    areaStreet: tidyBlanks(address.areaStreet),
    landmark: tidyBlanks(address.landmark),
    country: address.country,
    state: tidyBlanks(address.state),
    city: tidyBlanks(address.city),
    pinCode: address.country === 'India' ? pinCode.replace(/\s/g, '') : tidyBlanks(pinCode),
  };
}

function tidyHistory(history: PatientHistory, country: string): PatientHistory {
  return {
    ...history,
    medicalHistory: tidyTags(history.medicalHistory),
    surgeryHistory: tidyTags(history.surgeryHistory),
    hospitalizationHistory: tidyTags(history.hospitalizationHistory),
    vaccinationHistory: tidyTags(history.vaccinationHistory),
    allergies: tidyTags(history.allergies),
    conditions: tidyTags(history.conditions),
    currentMedicines: tidyTags(history.currentMedicines),
    emergencyName: tidyBlanks(history.emergencyName),
    emergencyRelation: tidyBlanks(history.emergencyRelation),
    emergencyPhone: toE164In(country, history.emergencyPhone) ?? history.emergencyPhone.trim(),
    uploadedDocuments: history.uploadedDocuments.map(({ url, display_name }) => ({ url, display_name })),
  };
}

/** Trims each text and drops repeated ones. */
const tidyTags = (tags: readonly string[]) => [...new Set(tags.map(tidyBlanks))];
