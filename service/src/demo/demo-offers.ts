import { type OfferValues, offerSchema } from '@nivara/shared/domain/offer';
import { createOffer } from '../modules/offers/write-offer';
import { type DemoClinic, asSent, dateOf, momentOf } from './demo-clinic';
import type { Moment } from './demo-story';

type DemoOffer = Omit<OfferValues, 'validFrom' | 'validTo'> & {
  /** Days from today. */
  created: number;
  first: number;
  last: number;
};

/** None is for an ordinary consultation: its fee stays what the list of services says. */
const OFFERS: readonly DemoOffer[] = [
  {
    created: -181,
    first: -180,
    last: 180,
    kind: 'offer',
    name: 'Blood pressure on Saturdays',
    description:
      'Walk in on any Saturday morning and have your blood pressure measured, without an appointment.',
    discountPercentage: 0,
    terms: 'At the clinic, 9 to 11 AM. One measurement per person and day.',
  },
  {
    created: -110,
    first: -105,
    last: -60,
    kind: 'discount',
    name: 'Care for grandparents',
    description: 'Less for every geriatric consultation during the weeks of the season’s change.',
    discountPercentage: 20,
    serviceIds: [4],
    terms: 'For patients from 60 years on.',
  },
  {
    created: -48,
    first: -45,
    last: 60,
    kind: 'offer',
    name: 'Yearly check-up package',
    description: 'Blood tests, ECG and a long consultation on one morning, with a plan for the year.',
    discountPercentage: 15,
    serviceIds: [3],
    terms: 'Please come without breakfast. Once per person and year.',
  },
  {
    created: -62,
    first: -60,
    last: 45,
    kind: 'discount',
    name: 'Family tests',
    description: 'Less for diagnostic tests.',
    discountPercentage: 10,
    serviceIds: [8],
    terms: 'Not together with other discounts.',
  },
  {
    created: -12,
    first: -10,
    last: 50,
    kind: 'discount',
    name: 'Second child, second check',
    description: 'Less for children’s consultations on weekdays and Saturdays.',
    discountPercentage: 10,
    serviceIds: [5],
    terms: 'Shown at the desk for each child.',
  },
  {
    created: -16,
    first: -14,
    last: 75,
    kind: 'special',
    name: 'A month of yoga',
    description: 'Begin with a personal prescription and stay for four sessions.',
    discountPercentage: 20,
    serviceIds: [9],
    terms: 'For everybody whom a doctor has cleared for exercise.',
    specialDiscount: 'The fourth session is free.',
    specialTerms: 'The sessions are taken within six weeks.',
    freebies: 'A yoga mat, and breathing exercises on a card.',
  },
  {
    created: -6,
    first: -5,
    last: 25,
    kind: 'special',
    name: 'Lighter together',
    description: 'Two people, one training plan: body transformation for couples and friends.',
    discountPercentage: 10,
    serviceIds: [10],
    terms: 'Both book on the same day.',
    specialDiscount: 'The second plan costs half.',
    specialTerms: 'Paid together at the desk.',
    freebies: 'A steel water bottle each.',
  },
  {
    created: -3,
    first: 20,
    last: 80,
    kind: 'special',
    name: 'Critical care follow-up',
    description: 'A second look within a week after any stay in hospital.',
    discountPercentage: 25,
    serviceIds: [6],
    terms: 'With the discharge summary.',
    specialDiscount: 'Second follow-up by video without a fee.',
    specialTerms: 'Within 30 days.',
    freebies: 'A medicine organiser.',
  },
];

const MORNING = 9 * 60;

export function planOffers({ later }: Moment, clinic: DemoClinic): void {
  for (const { created, first, last, ...offer } of OFFERS) {
    const values = { ...offer, validFrom: dateOf(clinic, first), validTo: dateOf(clinic, last) };
    later(momentOf(clinic, created, MORNING), async ({ context }) => {
      await createOffer(context, clinic.doctor, asSent(offerSchema, values));
    });
  }
}
