import { useId, useState } from 'react';
import styled from 'styled-components';
import { signVisit } from '@nivara/shared/api-client/visits';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useDraft } from '@nivara/shared/area/drafts/use-draft';
import { DayField } from '@nivara/shared/area/day/day-field';
import { VISIT_MESSAGES, type Visit, type VisitNotes } from '@nivara/shared/domain/visit';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { Button } from '@nivara/shared/ui/form/button';
import { controlLook, FieldFrame } from '@nivara/shared/ui/form/field-frame';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { color, text } from '@nivara/shared/ui/tokens/theme';
import { NOTE_FIELDS } from './note-fields';
import { NotesFacts } from './notes-facts';
import { useVisitNotes, type SaveState, type UnsavedNotes } from './use-visit-notes';

const Area = styled.textarea`
  ${controlLook}
  display: block;
  min-height: 5rem;
  field-sizing: content;
  resize: vertical;
`;

const Saved = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

interface VisitNotesFormProps {
  visit: Visit;
  /** Must be the same function on every render. */
  onSaved: (visit: Visit) => void;
  onSigned: (visit: Visit) => void;
}

/** Unsaved notes are kept as an encrypted draft. */
export function VisitNotesForm(props: VisitNotesFormProps) {
  const draft = useDraft<UnsavedNotes>(`visit ${props.visit.id}`);
  if (draft.status === 'reading') return <SkeletonCard lines={12} />;
  const { value: unsaved, keep, clear } = draft;
  return <Notes {...props} draft={{ unsaved, keep, clear }} />;
}

type NotesProps = VisitNotesFormProps & { draft: Parameters<typeof useVisitNotes>[1] };

function Notes({ visit, draft, onSaved, onSigned }: NotesProps) {
  const id = useId();
  const { showToast } = useToasts();
  const { notes, state, change, save, trySave, keepMine, takeTheirs, version } = useVisitNotes(
    visit,
    draft,
    onSaved,
  );
  const [isSigning, setSigning] = useState(false);
  const set = (part: Partial<VisitNotes>) => change({ ...notes, ...part });

  const sign = async () => {
    await save();
    const signed = await signVisit(visit.id, version());
    setSigning(false);
    onSigned(signed);
    showToast({ tone: 'success', text: `The visit is signed. ${visit.patient.name} can read its summary.` });
  };

  return (
    <Card as="section" aria-labelledby={`${id}-notes`}>
      <Stack>
        <Cluster $justify="space-between">
          <Heading level={2} look="h4" id={`${id}-notes`}>
            Notes
          </Heading>
          <Saved role="status">{IN_WORDS[state.is]}</Saved>
        </Cluster>
        {state.is === 'conflict' ? (
          <Conflict
            stored={state.stored}
            onMine={() => keepMine(state.stored)}
            onTheirs={() =>
              state.stored.signedAt === null ? takeTheirs(state.stored) : onSigned(state.stored)
            }
          />
        ) : null}
        {state.is === 'failed' ? (
          <Alert tone="error" live title="The notes are not saved yet">
            <p>{state.message} What you wrote is still here.</p>
            <div>
              <Button variant="secondary" size="small" onClick={trySave}>
                Save again
              </Button>
            </div>
          </Alert>
        ) : null}
        {NOTE_FIELDS.map(({ field, label, hint }) => (
          <FieldFrame key={field} id={`${id}-${field}`} label={label} hint={hint}>
            <Area
              id={`${id}-${field}`}
              rows={3}
              value={notes[field]}
              onChange={({ target }) => set({ [field]: target.value })}
              onBlur={() => {
                if (state.is === 'unsaved') trySave();
              }}
            />
          </FieldFrame>
        ))}
        <DayField
          label="Follow-up on"
          optional
          min={visit.appointment.appointmentDate}
          value={notes.followUpOn ?? ''}
          onChange={(next) => set({ followUpOn: next || null })}
        />
        <div>
          <Button onClick={() => setSigning(true)} disabled={state.is === 'conflict'}>
            Sign the visit
          </Button>
        </div>
      </Stack>
      {isSigning ? (
        <ConfirmDialog
          title="Sign the visit?"
          confirmLabel="Sign"
          busyLabel="Signing…"
          cancelLabel="Go on writing"
          onClose={() => setSigning(false)}
          onConfirm={sign}
        >
          The patient can read the summary then, and only an addendum can be written afterwards.
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}

const IN_WORDS: Record<SaveState['is'], string> = {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  failed: 'Not saved',
  conflict: 'Not saved: changed elsewhere',
};

interface ConflictProps {
  stored: Visit;
  onMine: () => void;
  onTheirs: () => void;
}

const Conflict = ({ stored, onMine, onTheirs }: ConflictProps) => (
  <Alert tone="warning" live title={VISIT_MESSAGES.changed}>
    <p>The other version:</p>
    <NotesFacts notes={stored.notes} />
    <Cluster>
      <Button variant="secondary" size="small" onClick={onTheirs}>
        Take the other version
      </Button>
      {stored.signedAt === null ? (
        <Button size="small" onClick={onMine}>
          Keep mine
        </Button>
      ) : null}
    </Cluster>
  </Alert>
);
