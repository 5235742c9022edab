import { useState, type ReactNode } from 'react';
import { DraftNote } from '@nivara/shared/ui/form/draft-note';
import { useStartOver } from '@nivara/shared/ui/form/use-start-over';
import { useDraft, type Draft } from './use-draft';

interface Drafted<Values> {
  /** The form's React key. */
  formKey: number;
  initialValues: Values;
  /** The note on a restored draft: a button starts over, and a second button then brings the draft back. */
  restoredAlert: ReactNode;
  /** Call it on each change of the form. */
  keep: (values: Values) => void;
  clear: () => void;
}

interface WithDraftProps<Values> {
  name: string;
  initial: Values;
  /** Shown while the draft is read. */
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

interface ReadyProps<Values> extends Pick<WithDraftProps<Values>, 'initial' | 'children'> {
  draft: Extract<Draft<Values>, { status: 'ready' }>;
}

function Ready<Values>({ draft, initial, children }: ReadyProps<Values>) {
  // The form starts from the first value that is read; later values come from the form itself.
  const [restored, setRestored] = useState(draft.value);
  const { formKey, deleted, startOver, forget } = useStartOver<Values>();
  const startEmpty = () => {
    draft.clear();
    setRestored(undefined);
    startOver(draft.value ?? restored);
  };
  const undo = (values: Values) => {
    draft.keep(values);
    setRestored(values);
    startOver();
  };
  const clear = () => {
    draft.clear();
    setRestored(undefined);
    forget();
  };
  return children({
    formKey,
    initialValues: restored ?? initial,
    restoredAlert: (
      <DraftNote
        isRestored={restored !== undefined}
        onStartOver={startEmpty}
        onUndo={deleted === undefined ? undefined : () => undo(deleted)}
      >
        You typed this before, and it is not sent or saved yet. It stays in this tab until you log out or
        close the tab.
      </DraftNote>
    ),
    keep: (values) =>
      JSON.stringify(values) === JSON.stringify(initial) ? draft.clear() : draft.keep(values),
    clear,
  });
}
