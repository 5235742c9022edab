import styled from 'styled-components';
import { color, space, targetSize, text } from '../tokens/theme';

/** Details that are folded until they are asked for. */
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
