import type { Registration } from '../domain/patient';
import { EMPTY_REGISTRATION } from '../domain/patient-values';

/** Contains every required answer as somebody types it, and of the optional answers only the building. */
export const COMPLETE_REGISTRATION: Registration = {
  ...EMPTY_REGISTRATION,
  personalDetails: {
    ...EMPTY_REGISTRATION.personalDetails,
    prefix: 'Mrs.',
    firstName: 'Asha',
    lastName: 'Rao',
    dob: '1980-02-29',
    gender: 'Female',
    languages: 'Marathi',
    phone: '98765 43210',
    email: 'asha@example.org',
  },
  address: {
    ...EMPTY_REGISTRATION.address,
    flatHouse: '12',
    buildingApartment: 'Lotus Court',
    areaStreet: 'Baner Road',
    state: 'Maharashtra',
    city: 'Pune',
    pinCode: '411045',
  },
};
