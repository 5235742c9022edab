import type { PatientRecord, Registration } from '@nivara/shared/domain/patient';
import type { HalfTyped } from '../half-typed';

/** What was changed and not saved yet, so that a dialog closed by accident costs nothing. */
export interface UpdateDraft {
  values: Registration;
  /** The record that the values were made from. */
  base: PatientRecord | undefined;
  halfTyped?: HalfTyped;
}

export const UPDATE_DRAFT = 'update-draft';
