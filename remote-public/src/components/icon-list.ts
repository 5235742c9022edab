import styled from 'styled-components';
import { color, space } from '@nivara/shared/ui/tokens/theme';

export const IconList = styled.ul`
  display: grid;
  gap: ${space[3]} ${space[5]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space[3]};
  }
  svg {
    flex: none;
    margin-top: 0.1em;
    color: ${color.primary};
  }
  a {
    overflow-wrap: anywhere;
  }
`;
