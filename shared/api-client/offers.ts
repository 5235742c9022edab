import type { ListQuery } from '../domain/list-query';
import type { OFFER_COLUMNS, Offer, OfferKind, OfferTime, OfferValues } from '../domain/offer';
import { callApi } from './http';
import { readList } from './list';

/** Only doctors can choose by `when`; all others get the offers that are valid today. */
export type OfferQuery = ListQuery<(typeof OFFER_COLUMNS)[number]> & {
  kind?: OfferKind;
  service?: number;
  when?: OfferTime;
};

export const listOffers = (query: OfferQuery = {}) => readList<Offer>('/offers', { ...query });

export const readOffer = (id: string) => callApi<Offer>('GET', `/offers/${id}`);

export const createOffer = (offer: OfferValues) => callApi<Offer>('POST', '/offers', offer);

export const replaceOffer = (id: string, offer: OfferValues) => callApi<Offer>('PUT', `/offers/${id}`, offer);

export const deleteOffer = (id: string) => callApi<void>('DELETE', `/offers/${id}`);
