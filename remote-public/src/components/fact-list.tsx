import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';

/** All columns have the same width, so that a value that loads later moves no other fact. */
const List = styled.dl`
  display: grid;
  gap: ${space[3]} ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  margin: 0;

  dt {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
  dd {
    margin: 0;
    font-variant-numeric: lining-nums;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export interface Fact {
  name: string;
  /** Facts with an empty value are left out. */
  value: ReactNode;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== '');
  if (known.length === 0) return null;
  return (
    <List>
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
