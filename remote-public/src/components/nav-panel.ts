import styled from 'styled-components';
import { NavList } from '@nivara/shared/ui/navigation/nav-list';
import { color, radius, space } from '@nivara/shared/ui/tokens/theme';

export const NavPanel = styled(NavList)`
  align-self: start;
  padding: ${space[5]} ${space[3]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};

  h2 {
    padding-inline: ${space[3]};
    margin-bottom: ${space[3]};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  }
`;
