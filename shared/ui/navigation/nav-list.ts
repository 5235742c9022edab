import styled from 'styled-components';
import { color, media, radius, space, targetSize } from '../tokens/theme';

/** Wraps a `ul` of links and marks the link of the current page. */
export const NavList = styled.nav`
  ul {
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    min-height: ${targetSize.medium};
    align-items: center;
    gap: ${space[3]};
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.medium};
    color: ${color.text};
    text-decoration: none;
  }
  a:hover {
    background: ${color.surfaceSunken};
  }
  a[aria-current] {
    background: ${color.primarySoft};
    color: ${color.primary};
    font-weight: 600;
  }
  ${media.desktop} {
    position: sticky;
    top: calc(var(--nv-header-height, 0px) + ${space[5]});
  }
`;
