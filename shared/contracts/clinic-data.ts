import { clockTime24 } from '../domain/clinic-time';
import { brand } from './brand';

const { address, hours } = brand;

/** The clinic’s address in schema.org's format. */
export const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: address.city,
  addressRegion: address.region,
  postalCode: address.postalCode,
  addressCountry: address.country.code,
} as const;

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A short reference to the clinic; search engines find the rest under the same id. */
export const clinicInShort = {
  '@type': 'MedicalClinic',
  '@id': '/#clinic',
  name: brand.name,
  url: '/',
};

/** The clinic's structured data for search engines. */
export const clinicData = {
  ...clinicInShort,
  description: brand.tagline,
  address: postalAddress,
  telephone: brand.phone.text,
  email: brand.email,
  openingHoursSpecification: hours.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: WEEK,
    opens: in24Hours(from),
    closes: in24Hours(to),
  })),
};

/** Converts "3:45 PM" to "15:45". */
function in24Hours(time: string): string {
  const [clock = '', half] = time.split(' ');
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return clockTime24(((hours % 12) + (half === 'PM' ? 12 : 0)) * 60 + minutes);
}
