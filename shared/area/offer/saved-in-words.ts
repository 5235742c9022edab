import type { Offer } from '@nivara/shared/domain/offer';

/** The saving of an offer, such as “10% off”; the advantage of an offer that takes nothing off. */
export const savedInWords = ({ discountPercentage, specialDiscount, freebies }: Offer): string =>
  discountPercentage > 0 ? `${discountPercentage}% off` : specialDiscount || freebies;
