import type { OfferKind } from '@nivara/shared/domain/offer';
import { paths } from '../../paths';

/** The list that holds the offers of a kind. */
export const listOf: Record<OfferKind, (username: string) => string> = {
  offer: paths.offerList,
  discount: paths.discountList,
  special: paths.specialOffers,
};
