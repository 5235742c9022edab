import type { ListQuery, Page } from '../domain/list-query';
import { callApi } from './http';

type Filters = Readonly<Record<string, string | number | boolean | undefined>>;

/** One page of a list of the API; undefined and empty parameters are not sent. */
export const readList = <Row>(path: string, query: ListQuery & Filters = {}) =>
  callApi<Page<Row>>('GET', path + toSearch(query));

export function toSearch(query: Filters): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}
