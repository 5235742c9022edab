import styled from 'styled-components';
import type { Learning } from '@nivara/shared/domain/director';
import { LeafIcon } from '@nivara/shared/ui/layout/icon';
import { color, space } from '@nivara/shared/ui/tokens/theme';
import { IconList } from '../icon-list';

const List = styled(IconList)`
  gap: ${space[4]};

  svg {
    color: ${color.accent};
  }
  strong {
    display: block;
    font-weight: 600;
  }
  span {
    color: ${color.textMuted};
  }
`;

/** The places and the subjects of yoga and meditation training. */
export function LearningsList({ learnings }: { learnings: readonly Learning[] }) {
  return (
    <List role="list">
      {learnings.map(({ aashram, desc }, index) => (
        <li key={index}>
          <LeafIcon size={22} />
          <div>
            {aashram && <strong>{aashram}</strong>}
            {desc && <span>{desc}</span>}
          </div>
        </li>
      ))}
    </List>
  );
}
