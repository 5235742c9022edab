import styled from 'styled-components';
import { media, space } from '../tokens/theme';

/** A title and its badge, which stays at the right of the title's first line, except on the narrowest screens. */
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
