import styled from 'styled-components';
import { breakpoint } from '@nivara/shared/ui/tokens/theme';

/**
 * A text about joining the video call keeps its words side by side: in a narrower column each word would be
 * on a line of its own.
 */
export const JoinText = styled.span`
  :is([data-look='summary'], [data-look='columns']) & {
    display: inline-block;
    min-width: 9em;

    @media (width < ${breakpoint.tablet}) {
      min-width: 6.15em;
    }
  }
  /* A grid makes a button as wide as the card. */
  [data-look='cards'] & {
    display: grid;
  }
`;
