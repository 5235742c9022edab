import type { Offer } from '@nivara/shared/domain/offer';

/** Says what an offer saves: “10% off”, or else its other advantage. */
export const savedInWords = ({ discountPercentage, specialDiscount, freebies }: Offer): string =>
  discountPercentage > 0 ? `${discountPercentage}% off` : specialDiscount || freebies;
