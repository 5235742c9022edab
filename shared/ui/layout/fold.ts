import styled from 'styled-components';
import { color, space, targetSize, text } from '../tokens/theme';

/** Details that stay folded until the reader opens them. */
export const Fold = styled.details`
  summary {
    min-height: ${targetSize.medium};
    padding-block: ${space[3]};
    color: ${color.primary};
    cursor: pointer;
    font-size: ${text.small};
    font-weight: 600;
  }
`;
