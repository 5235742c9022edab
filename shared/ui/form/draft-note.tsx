import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './button';
import { color, media, radius, space, text } from '../tokens/theme';

/** Keeps the text beside the button if there is room, so that the note pushes the form down as little as possible. */
const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.primarySoft};
  font-size: ${text.small};

  > p {
    min-width: 0;
    flex: 1;
    line-height: 1.4;
  }
  > button {
    flex: none;
  }
  ${media.tight} {
    flex-wrap: wrap;
  }
`;

interface DraftNoteProps {
  /** True when the form started with a draft. */
  isRestored: boolean;
  onStartOver: () => void;
  /** Undefined unless the form has just been started over. */
  onUndo: (() => void) | undefined;
  /** Says which answers are kept, where, and until when. */
  children: ReactNode;
}

/** Says that the form started with a draft, and offers to start over, with Undo. */
export function DraftNote({ isRestored, onStartOver, onUndo, children }: DraftNoteProps) {
  if (onUndo) return <DraftDeleted onUndo={onUndo} />;
  if (!isRestored) return null;
  return (
    <Bar>
      <p>{children}</p>
      <Button variant="quiet" size="small" onClick={onStartOver}>
        Start over
      </Button>
    </Bar>
  );
}

function DraftDeleted({ onUndo }: { onUndo: () => void }) {
  const id = useId();
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button has disappeared, so the focus would be lost.
  useEffect(() => undo.current?.focus(), []);
  return (
    <Bar>
      <p id={id}>What you wrote is deleted.</p>
      <Button ref={undo} variant="quiet" size="small" aria-describedby={id} onClick={onUndo}>
        Undo
      </Button>
    </Bar>
  );
}
