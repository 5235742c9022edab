import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { VisitNotes } from '@nivara/shared/domain/visit';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { NOTE_FIELDS } from './note-fields';

export const NotesFacts = ({ notes }: { notes: VisitNotes }) => (
  <Facts
    facts={[
      ...NOTE_FIELDS.map(({ field, label }) => [label, notes[field]] as const),
      ['Follow-up on', notes.followUpOn && dateInWords(notes.followUpOn)],
    ]}
  />
);
