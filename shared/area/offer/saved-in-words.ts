import type { Offer } from '@nivara/shared/domain/offer';

/** What an offer is read for: “10% off”, or its other advantage. */
export const savedInWords = ({ discountPercentage, specialDiscount, freebies }: Offer): string =>
  discountPercentage > 0 ? `${discountPercentage}% off` : specialDiscount || freebies;
