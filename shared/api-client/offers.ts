import type { ListQuery } from '../domain/list-query';
import type { BestOffer, OFFER_COLUMNS, Offer, OfferKind, OfferTime, OfferValues } from '../domain/offer';
import { callApi } from './http';
import { readList, toSearch } from './list';

/** `when` is for the desk; all others get the offers that are valid today. */
export type OfferQuery = ListQuery<(typeof OFFER_COLUMNS)[number]> & {
  kind?: OfferKind;
  service?: number;
  when?: OfferTime;
};

export const listOffers = (query: OfferQuery = {}) => readList<Offer>('/offers', { ...query });

export const readOffer = (id: string) => callApi<Offer>('GET', `/offers/${id}`);

/** The offer that takes most off the fee of an appointment on that day. */
export const readBestOffer = (service: number, date: string) =>
  callApi<BestOffer>('GET', `/offers/best${toSearch({ service, date })}`);

/** Lists all offers, for the desk. */
export const listDeskOffers = (query: OfferQuery = {}) => readList<Offer>('/desk/offers', { ...query });

export const readDeskOffer = (id: string) => callApi<Offer>('GET', `/desk/offers/${id}`);

export const createOffer = (offer: OfferValues) => callApi<Offer>('POST', '/desk/offers', offer);

export const replaceOffer = (id: string, offer: OfferValues) =>
  callApi<Offer>('PUT', `/desk/offers/${id}`, offer);

export const deleteOffer = (id: string) => callApi<void>('DELETE', `/desk/offers/${id}`);
