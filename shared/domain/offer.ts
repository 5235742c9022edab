export const OFFER_KINDS = ['offer', 'discount', 'special'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];
