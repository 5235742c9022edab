import styled from 'styled-components';
import { Link } from '@nivara/shared/app-context/router';
import { MOST_COUNTED } from '@nivara/shared/domain/list-query';
import { color, font, motion, radius, space, text } from '@nivara/shared/ui/tokens/theme';

const List = styled.ul`
  display: grid;
  padding: 0;
  margin: 0;
  gap: ${space[3]};
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  list-style: none;
`;

const Count = styled(Link)<{ $waits: boolean }>`
  display: flex;
  height: 100%;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${({ $waits }) => ($waits ? color.accent : color.line)};
  border-radius: ${radius.medium};
  background: ${({ $waits }) => ($waits ? color.accentSoft : color.surface)};
  color: ${color.text};
  line-height: 1.3;
  text-decoration: none;
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.primary};
  }
  strong {
    color: ${({ $waits }) => ($waits ? color.accent : color.textMuted)};
    font: 600 ${text.h2} / 1 ${font.heading};
    font-variant-numeric: lining-nums tabular-nums;
  }
  span {
    font-size: ${text.small};
    font-weight: 550;
  }
`;

export interface CountLink {
  count: number;
  one: string;
  several: string;
  to: string;
}

/** Each number links to its list. */
export const CountLinks = ({ label, links }: { label: string; links: readonly CountLink[] }) => (
  <nav aria-label={label}>
    <List role="list">
      {links.map(({ count, one, several, to }) => (
        <li key={to}>
          <Count to={to} $waits={count > 0}>
            <strong>{count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}</strong>{' '}
            <span>{count === 1 ? one : several}</span>
          </Count>
        </li>
      ))}
    </List>
  </nav>
);
