import { useState } from 'react';

/** Starting over begins a new form. The deleted draft is kept until the next start over or `forget`. */
export function useStartOver<Draft>() {
  const [start, setStart] = useState<{ formKey: number; deleted?: Draft | undefined }>({ formKey: 0 });
  return {
    /** The form's React key: each start makes a new form. */
    formKey: start.formKey,
    /** The deleted draft, which Undo restores. */
    deleted: start.deleted,
    startOver: (deleted?: Draft) => setStart(({ formKey }) => ({ formKey: formKey + 1, deleted })),
    /** Keeps the form, and drops the deleted draft. */
    forget: () => setStart(({ formKey }) => ({ formKey })),
  };
}
