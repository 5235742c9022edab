import styled from 'styled-components';
import { NavLink } from '@nivara/shared/app-context/router';
import { color, motion, radius, space, targetSize } from '@nivara/shared/ui/tokens/theme';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 0;
  margin: 0;
  list-style: none;

  a {
    display: flex;
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

interface SectionNavProps {
  /** Names the navigation, for example "Bookings". */
  label: string;
  links: readonly { text: string; to: string; end?: boolean }[];
}

/** From one page of a part of the area to its sisters; the one that is shown, or that is above it, is marked. */
export const SectionNav = ({ label, links }: SectionNavProps) => (
  <nav aria-label={label}>
    <List role="list">
      {links.map(({ text, to, end }) => (
        <li key={to}>
          <NavLink to={to} end={end}>
            {text}
          </NavLink>
        </li>
      ))}
    </List>
  </nav>
);
