import type { NewClosing, ClosingRow, DayClosing } from '../domain/day-closing';
import type { ListQuery } from '../domain/list-query';
import { callApi } from './http';
import { readList } from './list';

export const listClosings = (query: ListQuery<'date'> = {}) =>
  readList<ClosingRow>('/desk/closings', { ...query });

export const readClosing = (date: string) => callApi<DayClosing>('GET', `/desk/closings/${date}`);

export const closeDay = (date: string, closing: NewClosing) =>
  callApi<DayClosing>('POST', `/desk/closings/${date}`, closing);
