import styled from 'styled-components';
import { media } from '@nivara/shared/ui/theme';

/** A number, a date or a time: in a row of a table it is not broken over lines. */
export const Whole = styled.span`
  ${media.tablet} {
    white-space: nowrap;
  }
`;
