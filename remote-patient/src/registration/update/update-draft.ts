import type { PatientRecord, Registration } from '@nivara/shared/domain/patient';
import type { PendingTags } from '../pending-tags';

/** Unsaved changes, kept in case the dialog is closed by accident. */
export interface UpdateDraft {
  values: Registration;
  /** The patient record that the values were made from. */
  base: PatientRecord | undefined;
  pendingTags?: PendingTags;
}

export const UPDATE_DRAFT = 'update-draft';
