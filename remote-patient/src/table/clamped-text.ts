import styled from 'styled-components';
import { media } from '@nivara/shared/ui/tokens/theme';

/** The first lines of a long text: a table shows no more, but paper and the record’s own page do. */
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
    min-width: 0;
  }
`;
