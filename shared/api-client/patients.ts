import type { ListQuery } from '../domain/list-query';
import type { PATIENT_COLUMNS, PatientChart, TimelineRow, TreatedPatient } from '../domain/patient-chart';
import type { NewPersonalTarget } from '../domain/personal-target';
import type { Prescription, PrescriptionKind } from '../domain/prescription';
import { callApi } from './http';
import { readList, toSearch } from './list';

export type PatientQuery = ListQuery<(typeof PATIENT_COLUMNS)[number]>;

/** The patients whom the doctor treats; the id of a patient is a family member's, or the account's for its holder. */
export const listPatients = (query: PatientQuery = {}) => readList<TreatedPatient>('/patients', { ...query });

/** Sets the target, or removes it if both limits are missing. */
export const setPersonalTarget = (id: string, target: NewPersonalTarget) =>
  callApi<void>('PUT', `/patients/${id}/targets`, target);

export const readPatientChart = (id: string) => callApi<PatientChart>('GET', `/patients/${id}`);

export const readTimeline = (id: string, query: Pick<ListQuery, 'page' | 'size' | 'q'> = {}) =>
  readList<TimelineRow>(`/patients/${id}/timeline`, { ...query });

/** Reads the signed-in doctor's newest prescription of the kind; `prescription` is null if there is none. */
export const readLastPrescription = (id: string, kind: PrescriptionKind = 'medicine') =>
  callApi<{ prescription: Prescription | null }>(
    'GET',
    `/patients/${id}/last-prescription${toSearch({ kind })}`,
  );
