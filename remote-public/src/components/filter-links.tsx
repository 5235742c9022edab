import styled from 'styled-components';
import { Link } from '@nivara/shared/app-context/router';
import { color, radius, space, targetSize } from '@nivara/shared/ui/tokens/theme';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    min-height: ${targetSize.medium};
    align-items: center;
    padding: ${space[2]} ${space[4]};
    border: 1.5px solid ${color.lineStrong};
    border-radius: ${radius.pill};
    background: ${color.surface};
    color: ${color.text};
    font-weight: 550;
    text-decoration: none;
  }
  a:hover {
    border-color: ${color.primary};
    color: ${color.primary};
  }
  a[aria-current] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    color: ${color.primary};
  }
  a:focus-visible {
    border-radius: ${radius.pill};
  }
`;

export interface FilterLink {
  label: string;
  to: string;
  chosen: boolean;
}

/** The choice is part of the address, so that the back button undoes it. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  return (
    <nav aria-label={label}>
      <List role="list">
        {links.map(({ label: words, to, chosen }) => (
          <li key={to}>
            <Link to={to} aria-current={chosen ? 'true' : undefined}>
              {words}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
