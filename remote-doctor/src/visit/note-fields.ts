import type { VisitNotes } from '@nivara/shared/domain/visit';

interface NoteField {
  field: Exclude<keyof VisitNotes, 'followUpOn'>;
  label: string;
  hint?: string;
}

/** In the order in which a doctor fills them in during a visit. */
export const NOTE_FIELDS: readonly NoteField[] = [
  { field: 'complaint', label: 'Complaint' },
  { field: 'findings', label: 'Findings', hint: 'For doctors only.' },
  { field: 'assessment', label: 'Assessment' },
  { field: 'plan', label: 'Plan' },
  { field: 'advice', label: 'Advice', hint: 'The patient reads it in the summary.' },
];
