import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './button';
import { Cluster } from '../layout/layout';
import { color, radius, space } from '../tokens/theme';

const Bar = styled(Cluster)`
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.primarySoft};

  > p {
    flex: 1 1 18rem;
  }
  > button {
    margin-inline-start: auto;
  }
`;

interface DraftNoteProps {
  onStartOver: () => void;
  /** Says which answers are kept, where and until when. */
  children: ReactNode;
}

/** Stands above a form that starts with a draft. */
export function DraftNote({ onStartOver, children }: DraftNoteProps) {
  return (
    <Bar $justify="space-between" $gap={2}>
      <p>{children}</p>
      <Button variant="quiet" size="small" onClick={onStartOver}>
        Start over
      </Button>
    </Bar>
  );
}
