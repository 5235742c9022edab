import styled from 'styled-components';
import { media } from '@nivara/shared/ui/tokens/theme';

/** Tables show three lines of a long text on screen, and all of it on paper. */
export const ClampedText = styled.span`
  @media screen {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  ${media.tablet} {
    min-width: 11rem;
  }
  @media print {
    display: block;
    min-width: 0;
  }
`;
