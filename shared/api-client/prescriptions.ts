import type { ListQuery } from '../domain/list-query';
import type {
  NewPrescription,
  PRESCRIPTION_COLUMNS,
  Prescription,
  PrescriptionChange,
  PrescriptionKind,
} from '../domain/prescription';
import { API_PATH } from '../contracts/site-paths';
import { callApi } from './http';
import { readList } from './list';

export type PrescriptionQuery = ListQuery<(typeof PRESCRIPTION_COLUMNS)[number]> & {
  kind?: PrescriptionKind;
  patient?: string;
  from?: string;
  to?: string;
};

export const listPrescriptions = (query: PrescriptionQuery = {}) =>
  readList<Prescription>('/prescriptions', { ...query });

export const readPrescription = (id: string) => callApi<Prescription>('GET', `/prescriptions/${id}`);

/** The download URL of a prescription's PDF. */
export const prescriptionPdfUrl = (id: string) => `${API_PATH}/prescriptions/${id}/pdf`;

export const writePrescription = (prescription: NewPrescription) =>
  callApi<Prescription>('POST', '/prescriptions', prescription);

/** Only the author may change it; the patient gets a notification. */
export const correctPrescription = (id: string, change: PrescriptionChange) =>
  callApi<Prescription>('PATCH', `/prescriptions/${id}`, change);
