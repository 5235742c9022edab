import type { DayEntry } from '../domain/doctor-day';
import type { ListQuery } from '../domain/list-query';
import type {
  VISIT_COLUMNS,
  Visit,
  VisitNotesChange,
  VisitRow,
  VisitState,
  VisitSummary,
} from '../domain/visit';
import { callApi } from './http';
import { readList } from './list';

export type VisitQuery = ListQuery<(typeof VISIT_COLUMNS)[number]> & {
  patient?: string;
  from?: string;
  to?: string;
};

/** A patient gets their signed visits, a doctor their own visits and the signed ones of their patients. */
export const listVisits = (query: VisitQuery = {}) => readList<VisitRow>('/visits', { ...query });

/** Reads a visit for a doctor. */
export const readVisit = (id: string) => callApi<Visit>('GET', `/visits/${id}`);

/** Reads a visit for the patient, once it is signed. */
export const readVisitSummary = (id: string) => callApi<VisitSummary>('GET', `/visits/${id}`);

export const setVisitState = (id: string, state: VisitState) =>
  callApi<DayEntry>('PUT', `/visits/${id}/state`, { state });

/** The service answers 409 when the version is outdated: read the visit again to get the stored notes. */
export const writeVisitNotes = (id: string, notes: VisitNotesChange) =>
  callApi<Visit>('PUT', `/visits/${id}/notes`, notes);

export const signVisit = (id: string, version: number) =>
  callApi<Visit>('POST', `/visits/${id}/sign`, { version });

export const addVisitAddendum = (id: string, text: string) =>
  callApi<Visit>('POST', `/visits/${id}/addenda`, { text });
