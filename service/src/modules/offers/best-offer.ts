import type { Database } from '../../database/tables';
import { listDiscounts, lockOffer, serviceIdsOf } from './offer-repository';

/** The offer with the largest discount of those valid on the day and for the service. */
export async function bestOfferFor(database: Database, serviceId: number, date: string) {
  const offers = await listDiscounts(database, date);
  return offers.find((offer) => {
    const ids = serviceIdsOf(offer);
    return ids.length === 0 || ids.includes(serviceId);
  });
}

/** Locks the offer until the transaction ends, so that nobody deletes it between the choice and the bill. */
export async function lockBestOfferFor(database: Database, serviceId: number, date: string) {
  for (;;) {
    const offer = await bestOfferFor(database, serviceId, date);
    if (!offer) return undefined;
    const locked = await lockOffer(database, offer.id);
    // There is no row to lock when somebody deleted the offer meanwhile: try the next best.
    if (locked) return locked;
  }
}
