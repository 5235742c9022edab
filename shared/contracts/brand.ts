const address = {
  name: 'Nivara Clinic (demo address)',
  street: '00 Example Road, Shivajinagar',
  city: 'Pune',
  postalCode: '411005',
  region: 'Maharashtra',
  country: { code: 'IN', name: 'India' },
} as const;

/** The clinic's identity. The values are placeholders: a clinic replaces them before its site opens. */
export const brand = {
  name: 'Nivara',
  tagline: 'Health and wellness, looked after by physicians.',
  address,
  /** The address in lines, as on an envelope. */
  headOffice: [
    address.name,
    address.street,
    `${address.city} ${address.postalCode}, ${address.region}, ${address.country.name}`,
  ],
  phone: { text: '+91 20 0000 0000', href: 'tel:+912000000000' },
  email: 'support@example.org',
  /** Appointments are given in these hours, every day of the week. */
  hours: [
    { part: 'Morning', from: '8:00 AM', to: '11:45 AM' },
    { part: 'Afternoon', from: '12:00 PM', to: '3:45 PM' },
    { part: 'Evening', from: '4:00 PM', to: '7:45 PM' },
    { part: 'Night', from: '8:00 PM', to: '11:45 PM' },
  ],
  /** A social network without an address is shown as an icon without a link. */
  social: [
    { name: 'Facebook', icon: 'facebook', href: undefined },
    { name: 'Instagram', icon: 'instagram', href: undefined },
    { name: 'Twitter', icon: 'twitter', href: undefined },
    { name: 'LinkedIn', icon: 'linkedin', href: undefined },
    { name: 'YouTube', icon: 'youtube', href: undefined },
  ],
} as const;
