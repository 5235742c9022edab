import { messagesOf } from '../testing/messages-of';
import { FIELD_MESSAGES } from './field-rules';
import { OFFER_MESSAGES, type Offer, needsAppointment, offerSchema, timeOfOffer } from './offer';

const offer = { kind: 'discount', name: 'Spring check-up', validFrom: '2026-03-01', validTo: '2026-03-31' };
const messages = (values: object) => messagesOf(offerSchema, { ...offer, ...values });

it.each([
  {},
  { validTo: '2026-03-01' },
  { discountPercentage: 0 },
  { discountPercentage: 100, serviceIds: [1, 2] },
  { serviceIds: [], description: 'Line one\nLine two', terms: '', freebies: 'A yoga mat' },
  { specialDiscount: 'Second visit half price', specialTerms: 'For new patients.' },
])('takes %j', (values) => {
  expect(messages(values)).toEqual({});
});

it.each([
  [{ kind: undefined }, { kind: OFFER_MESSAGES.kind }],
  [{ kind: 'gift' }, { kind: OFFER_MESSAGES.kind }],
  [{ name: '  ' }, { name: OFFER_MESSAGES.name }],
  [{ name: 'x'.repeat(101) }, { name: FIELD_MESSAGES.tooLong(100) }],
  [{ name: 'a\nb' }, { name: FIELD_MESSAGES.oneLine }],
  [{ validFrom: '' }, { validFrom: OFFER_MESSAGES.validFrom }],
  [{ validTo: undefined }, { validTo: OFFER_MESSAGES.validTo }],
  [{ validTo: '2026-02-30' }, { validTo: FIELD_MESSAGES.date }],
  [{ validFrom: '0000-00-00' }, { validFrom: FIELD_MESSAGES.date }],
  [{ validTo: '2026-02-28' }, { validTo: OFFER_MESSAGES.order }],
  [{ validFrom: 20_260_301 }, { validFrom: FIELD_MESSAGES.date }],
  [{ discountPercentage: -1 }, { discountPercentage: FIELD_MESSAGES.between(0, 100) }],
  [{ discountPercentage: 101 }, { discountPercentage: FIELD_MESSAGES.between(0, 100) }],
  [{ discountPercentage: 12.5 }, { discountPercentage: FIELD_MESSAGES.wholeNumber }],
  [{ discountPercentage: '10' }, { discountPercentage: FIELD_MESSAGES.number }],
  [{ serviceIds: 'all' }, { serviceIds: FIELD_MESSAGES.choice }],
  [{ serviceIds: ['1'] }, { 'serviceIds[0]': FIELD_MESSAGES.number }],
  [{ serviceIds: [1, null] }, { 'serviceIds[1]': FIELD_MESSAGES.required }],
  [{ serviceIds: [9_999_999_999] }, { 'serviceIds[0]': FIELD_MESSAGES.between(1, 1_000_000) }],
  [{ serviceIds: Array(51).fill(1) }, { serviceIds: FIELD_MESSAGES.tooMany(50) }],
  [{ terms: 'x'.repeat(2001) }, { terms: FIELD_MESSAGES.tooLong(2000) }],
  [{ specialDiscount: 'x'.repeat(201) }, { specialDiscount: FIELD_MESSAGES.tooLong(200) }],
])('refuses %j', (values, expected) => {
  expect(messages(values)).toEqual(expected);
});

it.each([
  ['2026-02-28', 'coming'],
  ['2026-03-01', 'live'],
  ['2026-03-31', 'live'],
  ['2026-04-01', 'over'],
])('on %s the offer is %s', (today, time) => {
  expect(timeOfOffer(offer, today)).toBe(time);
});

const walkIn: Offer = {
  ...offer,
  id: '1',
  number: 1,
  kind: 'offer',
  description: 'Walk in on any Saturday.',
  discountPercentage: 0,
  serviceIds: [],
  terms: 'From 9 to 11 AM.',
  specialDiscount: '',
  specialTerms: '',
  freebies: '',
};

it.each([
  [{}, false],
  [{ discountPercentage: 5 }, true],
  [{ serviceIds: [5] }, true],
  [{ specialDiscount: 'The second one is free' }, true],
  [{ freebies: 'A pill box' }, true],
])('an offer with %j needs an appointment: %s', (differences, needs) => {
  expect(needsAppointment({ ...walkIn, ...differences })).toBe(needs);
});
