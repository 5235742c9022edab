import styled from 'styled-components';
import { space } from '@nivara/shared/ui/tokens/theme';

/** The figures are two by two or in one column, never three and one. */
export const FiguresGrid = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: minmax(0, 1fr);

  > * {
    min-height: 7rem;
  }
  @media (min-width: 40em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > * {
      min-height: 9.5rem;
    }
  }
`;
