import type { Database } from '../../database/tables';
import { listDiscounts, lockOffer, serviceIdsOf } from './offer-repository';

/** Of the offers valid on the day and for the service, the one that saves most. */
export async function bestOfferFor(database: Database, serviceId: number, date: string) {
  const offers = await listDiscounts(database, date);
  return offers.find((offer) => {
    const ids = serviceIdsOf(offer);
    return ids.length === 0 || ids.includes(serviceId);
  });
}

/**
 * The same offer, held until the transaction ends: nobody deletes it between the choice and the bill that refers to it.
 */
export async function holdBestOfferFor(database: Database, serviceId: number, date: string) {
  for (;;) {
    const offer = await bestOfferFor(database, serviceId, date);
    if (!offer) return undefined;
    const held = await lockOffer(database, offer.id);
    // Deleted at this moment: the next best counts.
    if (held) return held;
  }
}
