import { paths } from '../paths';

/** The link to the list of each kind of offer. */
export const OFFER_LISTS = {
  offer: { text: 'Offers', to: paths.offers, end: true },
  discount: { text: 'Discounts', to: paths.discounts },
  special: { text: 'Special offers', to: paths.specialOffers },
} as const;
