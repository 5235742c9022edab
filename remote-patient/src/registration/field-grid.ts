import styled from 'styled-components';
import { media, space } from '@nivara/shared/ui/tokens/theme';

/** One column, or two where there is room; `data-wide` spans both. */
export const FieldGrid = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[5]};

  > * {
    min-width: 0;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;

    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;
