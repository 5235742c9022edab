import styled from 'styled-components';
import { media, space } from '@nivara/shared/ui/tokens/theme';

const columns = { 3: media.tablet, 4: '@media (min-width: 40em)' };

/** Three cards in a row, four as two by two, or one column: never three and one. */
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
