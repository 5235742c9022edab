import type {
  DESK_PEOPLE_COLUMNS,
  DeskPerson,
  DeskPersonChange,
  DeskPersonInDetail,
  NewDeskPerson,
} from '../domain/desk-people';
import type { ListQuery } from '../domain/list-query';
import { callApi } from './http';
import { readList } from './list';

export const listPeople = (query: ListQuery<(typeof DESK_PEOPLE_COLUMNS)[number]> = {}) =>
  readList<DeskPerson>('/desk/people', { ...query });

export const readPerson = (id: string) => callApi<DeskPersonInDetail>('GET', `/desk/people/${id}`);

export const makePatient = (values: NewDeskPerson) =>
  callApi<DeskPersonInDetail>('POST', '/desk/people', values);

export const changePerson = (id: string, change: DeskPersonChange) =>
  callApi<DeskPersonInDetail>('PATCH', `/desk/people/${id}`, change);
