import styled from 'styled-components';
import { NavLink, useLocation } from '@nivara/shared/app-context/router';
import { fadingEdges } from '@nivara/shared/ui/layout/scroll-edges';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { color, media, motion, radius, space, targetSize } from '@nivara/shared/ui/tokens/theme';
import { useOneLine } from './use-one-line';

/** The bar is never wider than its space, even next to a button, since its line of links scrolls. */
const Nav = styled.nav`
  min-width: 0;
  max-width: 100%;
`;

const List = styled.ul`
  position: relative;
  display: flex;
  gap: ${space[2]};
  /* The padding is for the focus ring, which the scrolling line would cut off. */
  padding: ${space[2]};
  margin: calc(-1 * ${space[2]});
  list-style: none;
  overflow-x: auto;
  scrollbar-width: none;
  ${fadingEdges}

  ${media.desktop} {
    flex-wrap: wrap;
    mask-image: none;
    overflow-x: visible;
  }

  a {
    display: flex;
    white-space: nowrap;
    min-height: ${targetSize.medium};
    align-items: center;
    padding: ${space[2]} ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    background: ${color.surface};
    color: ${color.text};
    font-weight: 550;
    text-decoration: none;
    transition: background ${motion.quick};
  }
  small {
    padding-inline: 0.45em;
    border-radius: ${radius.pill};
    margin-inline-start: ${space[2]};
    background: ${color.primary};
    color: ${color.onPrimary};
    font-variant-numeric: lining-nums tabular-nums;
  }
  small[data-urgent] {
    background: ${color.danger};
    color: ${color.onDanger};
  }
  a:hover {
    background: ${color.surfaceSunken};
  }
  a[aria-current] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    color: ${color.primary};
    font-weight: 650;
    box-shadow: inset 0 -2px 0 ${color.primary};
  }
`;

interface SectionLink {
  text: string;
  to: string;
  end?: boolean;
  /** The number of unread items, shown next to the text. */
  count?: number;
  /** The word for the counted items, instead of “unread”. */
  counted?: string;
  /** Marks the number in red. */
  urgent?: boolean;
}

interface SectionNavProps {
  /** The accessible name, for example "Bookings". */
  label: string;
  links: readonly SectionLink[];
}

/** Links the pages of one section; the current page, or the one above it, is marked. */
export function SectionNav({ label, links }: SectionNavProps) {
  const { pathname } = useLocation();
  const list = useOneLine<HTMLUListElement>('[aria-current]', pathname);
  return (
    <Nav aria-label={label}>
      <List role="list" ref={list}>
        {links.map(({ text, to, end, count = 0, counted = 'unread', urgent = false }) => (
          <li key={to}>
            <NavLink to={to} end={end}>
              {text}
              {count > 0 ? (
                <small data-urgent={urgent || undefined}>
                  {count}
                  <VisuallyHidden> {counted}</VisuallyHidden>
                </small>
              ) : null}
            </NavLink>
          </li>
        ))}
      </List>
    </Nav>
  );
}
