/** The answers of a complete patient record; the service fills in India as the country. */
export const registration = {
  personalDetails: {
    prefix: 'Mrs.',
    firstName: 'Asha',
    lastName: 'Rao',
    dob: '1980-03-03',
    gender: 'Female',
    languages: 'Marathi',
    height: 160,
    phone: '98765 43210',
    email: 'Asha@Example.org',
  },
  address: {
    flatHouse: '12',
    buildingApartment: 'Lotus Court',
    areaStreet: 'Baner Road',
    state: 'Maharashtra',
    city: 'Pune',
    pinCode: '411 045',
  },
};
