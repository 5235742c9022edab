import { type InferType, array, object } from 'yup';
import { isRealDate } from './clinic-time';
import {
  FIELD_MESSAGES,
  choiceField,
  dateField,
  filled,
  lineField,
  textField,
  wholeNumberField,
} from './field-rules';
import { listQuerySchema } from './list-query';

export const OFFER_KINDS = ['offer', 'discount', 'special'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

export const OFFER_KIND_NAMES: Record<OfferKind, string> = {
  offer: 'Offer',
  discount: 'Discount',
  special: 'Special offer',
};

/** An offer is `live` from its first day to its last day, both included. */
export const OFFER_TIMES = ['live', 'coming', 'over'] as const;
export type OfferTime = (typeof OFFER_TIMES)[number];

export interface Offer {
  id: string;
  /** People refer to an offer by its number; the first is 1. */
  number: number;
  kind: OfferKind;
  name: string;
  description: string;
  validFrom: string;
  validTo: string;
  /** The discount on the fee; 0 when the offer gives something else. */
  discountPercentage: number;
  /** The services that the offer is for; empty means all. */
  serviceIds: number[];
  terms: string;
  specialDiscount: string;
  specialTerms: string;
  freebies: string;
}

export const OFFER_MESSAGES = {
  name: 'Please enter the offer’s name.',
  kind: 'Please choose the kind of offer.',
  validFrom: 'Please enter the first day of the offer.',
  validTo: 'Please enter the last day of the offer.',
  order: 'The last day cannot be before the first.',
  service: 'There is no service with this id.',
} as const;

const M = OFFER_MESSAGES;
const LONGEST_NAME = 100;
const LONGEST_LINE = 200;
const LONGEST_TEXT = 2000;
const MOST_SERVICES = 50;
const LARGEST_SERVICE_ID = 1_000_000;

const serviceIdField = wholeNumberField(1, LARGEST_SERVICE_ID);

/** The desk's form, for a new offer and for a change: an omitted field is empty. */
export const offerSchema = object({
  kind: choiceField(OFFER_KINDS, M.kind).required(M.kind),
  name: filled(lineField(LONGEST_NAME), M.name),
  description: textField(LONGEST_TEXT),
  validFrom: filled(dateField, M.validFrom),
  validTo: filled(dateField, M.validTo).test(
    'order',
    M.order,
    (validTo, { parent }) => !isBefore(validTo, (parent as { validFrom?: unknown }).validFrom),
  ),
  discountPercentage: wholeNumberField(0, 100),
  serviceIds: array(serviceIdField.required(FIELD_MESSAGES.required))
    .typeError(FIELD_MESSAGES.choice)
    .max(MOST_SERVICES, FIELD_MESSAGES.tooMany(MOST_SERVICES)),
  terms: textField(LONGEST_TEXT),
  specialDiscount: lineField(LONGEST_LINE),
  specialTerms: textField(LONGEST_TEXT),
  freebies: textField(LONGEST_TEXT),
});
export type OfferValues = InferType<typeof offerSchema>;

/** False for an invalid day, which has a message of its own. */
const isBefore = (day: unknown, other: unknown) =>
  typeof day === 'string' && typeof other === 'string' && isRealDate(day) && isRealDate(other) && day < other;

export const timeOfOffer = ({ validFrom, validTo }: Pick<Offer, 'validFrom' | 'validTo'>, today: string) =>
  validFrom > today ? 'coming' : validTo < today ? 'over' : 'live';

/** The discount on a fee; both are in paise. */
export const discountOf = (fee: number, percent: number): number => Math.round((fee * percent) / 100);

/** The offer that an appointment for a service on a day would get. */
export interface BestOffer {
  offer: Pick<Offer, 'name' | 'discountPercentage'> | null;
}

/** False for an offer that patients use by walking in: one without discount and extras that names no service. */
export const needsAppointment = (offer: Offer): boolean =>
  offer.discountPercentage > 0 ||
  offer.serviceIds.length > 0 ||
  offer.specialDiscount !== '' ||
  offer.freebies !== '';

export const OFFER_COLUMNS = [
  'number',
  'kind',
  'name',
  'validFrom',
  'validTo',
  'discountPercentage',
] as const;

export const bestOfferSchema = object({
  service: serviceIdField.required(FIELD_MESSAGES.required),
  date: filled(dateField),
});

export const offerListSchema = listQuerySchema(OFFER_COLUMNS, {
  kind: choiceField(OFFER_KINDS),
  service: serviceIdField,
  when: choiceField(OFFER_TIMES),
});
