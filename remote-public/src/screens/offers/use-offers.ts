import { listOffers } from '@nivara/shared/api-client/offers';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { Offer } from '@nivara/shared/domain/offer';
import { LARGEST_PAGE } from '@nivara/shared/domain/list-query';

/** Lists the offers that are valid today; the offer that ends first comes first. */
const readOffersOfToday = async (): Promise<Offer[]> =>
  (await listOffers({ when: 'live', sort: 'validTo', size: LARGEST_PAGE })).rows;

export const useOffers = () => useAnswer(readOffersOfToday);
