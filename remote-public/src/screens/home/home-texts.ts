import { brand } from '@nivara/shared/contracts/brand';

const { name, address } = brand;

/** Title, description and upper texts of the home page. A clinic that runs this site replaces them. */
export const homeTexts = {
  title: `Physician-led health and wellness in ${address.city}`,
  description: `${name} is a physician-led clinic in ${address.city}: consultations, second opinions, tests, care for children and older adults, wellness and yoga.`,
  eyebrow: `A physician-led clinic in ${address.city}`,
  heading: 'Good health begins with being heard',
  lead: `${name} brings doctors, tests, therapy and wellness together under one roof, for every age in the family. We listen first, explain everything, and stay with you until you are well.`,
  promises: [
    'Time to talk: twenty-five minutes for every appointment',
    'One physician who keeps the whole picture',
    'A plan in plain words, to take home',
  ],
};
