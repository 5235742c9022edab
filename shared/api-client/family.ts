import type { FamilyMember, FamilyMemberChange, FamilyMemberValues } from '../domain/family';
import type { ListQuery } from '../domain/list-query';
import { callApi } from './http';
import { readList } from './list';

export const listFamily = (query: ListQuery & { patient?: string } = {}) =>
  readList<FamilyMember>('/family', { ...query });

export const readFamilyMember = (id: string) => callApi<FamilyMember>('GET', `/family/${id}`);

export const addFamilyMember = (member: FamilyMemberValues) =>
  callApi<FamilyMember>('POST', '/family', member);

export const changeFamilyMember = (id: string, change: FamilyMemberChange) =>
  callApi<FamilyMember>('PATCH', `/family/${id}`, change);

export const removeFamilyMember = (id: string) => callApi<void>('DELETE', `/family/${id}`);
