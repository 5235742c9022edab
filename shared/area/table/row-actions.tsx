import styled from 'styled-components';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { media } from '@nivara/shared/ui/tokens/theme';

/** Buttons of a row; they share a line where the row is not a card. */
export const RowActions = styled(Cluster).attrs({ $gap: 2 })`
  ${media.tablet} {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`;
