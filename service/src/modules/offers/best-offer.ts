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
  return offers.find(({ service_ids }) => {
    const ids = JSON.parse(service_ids) as number[];
    return ids.length === 0 || ids.includes(serviceId);
  });
}
