import { PRICED_KINDS, type PricedItem, type PricedService } from '@nivara/shared/domain/price-list';
import { asRecord, asRecords, asText, type JsonRecord } from '../../../read-json';

export type ShownService = Omit<PricedService, 'kind'> & { kind: string };

export interface ShownPrices {
  services: ShownService[];
  entries: PricedItem[];
}

/** Rows without a name or a price are left out. */
export function readPriceList(data: unknown): ShownPrices {
  const { services, entries } = asRecord(data);
  return {
    services: asRecords(services).flatMap(({ id, service, kind, fee, online }) =>
      typeof id === 'number' && typeof fee === 'number' && asText(service) !== ''
        ? [{ id, service: asText(service), kind: asText(kind), fee, online: online === true }]
        : [],
    ),
    entries: asRecords(entries).flatMap(readItem),
  };
}

function readItem({ id, kind, name, details, minutes, price }: JsonRecord): PricedItem[] {
  const known = PRICED_KINDS.find((each) => each === kind);
  if (!known || typeof minutes !== 'number' || typeof price !== 'number' || asText(name) === '') return [];
  return [{ id: asText(id), kind: known, name: asText(name), details: asText(details), minutes, price }];
}
