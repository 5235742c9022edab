import styled from 'styled-components';
import { media, space } from '../tokens/theme';

/** A title, and a badge that stays at its right in the first line however long the title is. */
export const TitleLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};

  ${media.tight} {
    flex-wrap: wrap;
  }
  > :first-child {
    min-width: 0;
  }
  > :last-child:not(:first-child) {
    flex: none;
  }
`;
