import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../tokens/theme';
import { Unbroken } from './unbroken';

const List = styled.dl`
  margin: 0;

  > div {
    display: grid;
    gap: 0 ${space[4]};
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.line};
    grid-template-columns: minmax(0, 1fr);

    @media (min-width: 30em) {
      padding-block: ${space[3]};
      grid-template-columns: 10rem minmax(0, 1fr);
    }
  }
  > div:last-child {
    border-bottom: 0;
  }
  &[data-compact] > div {
    padding-block: ${space[1]};

    @media (20em <= width < 30em) {
      grid-template-columns: 5.25rem minmax(0, 1fr);
    }
  }
  @media print {
    > div {
      padding-block: ${space[1]};
    }
    &[data-paired] {
      display: grid;
      column-gap: ${space[6]};
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-paired] > div {
      border-bottom: 1px solid ${color.line};
      grid-template-columns: 7rem minmax(0, 1fr);
    }
    &[data-paired] > [data-long] {
      grid-column: 1 / -1;
    }
  }
  dt {
    color: ${color.textMuted};
    font-size: ${text.small};
    line-height: 1.7;
  }
  dd {
    min-width: 0;
    margin: 0;
    font-variant-numeric: lining-nums;
    font-weight: 550;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** A longer text fills the width of the paper. */
const LONG = 40;

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Prints two facts on a line, so that all facts fit on one sheet. */
  paired?: boolean;
  /** Puts names beside their values on a phone too, to save height. */
  compact?: boolean;
}

/** Omits entries with an empty value. */
export function Facts({ facts, paired, compact }: FactsProps) {
  return (
    <List data-paired={paired || undefined} data-compact={compact || undefined}>
      {facts.map(([name, value]) =>
        value === undefined || value === null || value === '' ? null : (
          <div key={name} data-long={(typeof value === 'string' && value.length > LONG) || undefined}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? <Unbroken>{value}</Unbroken> : value}</dd>
          </div>
        ),
      )}
    </List>
  );
}
