import type { PriceList, PricedItem } from '../domain/price-list';
import type { PricedItemValues } from '../domain/priced-item';
import { callApi } from './http';

export const readPriceList = () => callApi<PriceList>('GET', '/price-list');

export const createPricedItem = (item: PricedItemValues) =>
  callApi<PricedItem>('POST', '/desk/price-list', item);

export const replacePricedItem = (id: string, item: PricedItemValues) =>
  callApi<PricedItem>('PUT', `/desk/price-list/${id}`, item);

export const deletePricedItem = (id: string) => callApi<void>('DELETE', `/desk/price-list/${id}`);
