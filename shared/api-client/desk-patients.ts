import type {
  DESK_PATIENT_COLUMNS,
  DeskPatient,
  DeskPatientChange,
  DeskPatientInDetail,
  NewDeskPatient,
} from '../domain/desk-patients';
import type { ListQuery } from '../domain/list-query';
import { callApi } from './http';
import { readList } from './list';

export const listDeskPatients = (query: ListQuery<(typeof DESK_PATIENT_COLUMNS)[number]> = {}) =>
  readList<DeskPatient>('/desk/people', { ...query });

export const readDeskPatient = (id: string) => callApi<DeskPatientInDetail>('GET', `/desk/people/${id}`);

export const makePatient = (values: NewDeskPatient) =>
  callApi<DeskPatientInDetail>('POST', '/desk/people', values);

export const changeDeskPatient = (id: string, change: DeskPatientChange) =>
  callApi<DeskPatientInDetail>('PATCH', `/desk/people/${id}`, change);
