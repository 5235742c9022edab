import { useState, type ReactNode } from 'react';
import { DraftDeleted, DraftNote } from '@nivara/shared/ui/form/draft-note';
import { useDraft, type Draft } from './use-draft';

interface Drafted<Values> {
  /** The form's React key: a new start makes a new form. */
  formKey: number;
  initialValues: Values;
  /** The note on a restored draft with the button to start over, and after that with the button to undo it. */
  restoredAlert: ReactNode;
  /** Call it on each change of the form. */
  keep: (values: Values) => void;
  clear: () => void;
}

interface WithDraftProps<Values> {
  name: string;
  initial: Values;
  /** While the draft is read. */
  skeleton: ReactNode;
  children: (drafted: Drafted<Values>) => ReactNode;
}

/** A form whose unsaved values are kept as an encrypted draft. */
export function WithDraft<Values>({ name, initial, skeleton, children }: WithDraftProps<Values>) {
  const draft = useDraft<Values>(name);
  if (draft.status === 'reading') return skeleton;
  return (
    <Ready key={name} draft={draft} initial={initial}>
      {children}
    </Ready>
  );
}

interface Start<Values> {
  number: number;
  restored?: Values | undefined;
  /** Until something is sent, starting over can be undone. */
  deleted?: Values | undefined;
}

interface ReadyProps<Values> extends Pick<WithDraftProps<Values>, 'initial' | 'children'> {
  draft: Extract<Draft<Values>, { status: 'ready' }>;
}

function Ready<Values>({ draft, initial, children }: ReadyProps<Values>) {
  // The form starts from the first value that is read; later values are its own.
  const [start, setStart] = useState<Start<Values>>({ number: 0, restored: draft.value });
  const startOver = () => {
    draft.clear();
    setStart(({ number }) => ({ number: number + 1, deleted: draft.value ?? start.restored }));
  };
  const undo = (deleted: Values) => {
    draft.keep(deleted);
    setStart(({ number }) => ({ number: number + 1, restored: deleted }));
  };
  const clear = () => {
    draft.clear();
    setStart(({ number }) => ({ number }));
  };
  return children({
    formKey: start.number,
    initialValues: start.restored ?? initial,
    restoredAlert: noteOf(start, startOver, undo),
    keep: (values) =>
      JSON.stringify(values) === JSON.stringify(initial) ? draft.clear() : draft.keep(values),
    clear,
  });
}

function noteOf<Values>(
  { restored, deleted }: Start<Values>,
  startOver: () => void,
  undo: (deleted: Values) => void,
): ReactNode {
  if (deleted !== undefined) return <DraftDeleted onUndo={() => undo(deleted)} />;
  if (restored === undefined) return null;
  return (
    <DraftNote onStartOver={startOver}>
      You typed this before, and it is not sent or saved yet. It stays in this tab until you log out or close
      the tab.
    </DraftNote>
  );
}
