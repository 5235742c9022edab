import styled from 'styled-components';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { media } from '@nivara/shared/ui/tokens/theme';

/** Buttons of a table's row, on one line where the table is one. */
export const RowActions = styled(Cluster).attrs({ $gap: 2 })`
  ${media.tablet} {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`;
