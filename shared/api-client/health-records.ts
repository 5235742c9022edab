import { API_PATH } from '../contracts/site-paths';
import type { HealthRecord } from '../domain/health-record';
import type { ListQuery } from '../domain/list-query';
import type { TimelineRow } from '../domain/patient-chart';
import { callApi } from './http';
import { readList } from './list';

/** A patient's id is the family member's, or the account's if the patient is the holder. */
export const readHealthRecord = (id: string) => callApi<HealthRecord>('GET', `/health-records/${id}`);

export const readOwnTimeline = (id: string, query: Pick<ListQuery, 'page' | 'size' | 'q'> = {}) =>
  readList<TimelineRow>(`/health-records/${id}/timeline`, { ...query });

/** The download address of the card for emergencies. */
export const healthCardUrl = (id: string) => `${API_PATH}/health-records/${id}/card`;

/** Null removes the note. */
export const noteVaccination = (id: string, vaccine: string, givenOn: string | null) =>
  callApi<void>('PUT', `/health-records/${id}/vaccinations/${vaccine}`, { givenOn });
