import { type InferType, object } from 'yup';
import { choiceField, filled, lineField, textField, wholeNumberField } from './field-rules';
import { PRICED_KINDS } from './price-list';

export const PRICE_LIST_MESSAGES = {
  kind: 'Please choose whether it is a package or a test.',
  name: 'Please enter the name.',
  details: 'Please describe it.',
  minutes: 'Please enter the duration in minutes, from 5 to 1440.',
  price: 'Please enter the price.',
  nameTaken: 'There is a package or a test of this name already.',
  full: 'The price list is full. Please delete an entry first.',
} as const;

/** The price list is limited, since visitors get all of it at once. */
export const MOST_PRICED_ITEMS = 200;

const M = PRICE_LIST_MESSAGES;
const LONGEST_NAME = 100;
const LONGEST_DETAILS = 1000;
const SHORTEST_MINUTES = 5;
const LONGEST_MINUTES = 1440;
const HIGHEST_PRICE_PAISE = 100_000_000;

export const pricedItemSchema = object({
  kind: choiceField(PRICED_KINDS, M.kind).required(M.kind),
  name: filled(lineField(LONGEST_NAME), M.name),
  details: filled(textField(LONGEST_DETAILS), M.details),
  minutes: wholeNumberField(SHORTEST_MINUTES, LONGEST_MINUTES).required(M.minutes),
  price: wholeNumberField(0, HIGHEST_PRICE_PAISE).required(M.price),
});
export type PricedItemValues = InferType<typeof pricedItemSchema>;
