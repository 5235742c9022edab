import { DraftDeleted, DraftNote } from '../../ui/form/draft-note';

interface DraftRestoredProps {
  isRestored: boolean;
  onStartOver: () => void;
  /** Given after starting over. */
  onUndo: (() => void) | undefined;
}

export function DraftRestored({ isRestored, onStartOver, onUndo }: DraftRestoredProps) {
  if (onUndo) return <DraftDeleted onUndo={onUndo} />;
  if (!isRestored) return null;
  return <DraftNote onStartOver={onStartOver}>What you wrote before is here again, not sent yet.</DraftNote>;
}
