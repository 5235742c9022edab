import styled from 'styled-components';
import { color, space } from '@nivara/shared/ui/tokens/theme';

/** Entries below each other, with their details in small, grey print. */
export const EntryList = styled.ul`
  padding: 0;
  list-style: none;

  li {
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  small {
    color: ${color.textMuted};
  }
`;
