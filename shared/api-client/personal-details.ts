import type { ListQuery } from '../domain/list-query';
import type { PatientRecord } from '../domain/patient';
import type { NewPatientRecord, PatientRecordChange } from '../domain/patient-rules';
import { callApi } from './http';
import { toSearch } from './list';
import { signalPatientRecord } from './patient-record-signal';

const PATH = '/personalDetails';

/** Patients get a list with at most their own patient record; doctors get those of their patients. */
export const listPersonalDetails = (query: ListQuery & { patient?: string } = {}) =>
  logFailure(callApi<PatientRecord[]>('GET', PATH + toSearch({ ...query })));

/** A patient's list holds at most one patient record, their own. */
export const readOwnDetails = async () => (await listPersonalDetails()).at(0);

export const readPersonalDetails = (id: string) => logFailure(callApi<PatientRecord>('GET', `${PATH}/${id}`));

/** Partial details are saved as a draft. */
export const createPersonalDetails = (details: NewPatientRecord) =>
  signalChange(callApi<PatientRecord>('POST', PATH, details));

export const replacePersonalDetails = (id: string, details: PatientRecordChange) =>
  signalChange(callApi<PatientRecord>('PUT', `${PATH}/${id}`, details));

/** Changes some fields; a list is replaced as a whole. */
export const updatePersonalDetails = (id: string, details: PatientRecordChange) =>
  signalChange(callApi<PatientRecord>('PATCH', `${PATH}/${id}`, details));

/** Answers the text "Personal details with ID {id} deleted." */
export const deletePersonalDetails = (id: string) => signalChange(callApi<string>('DELETE', `${PATH}/${id}`));

/** Informs the screens that show the patient record. */
async function signalChange<T>(call: Promise<T>): Promise<T> {
  const answer = await logFailure(call);
  signalPatientRecord();
  return answer;
}

/** The specification asks for errors of these calls in the console. */
async function logFailure<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    console.error('Personal details could not be read or written.', error);
    throw error;
  }
}
