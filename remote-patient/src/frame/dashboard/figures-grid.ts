import styled from 'styled-components';
import { media, space } from '@nivara/shared/ui/tokens/theme';

const columns = { 3: media.tablet, 4: '@media (min-width: 640px)' };

/** Three cards in a row, four as two and two, and one below the other where there is no room: never three and one. */
export const FiguresGrid = styled.div<{ $count?: 3 | 4 }>`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: minmax(0, 1fr);

  > * {
    min-height: 7rem;
  }
  ${({ $count = 4 }) => columns[$count]} {
    grid-template-columns: repeat(${({ $count = 4 }) => ($count === 3 ? 3 : 2)}, minmax(0, 1fr));

    > * {
      min-height: 9.5rem;
    }
  }
`;
