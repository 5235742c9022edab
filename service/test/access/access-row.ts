import type { Access } from '../../src/plugins/access';
import type { Cast, RoleName } from '../cast';
import type { TestApp } from '../test-app';

interface Request {
  /** The path with its ids filled in; by default the path as written. */
  url?: string;
  body?: unknown;
  /** Needed for bodies that are not JSON. */
  headers?: Record<string, string>;
  /** True for an endless answer, of which only the beginning is read. */
  streams?: boolean;
}

/** One route with its answer to each person. */
export interface AccessRow {
  /** The route as the service declares it, for example `GET /family/:id`. */
  route: string;
  rule: Access;
  /** Creates what the request acts on, anew for each person; it always belongs to `cast.patient`. */
  prepare?: (test: TestApp, cast: Cast) => Promise<Request> | Request;
  /** The status each person gets. */
  answers: Record<RoleName, number>;
}

/** The usual answers, so that a row lists its exceptions only. */
export const EVERYBODY = (status: number): AccessRow['answers'] => ({
  anonymous: status,
  patient: status,
  otherPatient: status,
  treatingDoctor: status,
  otherDoctor: status,
  desk: status,
});

export const SIGNED_IN = (status: number): AccessRow['answers'] => ({ ...EVERYBODY(status), anonymous: 401 });

/** All but the desk, which sees nothing of the treatment. */
export const PATIENTS_AND_DOCTORS = (status: number): AccessRow['answers'] => ({
  ...SIGNED_IN(status),
  desk: 403,
});

export const PATIENTS = (status: number): AccessRow['answers'] => ({
  ...PATIENTS_AND_DOCTORS(status),
  treatingDoctor: 403,
  otherDoctor: 403,
});

export const DOCTORS = (status: number): AccessRow['answers'] => ({
  ...PATIENTS_AND_DOCTORS(status),
  patient: 403,
  otherPatient: 403,
});

export const THE_DESK = (status: number): AccessRow['answers'] => ({
  ...EVERYBODY(403),
  anonymous: 401,
  desk: status,
});

/** The answers about a patient's own item, which another patient does not find. */
export const THE_PATIENT = (status: number): AccessRow['answers'] => ({
  ...PATIENTS(status),
  otherPatient: 404,
});

export const PATIENT_AND_DOCTOR = (status: number): AccessRow['answers'] => ({
  ...PATIENTS_AND_DOCTORS(status),
  otherPatient: 404,
  otherDoctor: 404,
});

export const TREATING_DOCTOR = (status: number): AccessRow['answers'] => ({
  ...DOCTORS(status),
  otherDoctor: 404,
});
