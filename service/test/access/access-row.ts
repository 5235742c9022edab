import type { Access } from '../../src/plugins/access';
import type { Cast, RoleName } from '../cast';
import type { TestApp } from '../test-app';

interface Request {
  /** The route's own path with its ids filled in; without it the path as it is written. */
  url?: string;
  body?: unknown;
  /** For bodies that are not JSON. */
  headers?: Record<string, string>;
  /** The answer goes on for ever: its beginning is enough. */
  streams?: boolean;
}

/** One route, and what it answers to whom. */
export interface AccessRow {
  /** As the route is written, for example `GET /family/:id`. */
  route: string;
  rule: Access;
  /** Makes what the request is about, anew for each person who asks: always a record of `cast.patient`. */
  prepare?: (test: TestApp, cast: Cast) => Promise<Request> | Request;
  /** The status each person gets. */
  answers: Record<RoleName, number>;
}

/** The usual answers, so that a table shows its exceptions. */
export const EVERYBODY = (status: number): AccessRow['answers'] => ({
  anonymous: status,
  patient: status,
  otherPatient: status,
  treatingDoctor: status,
  otherDoctor: status,
});

export const SIGNED_IN = (status: number): AccessRow['answers'] => ({ ...EVERYBODY(status), anonymous: 401 });

export const PATIENTS = (status: number): AccessRow['answers'] => ({
  ...SIGNED_IN(status),
  treatingDoctor: 403,
  otherDoctor: 403,
});

export const DOCTORS = (status: number): AccessRow['answers'] => ({
  ...SIGNED_IN(status),
  patient: 403,
  otherPatient: 403,
});

/** A record of the patient: found by whom it concerns, and by nobody else. */
export const THE_PATIENT = (status: number): AccessRow['answers'] => ({
  ...PATIENTS(status),
  otherPatient: 404,
});

export const PATIENT_AND_DOCTOR = (status: number): AccessRow['answers'] => ({
  ...SIGNED_IN(status),
  otherPatient: 404,
  otherDoctor: 404,
});

export const TREATING_DOCTOR = (status: number): AccessRow['answers'] => ({
  ...DOCTORS(status),
  otherDoctor: 404,
});
