import type { OffersTable } from '../../database/money-tables';
import type { Database } from '../../database/tables';

/** The rule by which offers reach a bill: of those valid on the day and for the service, the one that saves most. */
export async function bestOfferFor(database: Database, serviceId: number, date: string) {
  const offers = await database
    .selectFrom('offers')
    .select(['id', 'name', 'discount_percent', 'service_ids'])
    .where('valid_from', '<=', date)
    .where('valid_to', '>=', date)
    .where('discount_percent', '>', 0)
    .orderBy('discount_percent', 'desc')
    .orderBy('number')
    .execute();
  return offers.find((offer) => {
    const ids = serviceIdsOf(offer);
    return ids.length === 0 || ids.includes(serviceId);
  });
}

export const serviceIdsOf = ({ service_ids }: Pick<OffersTable, 'service_ids'>) =>
  JSON.parse(service_ids) as number[];

/**
 * The same offer, held until the transaction ends: nobody deletes it between the choice and the bill that refers to it.
 */
export async function holdBestOfferFor(database: Database, serviceId: number, date: string) {
  for (;;) {
    const offer = await bestOfferFor(database, serviceId, date);
    if (!offer) return undefined;
    const held = await database
      .updateTable('offers')
      .set({ id: offer.id })
      .where('id', '=', offer.id)
      .returning(['id', 'name', 'discount_percent'])
      .executeTakeFirst();
    // Else it was deleted at this moment, and the next best counts.
    if (held) return held;
  }
}
