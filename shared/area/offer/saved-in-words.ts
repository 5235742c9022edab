import type { Offer } from '@nivara/shared/domain/offer';

/** Names an offer's saving, such as “10% off”, or the advantage of an offer that takes nothing off. */
export const savedInWords = ({ discountPercentage, specialDiscount, freebies }: Offer): string =>
  discountPercentage > 0 ? `${discountPercentage}% off` : specialDiscount || freebies;
