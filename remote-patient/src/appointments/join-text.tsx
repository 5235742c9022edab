import styled from 'styled-components';

/** Where a table leaves the words about joining less room than this, each would have a line of its own. */
export const JoinText = styled.span`
  :is([data-look='summary'], [data-look='columns']) & {
    display: inline-block;
    min-width: 9em;
  }
`;
